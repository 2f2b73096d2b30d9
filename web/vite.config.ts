import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

// The server that answers under /api while this one serves the pages.
const server = process.env["TENSHU_SERVER"] ?? "http://127.0.0.1:8787";

export default defineConfig({
  base: "./",
  plugins: [svelte(), svelteTesting()],
  resolve: { alias: { "@locales": resolve(root, "../src/tenshu/locales") } },
  build: { outDir: resolve(root, "../src/tenshu/web"), emptyOutDir: true, target: "es2022", assetsInlineLimit: 2048 },
  server: {
    fs: { allow: [root, resolve(root, "../src/tenshu/locales")] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], restoreMocks: true },
});
