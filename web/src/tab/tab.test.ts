import { describe, expect, it, vi } from "vitest";
import { addressed } from "./address";
import { shared } from "./opened";

vi.mock("../router", () => ({ go: vi.fn() }));

describe("addressed", () => {
  it("takes the address of a server as people write it", () => {
    expect(addressed("play.example", "meet")).toBe("https://play.example/#/meet");
    expect(addressed(" http://localhost:8080/ ", "account")).toBe("http://localhost:8080/#/account");
  });

  it("refuses what is not an address", () => {
    for (const text of ["nowhere", "a b", "javascript:alert(1)"]) expect(() => addressed(text, "meet")).toThrow(TypeError);
  });
});

describe("shared", () => {
  it("takes the link before the text before the title", () => {
    expect(shared("?title=a&text=b&url=c")).toBe("c");
    expect(shared("?title=a&text=b")).toBe("b");
    expect(shared("?title=a&text=%20")).toBe("a");
    expect(shared("")).toBe("");
  });
});
