import { expect, test } from "vitest";
import { namedAddress } from "./account";

const at = (href: string) => ({ href, hostname: new URL(href).hostname });

test("passkeys need a name: this machine has one apart from its number", () => {
  expect(namedAddress(at("http://127.0.0.1:8080/#/account"))).toBe("http://localhost:8080/#/account");
  expect(namedAddress(at("http://localhost:8080/#/account"))).toBe("");
  expect(namedAddress(at("https://192.0.2.7/#/account"))).toBe("");
});
