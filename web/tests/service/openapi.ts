import { readFileSync } from "node:fs";
import { request } from "node:http";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";

type Json = Record<string, unknown>;

const read = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), "utf8");
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const step = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined);

/** Schemas read strictly: what is not documented is not allowed. Readers of the document may be more tolerant. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isObject(value)) return value;
  const members = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, closed(member)]));
  return isObject(value.properties) ? { additionalProperties: false, ...members } : members;
}

const documented = closed(parse(read("openapi.yaml"))) as Json;
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(documented, "openapi.yaml");
for (const $id of ["schemas/record.json", "schemas/table_command.json", "schemas/table_summary.json"])
  ajv.addSchema({ ...(JSON.parse(read($id)) as Json), $id });

/** Follows names, and references on the way; gives what is there and where that is. */
function find(names: readonly string[]): { readonly value: unknown; readonly at: readonly string[] } {
  let [value, at]: [unknown, readonly string[]] = [documented, []];
  for (const name of names) {
    [value, at] = [step(value, name), [...at, name]];
    const reference = step(value, "$ref");
    if (typeof reference === "string" && reference.startsWith("#/"))
      ({ value, at } = find(reference.slice(2).split("/")));
  }
  return { value, at };
}

/** Throws if a value does not fit the schema at this place. */
function expectFitting(at: readonly string[], value: unknown): void {
  const pointer = at.map((name) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
  const validate = ajv.compile({ $ref: `openapi.yaml#/${pointer}` });
  if (!validate(value))
    throw new Error(`${at.join(" ")}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value).slice(0, 500)}`);
}

/** What the response `default` stands for, on every page. */
const anywhere = ["400", "403", "405", "429"];

/** "GET /path 200" for every answer that is documented. */
export function documentedAnswers(): string[] {
  return Object.entries(documented.paths as Record<string, Json>).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      Object.keys((step(operation, "responses") as Json | undefined) ?? {}).map(
        (status) => `${method.toUpperCase()} ${path} ${status}`,
      ),
    ),
  );
}

export interface Asked {
  readonly table?: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly query?: string;
  readonly headers?: Record<string, string>;
}

export interface Answered {
  readonly status: number;
  readonly body: Json;
  readonly tag: string;
}

const exchange = (
  url: URL,
  method: string,
  headers: Record<string, string>,
  body: string | undefined,
): Promise<{ status: number; type: string; tag: string; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (more: string) => (text += more));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: (answer.headers["content-type"] ?? "").split(";")[0] ?? "",
          tag: answer.headers.etag ?? "",
          text,
        }),
      );
    });
    sent.on("upgrade", (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, type: "", tag: "", text: "" });
    });
    sent.on("error", reject);
    sent.end(body);
  });

/** Asks a page ("GET /api/tables/{table}") of a service and holds request and answer against the document. Notes the
 *  answer in `seen`. */
export async function ask(
  url: string,
  page: string,
  { table = "", token, body, query = "", headers = {} }: Asked,
  seen: Set<string>,
): Promise<Answered> {
  const [method = "", path = ""] = page.split(" ");
  const operation = ["paths", path, method.toLowerCase()];
  const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { status, type, tag, text } = await exchange(
    new URL(path.replace(/\{\w+\}/, table) + query, url),
    method,
    { ...authorization, ...headers },
    sent,
  );

  const explicit = find([...operation, "responses", String(status)]);
  const isGeneral = explicit.value === undefined && anywhere.includes(String(status));
  const response = isGeneral ? find([...operation, "responses", "default"]) : explicit;
  if (response.value === undefined) throw new Error(`${page} answers ${status}, which is not documented: ${text}`);
  seen.add(`${page} ${isGeneral ? "default" : status}`);

  const content = step(response.value, "content");
  const answer: unknown = type === "application/json" ? JSON.parse(text) : text;
  if (content === undefined && text !== "")
    throw new Error(`${page} ${status} has a body, which is not documented: ${text}`);
  if (content !== undefined) expectFitting([...response.at, "content", type, "schema"], answer);
  if (status < 300 && body !== undefined) {
    const [sentType = ""] = Object.keys(find([...operation, "requestBody", "content"]).value as Json);
    expectFitting([...operation, "requestBody", "content", sentType, "schema"], body);
  }
  return { status, tag, body: isObject(answer) ? answer : {} };
}
