/** The frame of every page that is not a match: the way back, a heading, the rest. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { link } from "../router";

type Props = { title: string; wide?: boolean; children: ComponentChildren };

/** Page names itself in the browser's title, and its heading takes the focus. */
export function Page({ title, wide, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – Koiogran`;
    heading.current?.focus();
  }, [title]);
  return (
    <main class={wide ? "page wide" : "page"}>
      <p><a href={link("")}>‹ Koiogran</a></p>
      <h1 ref={heading} tabIndex={-1}>{title}</h1>
      {children}
    </main>
  );
}
