import { expect, it } from "vitest";
import { byProcessor } from "./renderer";

it.each([
  "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)",
  "llvmpipe (LLVM 15.0.7, 256 bits)", "Microsoft Basic Render Driver", "Apple Software Renderer",
])("%s draws with the processor", (name) => expect(byProcessor(name)).toBe(true));

it.each([
  "ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)", "ANGLE (Apple, ANGLE Metal Renderer: Apple M1)",
  "NVIDIA GeForce RTX 3060/PCIe/SSE2", "Mali-G78", "Adreno (TM) 650", "WebKit WebGL",
])("%s does not", (name) => expect(byProcessor(name)).toBe(false));
