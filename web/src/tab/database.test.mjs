/** Runs the Go tests of a store in node, over an IndexedDB of JavaScript: node database.test.mjs TESTS.wasm */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { open } from "./database.js";

const factory = new IDBFactory();
globalThis.koiogranDatabase = (name) => open(name, { indexedDB: factory, Range: IDBKeyRange });
const root = execFileSync("go", ["env", "GOROOT"]).toString().trim();
Object.assign(globalThis, { fs, path });
await import(path.join(root, "lib/wasm/wasm_exec.js"));
const go = new globalThis.Go();
go.argv = ["store.test", "-test.v"];
go.exit = (code) => process.exit(code);
const { instance } = await WebAssembly.instantiate(fs.readFileSync(process.argv[2]), go.importObject);
await go.run(instance);
