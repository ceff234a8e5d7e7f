import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { defineConfig, runnerImport, type Plugin, type ProxyOptions } from "vite";

import { precacheTill } from "./precache.mjs";
import { writeScreenDocuments } from "./screen-documents.mjs";

const API = "http://127.0.0.1:4000";

// A browser that opens one of these paths gets the page; an API client gets the response.
const pageFor = (page: string): ProxyOptions => ({
  target: API,
  bypass: (request) => (request.method === "GET" && request.headers.accept?.includes("text/html") ? page : undefined),
});

// Every page has Persian text, so its font is preloaded together with the script.
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

// The first paint needs one response. The styles of the festival page are 8 KB compressed, the club's 1 KB.
const inlineStyles = (): Plugin => ({
  name: "inline-styles",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { path, bundle = {} }) {
      if (path === "/draws.html") return html;
      return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
        const sheet = bundle[file];
        return sheet?.type === "asset" ? `<style>${String(sheet.source).trim()}</style>` : link;
      });
    },
  },
});

const here = (path: string): string => join(import.meta.dirname, path);

/** The document of a public path; undefined for a screen of the club. */
const documentOf = (path: string): string | undefined =>
  /^\/(landing)?$/.test(path) ? "/landing.html" : /^\/draws(\/|$)/.test(path) ? "/draws.html" : undefined;

interface Renderer {
  festivalDocumentOf: (template: string, url: string) => string;
}

// The product's server renders the festival pages; the development server renders the built-in content.
const serveFestival = (): Plugin => ({
  name: "serve-festival",
  apply: "serve",
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const [path = "", query] = (request.url ?? "").split("?", 2);
      const document = documentOf(path);
      if (document) request.url = document + (query === undefined ? "" : `?${query}`);
      next();
    });
  },
  transformIndexHtml: {
    order: "post",
    async handler(html, { path, originalUrl = "/" }) {
      if (path !== "/landing.html") return html;
      const options = { configFile: false, root: import.meta.dirname, logLevel: "error" } as const;
      const { module } = await runnerImport<Renderer>(here("festival-renderer/festival-renderer.tsx"), options);
      return module.festivalDocumentOf(html, originalUrl);
    },
  },
});

/** A group of modules that at least two screens load, without what they import. */
const SHARED = { minShareCount: 2, includeDependenciesRecursively: false } as const;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadPersianFont(), inlineStyles(), serveFestival(), writeScreenDocuments(), precacheTill()],
  resolve: {
    // The package's exports name its development build for browsers.
    alias: [
      { find: /^react-router$/, replacement: here("../node_modules/react-router/dist/production/index.mjs") },
      { find: /^react-router\/dom$/, replacement: here("../node_modules/react-router/dist/production/dom-export.mjs") },
    ],
  },
  // These modules load workers with ?worker, which Vite resolves but its dependency bundler does not. CommonJS modules
  // used by a worker must be listed, because the bundler does not scan workers.
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
    // Scripts and fonts must be files: the content security policy forbids data: URLs and inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html", "landing.html", "draws.html", "service-worker.ts"].map(here),
      output: {
        // The path of a service worker limits what it serves, and its name must not change.
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
        // Groups by package and folder: code that several screens share is a few chunks instead of many small requests.
        codeSplitting: {
          groups: [
            // Shared by the festival page and the club; they must not contain the club's theme.
            {
              name: "base",
              priority: 3,
              test: /\/node_modules\/(react|react-dom|scheduler|zod)\/|\/domain\/(errors|public)\/|\/client\/kit\/(public|timing)\/|vite\/preload-helper/,
              minShareCount: 2,
            },
            { name: "domain", priority: 3, test: /\/domain\/(?!time\/)/, minShareCount: 5 },
            // Shared by all screens of the club. The icons are those that /customer shares with the back office,
            // all of whose icons it would load otherwise.
            {
              name: "kit",
              priority: 2,
              test: /\/client\/(kit\/(page|feedback|i18n|transport|session|theme)|features\/sign-out)\/.*\.tsx?$|\/@chakra-ui\/.*\/(styled-system|components\/(badge|grid|input))\/|\/lucide-react\/.*\/(chevron-(down|left|right)|copy)\./,
            },
            // Only signed-in screens send and fetch files.
            {
              name: "graphql",
              priority: 1,
              test: /\/node_modules\/@apollo\/|\/client\/(kit\/(graphql|files)|app\/apollo|features\/followed-jobs)\//,
            },
            // Popovers and menus need them, which the till loads on use.
            { ...SHARED, name: "popper", priority: 2, test: /\/node_modules\/(@floating-ui|@zag-js\/popper)\// },
            // The state machines of most signed-in screens; the public screens must not load them, nor the till those of
            // lists and QR codes.
            {
              ...SHARED,
              name: "ark",
              priority: 1,
              test: /\/node_modules\/(@ark-ui(?!.*\/(collection|listbox|menu|popover|qr-code)\/)|@zag-js(?!\/(collection|listbox|menu|popover|popper|qr-code)\/)|@chakra-ui\/.*\/components\/(dialog\/|icons|pagination\/|portal\/))/,
              minShareCount: 5,
            },
            { ...SHARED, name: "icons", test: /\/node_modules\/lucide-react\// },
            { ...SHARED, name: "table", test: /\/node_modules\/(@tanstack|use-sync-external-store)\// },
            // The calendar is loaded by the screens that have a date to choose.
            {
              ...SHARED,
              name: "dates",
              test: /\/node_modules\/@internationalized\/date\/|\/client\/kit\/dates\/|\/domain\/time\//,
            },
            // A field of few screens is loaded with them.
            {
              ...SHARED,
              name: "form",
              test: /\/client\/kit\/form\/|\/node_modules\/(react-hook-form|@hookform)\//,
              minShareCount: 10,
            },
            { ...SHARED, name: "dialog", test: /\/client\/(kit\/(dialog|keyboard|password)|features\/explanations)\// },
            {
              ...SHARED,
              name: "grid",
              test: /\/client\/(kit\/(grid|menu)|features\/(bulk-actions|saved-views))\//,
              minShareCount: 4,
            },
            {
              ...SHARED,
              name: "parts",
              test: /\/client\/(kit\/(figures|record)|features\/activity)\//,
              minShareCount: 4,
            },
            // What several screens use of a feature.
            {
              ...SHARED,
              name: (id) => /\/client\/features\/([^/]+)\//.exec(id)?.[1],
              debugName: "features",
              minShareCount: 4,
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
