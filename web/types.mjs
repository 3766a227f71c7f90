/** Writes src/api/schema.d.ts, the types of the messages, from the server's schema. */
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

/** Lists are never null on the wire, though the schema of a Go slice allows for it. Examples say nothing about types. */
function solid(part) {
  if (typeof part !== "object" || part === null) return;
  if (part.schema) delete part.example;
  if (Array.isArray(part.type) && part.type.includes("array")) part.type = "array";
  Object.values(part).forEach(solid);
}

const folder = new URL("src/api/", import.meta.url);
const schema = JSON.parse(readFileSync(new URL("schema.json", folder), "utf8"));
solid(schema);
writeFileSync(new URL("schema.d.ts", folder), astToString(await openapiTS(schema)));
