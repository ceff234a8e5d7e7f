import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

const PAGE = "verifier.html";

async function sourceHash(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(hash).toString("base64")}'`;
}

/** Only what is in the page may run: its script, its styles, and no request at all. */
const policyOf = async (script: string, style: string): Promise<string> =>
  [
    "default-src 'none'",
    `script-src ${await sourceHash(script)}`,
    `style-src ${await sourceHash(style)}`,
    "connect-src 'none'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

// The page is one file that also works from disk: script and styles are in it, and its policy has their hashes.
const inlineEverything = (): Plugin => ({
  name: "inline-everything",
  apply: "build",
  enforce: "post",
  async generateBundle(_options, bundle) {
    const parts = Object.values(bundle);
    const page = parts.find(({ fileName }) => fileName === PAGE);
    const chunk = parts.find((part) => part.type === "chunk");
    const sheet = parts.find(({ fileName }) => fileName.endsWith(".css"));
    if (page?.type !== "asset" || !chunk || sheet?.type !== "asset" || parts.length !== 3)
      return this.error("the verifier is not one page, one script and one style sheet");
    const script = chunk.code.trim().replaceAll("</script", "<\\/script");
    const style = String(sheet.source).trim();
    const policy = await policyOf(script, style);
    const html = String(page.source)
      .replace(/<script[^>]*><\/script>\s*/, "")
      .replace(/<link rel="stylesheet"[^>]*>\s*/, "")
      .replace('<meta charset="utf-8" />', (charset) =>
        [charset, `<meta http-equiv="Content-Security-Policy" content="${policy}" />`].join("\n    "),
      )
      .replace("</head>", () => `<style>${style}</style>\n    <script type="module">${script}</script>\n  </head>`);
    page.source = html;
    for (const { fileName } of [chunk, sheet]) delete bundle[fileName];
    return undefined;
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [inlineEverything()],
  // A test build replaces this value; the product's verifier knows quicknet only.
  define: { TEST_CHAIN: "null" },
  build: {
    outDir: "../../build/verifier",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(import.meta.dirname, PAGE) },
  },
});
