import { readdirSync, readFileSync } from "node:fs";
import { h, type VNode } from "preact";
import ts from "typescript";
import { afterEach, expect, test } from "vitest";
import { said, say, translate, use } from "./language";
import german from "./languages/de.json";

afterEach(() => use({}));

test("plain words are looked up, and keep the space around them", () => {
  use({ Round: "Runde" });
  expect(said("Round ")).toBe("Runde ");
  expect(said("Squad")).toBe("Squad");
});

test("words with gaps are looked up by their gaps, which may change places", () => {
  expect(say`Round ${3} of ${9}`).toBe("Round 3 of 9");
  use({ "Round {0} of {1}": "von {1} Runden die {0}." });
  expect(say`Round ${3} of ${9}`).toBe("von 9 Runden die 3.");
});

test("what an element says is put into the language, and what people say is not", () => {
  use({ Log: "Protokoll", Yes: "Ja" });
  const node = h("section", { "aria-label": "Log" }, "Log", " 3");
  translate(node as VNode);
  expect(node.props).toMatchObject({ "aria-label": "Protokoll", children: ["Protokoll", " 3"] });
  const words = h("li", { translate: false }, "Yes");
  translate(words as VNode);
  expect(words.props.children).toBe("Yes");
});

/** english is all that the client says in its pages and with say, and every whole sentence. */
function english(): Set<string> {
  const found = new Set<string>();
  const add = (text: string) => {
    const words = text.replace(/\s+/g, " ").trim();
    if (/\p{L}{2}/u.test(words)) found.add(words);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node.text);
    else if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      if (["aria-label", "title", "placeholder", "alt"].includes(ts.isIdentifier(node.name) ? node.name.text : "")) add(node.initializer.text);
    } else if (ts.isStringLiteral(node) && /^\p{Lu}.* .*[.…?!]$/u.test(node.text)) {
      add(node.text);
    } else if (ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === "say") {
      const { template } = node;
      if (ts.isTemplateExpression(template)) {
        add(template.head.text + template.templateSpans.map((s, i) => `{${i}}${s.literal.text}`).join(""));
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" })) {
    if (!/(?<!\.test|\.d)\.tsx?$/.test(file)) continue;
    visit(ts.createSourceFile(file, readFileSync("src/" + file, "utf8"), ts.ScriptTarget.Latest));
  }
  return found;
}

test("German lacks nothing that is drawn or said", () => {
  const has = new Set(Object.keys(german).map((words) => words.trim()));
  const lacks = [...english()].filter((words) => !has.has(words));
  expect(lacks, "words that German lacks").toEqual([]);
}, 60_000);

test("German says nothing in place of a mark alone, which many sentences have", () => {
  const marks = Object.entries(german).filter(([key, says]) => !/[\p{L}\d]/u.test(key) && /\p{L}/u.test(says));
  expect(marks).toEqual([]);
});

test("German fills the gaps that English has", () => {
  const gaps = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).sort().join();
  const wrong = Object.entries(german).filter(([key, says]) =>
    [...new Set(gaps(says).split(","))].some((gap) => !gaps(key).includes(gap)));
  expect(wrong).toEqual([]);
});
