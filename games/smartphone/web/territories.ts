/// The shapes of the twelve regions, made while the page is built (`?built`): Natural Earth's countries, joined into
/// territories, projected, simplified and rounded, so that the page gets outlines and nothing else.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoGraticule, geoNaturalEarth1, geoPath, type GeoProjection } from "d3-geo";
import { merge } from "topojson-client";
import type { MultiPolygon, Polygon, Topology } from "topojson-specification";
import { board } from "./map_size";
import type { Region } from "./types";

export interface Territories {
  readonly outlines: Readonly<Record<Region, string>>;
  /** Lines of latitude and longitude. */
  readonly grid: string;
}

/** Countries by region, as Natural Earth writes them. Whoever is not listed is Europe's or too small to be seen. */
const countries: Readonly<Record<Exclude<Region, "europe">, string>> = {
  usa: "United States of America",
  canada: "Canada, Greenland, St. Pierre and Miquelon",
  caribbean:
    "Cuba, Haiti, Dominican Rep., Jamaica, Puerto Rico, Bahamas, Trinidad and Tobago, Mexico, Guatemala, Belize, " +
    "Honduras, El Salvador, Nicaragua, Costa Rica, Panama, Turks and Caicos Is., Dominica, Saint Lucia, Grenada, " +
    "Barbados, Antigua and Barb., Curaçao",
  south_america:
    "Brazil, Argentina, Chile, Peru, Bolivia, Paraguay, Uruguay, Colombia, Venezuela, Guyana, Suriname, Ecuador, " +
    "Falkland Is.",
  cis:
    "Russia, Kazakhstan, Belarus, Uzbekistan, Turkmenistan, Kyrgyzstan, Tajikistan, Armenia, Azerbaijan, Georgia, " +
    "Moldova",
  china: "China, Mongolia, Taiwan, North Korea, South Korea, Japan, Hong Kong, Macao",
  india:
    "India, Pakistan, Nepal, Bhutan, Bangladesh, Sri Lanka, Afghanistan, Myanmar, Thailand, Laos, Cambodia, " +
    "Vietnam, Siachen Glacier",
  emirates:
    "United Arab Emirates, Saudi Arabia, Oman, Yemen, Qatar, Kuwait, Bahrain, Iraq, Iran, Syria, Jordan, Israel, " +
    "Palestine, Lebanon, Turkey, Cyprus, N. Cyprus",
  australia:
    "Australia, New Zealand, Papua New Guinea, Indonesia, Malaysia, Philippines, Timor-Leste, Brunei, " +
    "New Caledonia, Solomon Is., Vanuatu, Fiji, Singapore",
  rsa:
    "South Africa, Namibia, Botswana, Zimbabwe, Zambia, Mozambique, Angola, Dem. Rep. Congo, Congo, Tanzania, " +
    "Malawi, Lesotho, eSwatini, Madagascar, Gabon, Rwanda, Burundi, Kenya, Uganda, Eq. Guinea",
  north_africa:
    "Morocco, W. Sahara, Algeria, Tunisia, Libya, Egypt, Mali, Niger, Chad, Sudan, S. Sudan, Ethiopia, Eritrea, " +
    "Djibouti, Somalia, Somaliland, Mauritania, Senegal, Gambia, Guinea-Bissau, Guinea, Sierra Leone, Liberia, " +
    "Côte d'Ivoire, Ghana, Togo, Benin, Nigeria, Burkina Faso, Cameroon, Central African Rep.",
};
type Point = readonly [number, number];
const nowhere = new Set(["Antarctica", "Fr. S. Antarctic Lands", "Heard I. and McDonald Is.", "S. Geo. and the Is."]);

/** Pieces that lie elsewhere than their country: French Guiana; and Crimea as the United Nations see it. */
function regionOfPiece(region: Region, [longitude, latitude]: Point): Region {
  if (region === "europe" && longitude < -45) return "south_america";
  const isCrimea = longitude > 32 && longitude < 37 && latitude > 44 && latitude < 46.5;
  return region === "cis" && isCrimea ? "europe" : region;
}

/** What the eye does not miss on the largest screens: a triangle this small, and an island this small. */
const leastTriangle = 0.36;
const leastIsland = 2.2;
/** Outlines are written in tenths. */
const precision = 10;

const area = (a: Point, b: Point, c: Point): number =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/** The world from the north of Greenland's inhabited coast to Cape Horn, with the least of the Pacific. */
function projection(): GeoProjection {
  const raw = geoNaturalEarth1().rotate([-11, 0]).scale(1000).translate([0, 0]);
  const at = (longitude: number, latitude: number): Point => raw([longitude, latitude]) ?? [0, 0];
  const [left, right] = [at(-168, 58)[0], at(179, -38)[0]];
  const [top, bottom] = [at(11, 76)[1], at(11, -55)[1]];
  const scale = Math.min(board.width / (right - left), board.height / (bottom - top));
  return raw
    .scale(1000 * scale)
    .translate([board.width / 2 - (scale * (left + right)) / 2, board.height / 2 - (scale * (top + bottom)) / 2]);
}

