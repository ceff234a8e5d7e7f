import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

const NAME = "service-worker";
/** Loaded by every screen. */
const SHELL = /\/client\/index\.html$/;
/** The till and the desk, with everything that they load later. */
const SCREENS = /\/client\/features\/(counter|registration-desk)\//;
/** Fonts of the two languages and the files of `public` that the document names. */
const FONTS = /vazirmatn-(arabic|latin)-wght.*\.woff2$/;
const PUBLIC = ["/favicon.svg", "/prepaint.js"];

type Chunk = Rolldown.OutputChunk;

/** Returns the files of the till: chunks, styles, fonts. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined, withDynamic: boolean): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach((name) => add(byName.get(name), withDynamic));
    if (withDynamic) chunk.dynamicImports.forEach((name) => add(byName.get(name), true));
  };
  const entries = (pattern: RegExp) => chunks.filter(({ facadeModuleId }) => pattern.test(facadeModuleId ?? ""));
  // The shell comes first: its dynamic imports are the other screens.
  for (const chunk of entries(SHELL)) add(chunk, false);
  for (const chunk of entries(SCREENS)) add(chunk, true);
  const styles = [...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const fonts = Object.keys(bundle).filter((name) => FONTS.test(name));
  const names = [...[...found].map(({ fileName }) => fileName), ...styles, ...fonts];
  return [...new Set([...names.map((name) => `/${name}`), ...PUBLIC])].sort();
}

/** Writes the list of the till's files, and a version made from it, into the service worker. */
export const precacheTill = (): Plugin => ({
  name: "precache-till",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const worker = Object.values(bundle).find((file) => file.type === "chunk" && file.name === NAME);
      if (worker?.type !== "chunk") throw new Error("the bundle has no service worker");
      const files = filesOf(bundle);
      const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
      worker.code = worker.code
        .replaceAll(/\bTILL_FILES\b/g, JSON.stringify(files))
        .replaceAll(/\bTILL_CACHE\b/g, JSON.stringify(`till-${version}`));
    },
  },
});
