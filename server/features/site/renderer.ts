import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { SiteContent } from "../../../domain/site/content";
import type { FestivalPage } from "../../../domain/site/festival-page";
import { sha256 } from "../../kit/crypto/token";

interface Renderer {
  /** Renders all festival pages: each variant in each language. */
  renderFestival: (content: SiteContent) => FestivalPage[];
}

const hashes = new Map<string, string>();

/** Returns the built renderer, which is the client's component compiled for the server. */
const rendererOf = (file: string): Renderer => createRequire(file)(file) as Renderer;

/** Renders the festival pages with the renderer of this file. */
export const renderPages = (file: string, content: SiteContent): FestivalPage[] =>
  rendererOf(file).renderFestival(content);

/** Returns the hash of a renderer: pages of another one are rendered again. */
export function rendererHash(file: string): string {
  const known = hashes.get(file) ?? sha256(readFileSync(file)).toString("hex");
  hashes.set(file, known);
  return known;
}
