import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020, type AnySchemaObject } from "ajv/dist/2020.js";

const root = new URL("../../../", import.meta.url);
const namesIn = (folder: string): string[] => readdirSync(new URL(folder, root));
const read = (file: string): AnySchemaObject =>
  JSON.parse(readFileSync(new URL(file, root), "utf8")) as AnySchemaObject;

export const gameIds = readdirSync(new URL("games", root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && namesIn(`games/${entry.name}`).includes("schemas"))
  .map(({ name }) => name);
const folders = ["docs/schemas/", ...gameIds.map((game) => `games/${game}/schemas/`)];

// Strict: a keyword that ajv does not know, or that can have no effect where it stands, is an error.
const ajv = new Ajv2020({ strict: true, strictRequired: false });

/** Every schema by its file name; each is itself checked against the draft it names. */
export const schemas = new Map(
  folders.flatMap((folder) => namesIn(folder).map((name): [string, AnySchemaObject] => [name, read(folder + name)])),
);
for (const [name, schema] of schemas) ajv.addSchema(schema, name);

/** What is wrong with a value by a schema ("setup.json", "answer.json#/$defs/play"); empty if nothing is. */
export function flaw(schema: string, value: unknown): string {
  const validate = ajv.getSchema(schema);
  if (!validate) throw new Error(`there is no schema ${schema}`);
  return validate(value) ? "" : ajv.errorsText(validate.errors);
}

/** Throws, with the message, if it does not fit. */
export function mustFit(schema: string, value: unknown): void {
  const found = flaw(schema, value);
  if (found !== "") throw new Error(`${schema}: ${found} in ${JSON.stringify(value).slice(0, 500)}`);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Copies of a value, each with one member or entry somewhere inside replaced by something of another type. */
export function* brokenCopies(value: unknown): Generator<unknown> {
  if (!isObject(value)) return yield { wrong: true };
  for (const key of Object.keys(value))
    for (const broken of brokenCopies(value[key]))
      yield Array.isArray(value) ? value.with(Number(key), broken) : { ...value, [key]: broken };
}
