import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type ProxyOptions } from "vite";

const API = "http://127.0.0.1:4000";

// A browser that opens one of these addresses wants the page; a program that calls it wants the API.
const pageFor = (page: string): ProxyOptions => ({
  target: API,
  bypass: (request) => (request.method === "GET" && request.headers.accept?.includes("text/html") ? page : undefined),
});

// Persian text is on every page, so its font is asked for together with the first script.
const preloadPersianFont = (): Plugin => ({
  name: "preload-persian-font",
  apply: "build",
  transformIndexHtml(_html, { bundle }) {
    const font = Object.keys(bundle ?? {}).find((file) => /vazirmatn-arabic-.*\.woff2$/.test(file));
    if (font === undefined) return [];
    const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${font}` };
    return [{ tag: "link", injectTo: "head", attrs }];
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadPersianFont()],
  // These files ask for workers by ?worker, which only Vite itself understands, not its dependency bundler.
  // What a worker imports in CommonJS has to be named, because the bundler does not look inside workers.
  optimizeDeps: {
    exclude: ["graphiql/setup-workers/vite", "@graphiql/react/setup-workers/vite"],
    include: ["monaco-graphql > picomatch-browser", "monaco-graphql > graphql-language-service"],
  },
  server: {
    port: 5173,
    proxy: {
      "/graphql": pageFor("/graphiql.html"),
      "/api/docs": { target: API, bypass: () => "/index.html" },
      "/api": { target: API },
      "/auth": { target: API },
      "/health": { target: API },
      "/metrics": { target: API },
    },
  },
  build: {
    outDir: "../build/client",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Scripts and fonts must stay files: the content security policy allows no data: or inline ones.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every screen shares comes in one file, not in a dozen small requests.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "kit",
              test: /\/node_modules\/@chakra-ui\/|\/domain\/(errors|catalogue|words|text|customers|identity|stores|points)|\/kit\/(page|feedback|i18n|rest|session|theme)\//,
            },
          ],
        },
      },
      onLog(level, log, report) {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
});
