import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Page } from "playwright-core";

const ajv = new Ajv2020({ strict: false });
const schemaOf = (name: string): ValidateFunction =>
  ajv.compile(
    JSON.parse(readFileSync(new URL(`../../../docs/schemas/${name}.json`, import.meta.url), "utf8")) as object,
  );
const [command, message] = [schemaOf("table_command"), schemaOf("table_message")];

function expectFitting(schema: ValidateFunction, payload: string | Buffer): void {
  if (!schema(JSON.parse(payload.toString())))
    throw new Error(`${ajv.errorsText(schema.errors)} in ${payload.toString().slice(0, 500)}`);
}

/** Whatever a page and the service say to each other is as the schemas say. */
export function expectFittingFrames(page: Page): void {
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => expectFitting(command, payload));
    socket.on("framereceived", ({ payload }) => expectFitting(message, payload));
  });
}
