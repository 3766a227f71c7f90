/** The account of a person: signing in by a passkey, and what follows them to other devices. */
import { session } from "../prefs";
import { api, Failure, must } from "./client";
import { signed } from "./lobby";
import type { components } from "./schema";

export type Account = components["schemas"]["Account"];
export type AccountRating = components["schemas"]["AccountRating"];
export type Ranked = components["schemas"]["Ranked"];
type Ceremony = components["schemas"]["Ceremony"];
type SignedIn = components["schemas"]["SignedIn"];

/** mine makes a request of a player who is signed in; one whose session is over is signed out here. */
async function mine<T>(request: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  try {
    return await must(request);
  } catch (e) {
    if (e instanceof Failure && e.status === 401) session.value = "";
    throw e;
  }
}

/** namedAddress is this page where the address has a name, as passkeys need it: this machine by its own; "" where it has. */
export function namedAddress(at: Pick<Location, "hostname" | "href"> = location): string {
  const self = /^127\.|^\[?::1\]?$/.test(at.hostname);
  return self ? at.href.replace(at.hostname, "localhost") : "";
}

/** possible reports whether this browser can have passkeys for this address. */
export function possible(): boolean {
  return "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential &&
    !/^[\d.]+$|:/.test(location.hostname);
}

/** Refused says that the person or the browser has given no passkey. */
class Refused extends Error {
  constructor() {
    super("No passkey was provided. Try again, or use another device.");
  }
}

/** given waits for a passkey of the browser. */
async function given(asking: Promise<Credential | null>): Promise<unknown> {
  const credential = await asking.catch(() => null);
  if (!credential) throw new Refused();
  return (credential as PublicKeyCredential).toJSON();
}

/** device is what this device is called in a list of passkeys. */
function device(): string {
  return /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(navigator.userAgent)?.[0] ?? "Unnamed device";
}

/** create makes a passkey: with a name for a new account, without one for that which is signed in. */
export async function create(name = ""): Promise<Account> {
  const headers = name ? {} : signed();
  const { options, sealed }: Ceremony = await must(
    api.POST("/api/v1/account/passkeys/new", { headers, body: { name } }));
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON);
  const credential = await given(navigator.credentials.create({ publicKey }));
  return took(await must(api.POST("/api/v1/account/passkeys", {
    headers, body: { sealed, credential, label: device() },
  })));
}

/** signIn signs in with a passkey that this device knows. */
export async function signIn(): Promise<Account> {
  const { options, sealed }: Ceremony = await must(api.POST("/api/v1/session/new"));
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON);
  const credential = await given(navigator.credentials.get({ publicKey }));
  return took(await must(api.POST("/api/v1/session", { body: { sealed, credential } })));
}

/** took keeps the session of an answer. */
function took({ token, account }: SignedIn): Account {
  if (token) session.value = token;
  return account;
}

/** signOut ends the session of this device. */
export async function signOut(): Promise<void> {
  await mine(api.DELETE("/api/v1/session", { headers: signed() }));
  session.value = "";
}

/** fetchAccount fetches all that is kept of a player who is signed in. */
export function fetchAccount(): Promise<Account> {
  return mine(api.GET("/api/v1/account", { headers: signed() }));
}

/** rename gives the account another name. */
export async function rename(name: string): Promise<void> {
  await mine(api.PUT("/api/v1/account/name", { headers: signed(), body: { name } }));
}

/** keep keeps what other devices are to find. */
export async function keep(body: unknown): Promise<void> {
  await mine(api.PUT("/api/v1/account/kept", { headers: signed(), body }));
}

/** attach holds a seat by the account. */
export async function attach(id: string, token: string, text: string): Promise<void> {
  await mine(api.POST("/api/v1/account/seats", { headers: signed(), body: { id, token, text } }));
}

/** removePasskey removes a passkey. */
export async function removePasskey(id: string): Promise<void> {
  await mine(api.DELETE("/api/v1/account/passkeys/{id}", { headers: signed(), params: { path: { id } } }));
}

/** deleteAccount deletes everything that is kept of a player who is signed in. */
export async function deleteAccount(): Promise<void> {
  await mine(api.DELETE("/api/v1/account", { headers: signed() }));
  session.value = "";
}

/** fetchLadder fetches the strongest players of a game. */
export function fetchLadder(edition: string): Promise<Ranked[]> {
  return must(api.GET("/api/v1/ladder/{edition}", { headers: signed(), params: { path: { edition } } }));
}
