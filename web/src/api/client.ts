/** The client of the API. Its types come from the server's schema. */
import createClient from "openapi-fetch";
import { ask, tab } from "./host";
import { say, tag } from "../language";
import type { paths } from "./schema";

/** Where the API is: beside the page. */
const base = new URL(".", globalThis.document?.baseURI ?? "http://localhost/").href
  .replace(/\/$/, "");

/** api asks the server. */
export const api = createClient<paths>({ baseUrl: base, fetch: ask, headers: { "Accept-Language": tag() } });

/** urlOf is the address of a path of the API. */
export function urlOf(path: string): string {
  return base + path;
}

/** Failure is an answer of the server that says no, in one sentence. */
export class Failure extends Error {
  constructor(readonly status: number, message: string) {
    super(message);
  }
}

/** must returns the data of an answer, or throws a Failure. */
export async function must<T>(
  request: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await request;
  if (error !== undefined || !response.ok) {
    throw new Failure(response.status, said(error, response));
  }
  return data as T;
}

/** said is what the server said went wrong. */
function said(error: unknown, response: Response): string {
  const detail = (error as { detail?: unknown } | undefined)?.detail;
  if (typeof detail === "string" && detail) return detail;
  return say`The server responded with an error (${response.status}).`;
}

/** sentence says of any error what went wrong, for people. */
export function sentence(e: unknown): string {
  if (e instanceof Failure) {
    const text = e.message.charAt(0).toUpperCase() + e.message.slice(1);
    return /[.!?]$/.test(text) ? text : text + ".";
  }
  if (e instanceof TypeError) return tab ? "The game has stopped; try again." : "Can't reach the server.";
  return e instanceof Error ? e.message : String(e);
}
