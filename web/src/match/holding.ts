/** Which token holds a seat here: the one that is kept, or one from the address that the server accepts. */
import { useEffect, useMemo } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Failure, sentence } from "../api/client";
import { fetchInvitation } from "../api/lobby";
import { held, hasRoom } from "../prefs";
import { link } from "../router";
import { remember, tooMany } from "./enter";
import { presence } from "./server";

/** The pages of which a seat is held. */
export type SeatPage = "match" | "join";

/** Holding is the token of a page, null while one from the address is being checked, and why that failed. */
export interface Holding {
  token: string | null;
  why: string;
}

/** accepted asks the server whether a token holds a seat. It throws where the server does not say. */
async function accepted(page: SeatPage, id: string, token: string): Promise<boolean> {
  try {
    await (page === "join" ? fetchInvitation(id, token) : presence({ id, token }));
    return true;
  } catch (e) {
    if (e instanceof Failure && e.status === 401) return false;
    throw e;
  }
}

/**
 * adopt returns the token with which a page asks for a match or an invitation. The one that an address shows is kept
 * only if the server accepts it. It never replaces one that works: any site can send a browser to any address.
 */
export async function adopt(page: SeatPage, id: string, shown: string): Promise<string> {
  const own = held.peek().find((h) => h.id === id)?.token ?? "";
  if (own && (own === shown || await accepted(page, id, own))) return own;
  if (!await accepted(page, id, shown)) return own || shown; // the page says that it holds nothing
  if (!hasRoom(id)) throw new Error(tooMany);
  remember({ id, token: shown }, page === "join" ? "A table for a friend" : "A match", page === "join" ? page : undefined);
  return shown;
}

/**
 * useHolding is the token with which this browser holds the seat of a match or an invitation. One in the address is
 * checked first, and taken out of the address then: others could read it there.
 */
export function useHolding(page: SeatPage, parts: readonly string[]): Holding {
  const [id = "", shown = ""] = parts;
  const checked = useSignal<Holding & { of: string }>({ of: "", token: null, why: "" });
  // The page keeps its token while it is left: what it held may be forgotten by then.
  const own = useMemo(() => held.peek().find((h) => h.id === id)?.token ?? "", [id]);
  useEffect(() => {
    if (!shown) return;
    let left = false;
    adopt(page, id, shown).then((token) => {
      if (left) return;
      checked.value = { of: id, token, why: "" };
      location.replace(link(page, id));
    }, (e: unknown) => {
      if (!left) checked.value = { of: id + shown, token: null, why: sentence(e) };
    });
    return () => void (left = true);
  }, [page, id, shown]);
  if (checked.value.of === id || checked.value.of === id + shown) return checked.value;
  return { token: shown ? null : own, why: "" };
}
