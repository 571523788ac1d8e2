import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Built into the Python package, from where `sixrubies serve` serves it. The server allows no inline script or style.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/sixrubies/web/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
  test: { include: ["test/**/*.test.ts"] },
});