/**
 * Visvalingam's way: the point that matters least goes first. Lines are simplified before they become outlines, so
 * that neighbours keep the same border.
 */
function simplified(line: readonly Point[], project: (point: Point) => Point): Point[] {
  const points = line.map((point) => ({ point, at: project(point) }));
  while (points.length > 2) {
    let [least, smallest] = [0, Infinity];
    for (let i = 1; i < points.length - 1; ++i) {
      const [a, b, c] = [points[i - 1], points[i], points[i + 1]];
      const size = a && b && c ? area(a.at, b.at, c.at) : Infinity;
      if (size < smallest) [least, smallest] = [i, size];
    }
    if (smallest >= leastTriangle) break;
    points.splice(least, 1);
  }
  return points.map(({ point }) => point);
}

/** Arcs as places instead of differences, so that they can be simplified. */
function decoded({ arcs, transform }: Topology): Point[][] {
  const { scale = [1, 1], translate = [0, 0] } = transform ?? {};
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
    });
  });
}

/** Collects the rings that d3 draws. */
class Rings {
  readonly all: Point[][] = [];
  moveTo(x: number, y: number): void {
    this.all.push([[x, y]]);
  }
  lineTo(x: number, y: number): void {
    this.all.at(-1)?.push([x, y]);
  }
  arc(): void {}
  closePath(): void {}
  beginPath(): void {}
}

function sizeOf(ring: readonly Point[]): number {
  const [origin = [0, 0]] = ring;
  let doubled = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? origin;
    doubled += x * nextY - nextX * y;
  }
  return Math.abs(doubled) / 2;
}

/** An outline in steps from point to point, which is the shortest way to write it. */
function written(ring: readonly Point[]): string {
  const whole = ring.map(([x, y]) => [Math.round(x * precision), Math.round(y * precision)] as const);
  let [x, y] = [0, 0];
  const steps: string[] = [];
  for (const [nextX, nextY] of whole) {
    if (steps.length > 0 && nextX === x && nextY === y) continue;
    steps.push(`${(nextX - x) / precision} ${(nextY - y) / precision}`);
    [x, y] = [nextX, nextY];
  }
  const [start = "", ...rest] = steps;
  const [first] = whole;
  return `M${first ? first.map((one) => one / precision).join(" ") : start}l${rest
    .join(" ")
    .replaceAll(" -", "-")
    .replaceAll(/(?<!\d)0\./g, ".")}z`;
}

function made(): Territories {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-50m.json");
  const world = JSON.parse(readFileSync(file, "utf8")) as Topology;
  const projected = projection();
  const project = (point: Point): Point => projected([point[0], point[1]]) ?? [0, 0];
  const places = decoded(world);
  const arcs = places.map((line) => simplified(line, project).map(([x, y]) => [x, y]));
  const plain: Topology = { type: "Topology", objects: {}, arcs };

  const regionOf = new Map<string, Region>();
  for (const [region, names] of Object.entries(countries))
    for (const name of names.split(", ")) regionOf.set(name, region as Region);

  const polygons = new Map<Region, Polygon[]>();
  const all = world.objects["countries"];
  for (const one of all?.type === "GeometryCollection" ? all.geometries : []) {
    const { name = "" } = (one.properties ?? {}) as { name?: string };
    if (nowhere.has(name) || (one.type !== "Polygon" && one.type !== "MultiPolygon")) continue;
    for (const rings of one.type === "Polygon" ? [one.arcs] : (one as MultiPolygon).arcs) {
      const start = rings[0]?.[0] ?? 0;
      const at = places[start < 0 ? ~start : start]?.[0] ?? [0, 0];
      const region = regionOfPiece(regionOf.get(name) ?? "europe", at);
      const list = polygons.get(region) ?? [];
      list.push({ type: "Polygon", arcs: rings });
      polygons.set(region, list);
    }
  }
  const outlineOf = (region: Region): string => {
    const rings = new Rings();
    geoPath(projected, rings)(merge(plain, polygons.get(region) ?? []));
    return rings.all
      .filter((ring) => sizeOf(ring) >= leastIsland)
      .map(written)
      .join("");
  };
  const outlined = [...polygons.keys()].map((region) => [region, outlineOf(region)] as const);
  return {
    outlines: Object.fromEntries(outlined) as unknown as Territories["outlines"],
    grid: geoPath(projected).digits(0)(geoGraticule().step([30, 20]).precision(12)()) ?? "",
  };
}

export default made();
