import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";

// The browser is the system's own: none is downloaded.
const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = process.env["KOIOGRAN_CHROMIUM"] ?? places.find(existsSync) ?? "chromium";

export default defineConfig({
  testDir: "e2e",
  outputDir: "e2e/results",
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  forbidOnly: true,
  use: {
    ...devices["Desktop Chrome"],
    // What hangs says at what, long before its test runs out of time.
    actionTimeout: 30_000,
    viewport: { width: 1360, height: 850 },
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath,
      args: [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--disable-sync",
      ],
    },
  },
});
