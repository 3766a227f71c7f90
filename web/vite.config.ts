import { defineConfig } from "vitest/config";

// The server that the development server asks, where another one is not named.
const api = process.env["KOIOGRAN_API"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // dist holds a file of the source as well, which is to stay.
  build: { target: "es2022", emptyOutDir: false },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: api, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
