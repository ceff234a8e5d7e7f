import { join } from "node:path";
import { runnerImport, type Plugin, type Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

interface StaticShell {
  renderStaticShell: (path: string) => { styles: string; markup: string };
}

const SIGN_IN = ["features/counter/CounterScreen", "app/apollo/ApolloArea"];

/** The documents of screens that load early, each with the modules of its visitors: with a session and without one. */
const DOCUMENTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  index: [],
  customer: [["features/lookup/LookupScreen"]],
  MVP: [["features/home/HomeScreen"]],
  counter: [SIGN_IN],
  admin: [SIGN_IN, ["app/AdminShell", "app/apollo/ApolloArea"]],
};

/** Returns a function with the files that modules need, with everything that they import. */
function filesOf(bundle: Rolldown.OutputBundle): (modules: readonly string[]) => Set<string> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return (modules) => {
    const found = new Set<string>();
    const add = (name: string): void => {
      if (found.has(name)) return;
      found.add(name);
      byName.get(name)?.imports.forEach(add);
    };
    for (const module of modules) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/client/${module}.tsx`)));
      if (!chunk) throw new Error(`the bundle has no ${module}`);
      add(chunk.fileName);
    }
    return found;
  };
}

/** The files that every visitor of a document needs. */
function sharedFiles(visitors: readonly Set<string>[]): string[] {
  const [first = new Set<string>(), ...others] = visitors;
  return [...first].filter((name) => others.every((files) => files.has(name)));
}

const preload = (path: string): string => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${path}">`;

const PRELOAD = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** Writes one document a screen: with its first paint, and with the scripts that it would load only after the first ones. */
export const writeScreenDocuments = (): Plugin => ({
  name: "screen-documents",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("the bundle has no index.html");
      const template = String(page.source);
      const needs = filesOf(bundle);
      const { module } = await runnerImport<StaticShell>(join(import.meta.dirname, "app/static-shell.tsx"), {
        configFile: false,
        root: import.meta.dirname,
        logLevel: "error",
        // A test run builds with its own NODE_ENV, which must not choose React's development calls.
        oxc: { jsx: { development: false } },
      });
      const [, entry = ""] = ENTRY.exec(template) ?? [];
      const first = [...template.matchAll(PRELOAD)].map(([, path = ""]) => path);
      // With `swap` the first texts would be painted twice. The script comes after the fonts anyway.
      const html = template
        .replace(ENTRY, "")
        .replaceAll(PRELOAD, "")
        .replaceAll("font-display:swap", "font-display:fallback");
      for (const [name, visitors] of Object.entries(DOCUMENTS)) {
        const later = sharedFiles(visitors.map(needs)).map((file) => `/${file}`);
        // `prepaint.js` runs them in this order after the first paint, which needs no script.
        const scripts = [...new Set([...first, ...later.reverse(), entry])].map(preload);
        const { styles, markup } = module.renderStaticShell(`/${name}`);
        const source = html
          .replace("</head>", `${scripts.join("\n    ")}\n    ${styles}\n  </head>`)
          .replace('<div id="root">', `<div id="root" data-document="${name}">${markup}`);
        if (name === "index") page.source = source;
        else this.emitFile({ type: "asset", fileName: `${name}.html`, source });
      }
    },
  },
});
