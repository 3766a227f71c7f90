import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = dirname(fileURLToPath(import.meta.url));

/** modules are the modules of the client, with those that each imports; what is imported as a type alone is not there when it runs. */
function modules(): Map<string, string[]> {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((f) => /\.tsx?$/.test(f) && !/\.(test|d)\.ts$/.test(f));
  const known = new Set(files);
  return new Map(files.map((file) => {
    const list = [...readFileSync(join(root, file), "utf8").matchAll(/^(?:import|export)\s+(?!type\b)([^;"]*?)\s*from\s+"(\.[^"]+)"/gm)]
      .filter(([, names = ""]) => !/^\{(\s*type \w+( as \w+)?,?)+\s*\}$/.test(names))
      .map(([, , path = ""]) => normalize(join(dirname(file), path)))
      .flatMap((path) => [path + ".ts", path + ".tsx", path].filter((p) => known.has(p)));
    return [file, list];
  }));
}

/** circle is a way from a module back to it, nothing where there is none. */
function circle(all: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const way: string[] = [];
  const from = (file: string): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    way.push(file);
    for (const next of all.get(file) ?? []) {
      const found = from(next);
      if (found.length > 0) return found;
    }
    way.pop();
    done.add(file);
    return [];
  };
  for (const file of all.keys()) {
    const found = from(file);
    if (found.length > 0) return found;
  }
  return [];
}

test("no modules import each other in a circle", () => {
  const all = modules();
  expect([...all.values()].flat().length).toBeGreaterThan(all.size);
  expect(circle(all)).toEqual([]);
});

test("a circle is found", () => {
  expect(circle(new Map([["a", ["b"]], ["b", ["c"]], ["c", ["b"]]]))).toEqual(["b", "c", "b"]);
});
