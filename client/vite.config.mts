import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { defineConfig, runnerImport, type HtmlTagDescriptor, type Plugin, type ProxyOptions } from "vite";

import { precacheTill } from "./precache.mjs";

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

const here = (path: string): string => join(import.meta.dirname, path);

/** The festival's two documents by path; the server has the same list. */
const FESTIVAL: Record<string, string> = { "/": "/landing.html", "/landing": "/sign-up.html" };

/** The document of a public path; undefined for a screen of the club. */
const documentOf = (path: string): string | undefined =>
  FESTIVAL[path] ?? (/^\/draws(\/|$)/.test(path) ? "/draws.html" : undefined);

interface Prerender {
  draw: (variant: string) => string;
  head: { title: string; description: string };
}

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: "meta", injectTo: "head", attrs });

// Messengers and search engines read the head without running scripts.
const headOf = ({ title, description }: Prerender["head"]): HtmlTagDescriptor[] => [
  { tag: "title", injectTo: "head", children: title },
  meta({ name: "description", content: description }),
  meta({ name: "theme-color", content: "rgb(10, 14, 44)" }),
  meta({ name: "color-scheme", content: "dark" }),
  meta({ property: "og:type", content: "website" }),
  meta({ property: "og:locale", content: "fa_IR" }),
  meta({ property: "og:title", content: title }),
  meta({ property: "og:description", content: description }),
  meta({ property: "og:image", content: "/festival.jpg" }),
  meta({ property: "og:image:width", content: "1200" }),
  meta({ property: "og:image:height", content: "630" }),
  meta({ name: "twitter:card", content: "summary_large_image" }),
];

// The festival page is prerendered: its text is visible before, and without, its script.
const prerenderFestival = (): Plugin => ({
  name: "prerender-festival",
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
    async handler(html, { path, bundle }) {
      if (!Object.values(FESTIVAL).includes(path)) return undefined;
      const options = { configFile: false, root: import.meta.dirname, logLevel: "error" } as const;
      const { module } = await runnerImport<Prerender>(here("prerender.tsx"), options);
      const drawn = html.replace(/(<div id="root" data-variant="([\w-]+)">)/, (_, open: string, variant: string) =>
        bundle ? open + module.draw(variant) : open,
      );
      return { html: drawn, tags: headOf(module.head) };
    },
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadPersianFont(), prerenderFestival(), precacheTill()],
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
      input: ["index.html", "landing.html", "sign-up.html", "draws.html", "service-worker.ts"].map(here),
      // Code shared by all screens is one chunk instead of a dozen small requests.
      output: {
        // The path of a service worker limits what it serves, and its name must not change.
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            // Shared by the festival page and the club; they must not contain the club's theme.
            {
              name: "base",
              priority: 3,
              test: /\/node_modules\/(react|react-dom|scheduler|zod)\/|\/domain\/errors\/(?!draws)|\/client\/kit\/public\/|vite\/preload-helper/,
            },
            // The date field and its calendar's arithmetic, loaded by the screens that have one.
            {
              name: "dates",
              priority: 4,
              test: /\/node_modules\/@internationalized\/date\/|\/domain\/time\/business-calendar|\/client\/kit\/(form\/(Date(Time)?Input|date\.text)|i18n\/(typed-date|tehran))|\/icons\/calendar-days/,
              includeDependenciesRecursively: false,
            },
            // The modules that need the calendar would bring it to every screen.
            { name: "domain", priority: 3, test: /\/domain\/(?!draws|reports|time\/business)/, minShareCount: 3 },
            // Shared by all screens of the club.
            {
              name: "kit",
              priority: 2,
              test: /\/client\/kit\/(page|feedback|i18n|transport|session|theme)\/.*\.tsx?$|\/@chakra-ui\/.*\/(styled-system|components\/(badge|grid|input))\//,
            },
            { name: "graphql", priority: 1, test: /\/node_modules\/@apollo\/|\/client\/kit\/graphql\// },
            // Popovers and menus need them, which the till loads on use.
            {
              name: "popper",
              priority: 2,
              test: /\/node_modules\/(@floating-ui|@zag-js\/popper)\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // The state machines of most signed-in screens; the public screens must not load them, nor the till those of
            // lists and QR codes.
            {
              name: "ark",
              priority: 1,
              test: /\/node_modules\/(@ark-ui(?!.*\/(collection|listbox|popover|qr-code)\/)|@zag-js(?!\/(collection|listbox|popover|popper|qr-code)\/)|@chakra-ui\/.*\/components\/(dialog|pagination|portal))\//,
              minShareCount: 5,
              includeDependenciesRecursively: false,
            },
            {
              name: "icons",
              test: /\/node_modules\/lucide-react\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: "form",
              test: /\/client\/kit\/form\/(?!Segmented|Tabs)|\/node_modules\/(react-hook-form|@hookform)\//,
              minShareCount: 5,
              includeDependenciesRecursively: false,
            },
            {
              name: "dialog",
              test: /\/client\/kit\/(dialog|password|help\/Help\.tsx|help\/help\.text)/,
              includeDependenciesRecursively: false,
            },
            { name: "grid", test: /\/client\/kit\/grid\//, includeDependenciesRecursively: false },
          ],
        },
      },
      onLog(level, log, report) {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
});
