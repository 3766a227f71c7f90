/** The frame of every page that is not a match: the head with the ways to other pages, a heading, the rest. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { link } from "../router";
import { Logo } from "./Logo";
import { Nav } from "./Nav";

type Props = { title: string; wide?: boolean; children: ComponentChildren };

/** Page names itself in the browser's title, and its heading takes the focus. */
export function Page({ title, wide, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – Koiogran`;
    heading.current?.focus();
  }, [title]);
  const now = location.hash.replace(/^#\/?/, "").split("/")[0] ?? "";
  return (
    <>
      <header class="page-head">
        <a href={link("")} class="home" aria-label="Koiogran home page"><Logo /><span>Koiogran</span></a>
        <Nav now={now} />
      </header>
      <main class={wide ? "page wide" : "page"}>
        <h1 ref={heading} tabIndex={-1}>{title}</h1>
        {children}
      </main>
    </>
  );
}
