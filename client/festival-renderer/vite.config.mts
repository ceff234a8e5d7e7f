import { join } from "node:path";
import { defineConfig } from "vite";

/** The renderer of the festival pages: the client's component for the server, one file without packages. */
export default defineConfig({
  root: import.meta.dirname,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  // A test run builds it with its own NODE_ENV, which must not choose the development calls that React leaves out.
  oxc: { jsx: { development: false } },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    outDir: "../../build/festival",
    emptyOutDir: true,
    target: "es2022",
    ssr: join(import.meta.dirname, "festival-renderer.tsx"),
    rolldownOptions: { output: { format: "cjs", entryFileNames: "renderer.cjs" } },
  },
});
