/**
 * The language of the client. What it says is written in English where it is drawn; another language is a catalog
 * from that English, in languages/. Plain words in the page are looked up as they are drawn, words with gaps by say.
 * What people and cards are called stays as it is: an element with translate={false} is left alone.
 */
import { Fragment, options, type VNode } from "preact";
import { language } from "./prefs";

/** The languages there are, by their tags, as they call themselves. */
export const languages: Record<string, string> = { en: "English", de: "Deutsch" };

/** What each language but English says. */
const catalogs: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  de: () => import("./languages/de.json"),
};

/** The catalog that was loaded, from English; empty for English. */
let catalog: Record<string, string> = {};

/** tag is the tag of the language: the one that was chosen, else the first of the browser's that there is. */
export function tag(): string {
  const wanted = [language.peek(), ...(globalThis.navigator?.languages ?? [])];
  return wanted.map((l) => l.split("-")[0] ?? "").find((l) => l in languages) ?? "en";
}

/** speak loads the language, before anything is drawn. */
export async function speak(): Promise<void> {
  const load = catalogs[tag()];
  document.documentElement.lang = tag();
  if (!load) return;
  use((await load()).default);
  const before = options.vnode;
  options.vnode = (node) => {
    translate(node);
    before?.(node);
  };
}

/** use takes a catalog. */
export function use(words: Record<string, string>): void {
  catalog = words;
}

/** said is plain words in the language: those of English where it has none. Space around them stays. */
export function said(text: string): string {
  const core = text.trim();
  const says = core && catalog[core];
  return says ? text.replace(core, () => says) : text;
}

/** say is words with gaps, such as say`Round ${n}`: in a catalog the gaps are {0}, {1} and so on. */
export function say(words: TemplateStringsArray, ...gaps: unknown[]): string {
  const key = words.reduce((all, w, i) => `${all}{${i - 1}}${w}`);
  const says = catalog[key] ?? key;
  return says.replace(/\{(\d)\}/g, (_, i) => String(gaps[Number(i)] ?? ""));
}

/** What elements say beside their content. */
const spoken = ["aria-label", "title", "placeholder", "alt"];

/** translate puts what a node says into the language. */
export function translate(node: VNode): void {
  const props = node.props as Record<string, unknown>;
  if ((typeof node.type !== "string" && node.type !== Fragment) || props["translate"] === false) return;
  for (const name of spoken) {
    const text = props[name];
    if (typeof text === "string") props[name] = said(text);
  }
  const { children } = props;
  if (typeof children === "string") props["children"] = said(children);
  else if (Array.isArray(children)) props["children"] = children.map((c: unknown) => typeof c === "string" ? said(c) : c);
}
