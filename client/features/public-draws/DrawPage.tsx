import type { Lang } from "../../../domain/errors/client-errors";
import { nameIn, type PublicDraw } from "./public-draw";
import { useResource } from "./use-resource";

/** One announced or past draw. */
export function DrawPage({ id, lang }: { id: string; lang: Lang }) {
  const { resource } = useResource<{ data: PublicDraw }>(`/api/draws/${encodeURIComponent(id)}`, lang);
  return <main id="content">{resource.state === "ready" && <h1>{nameIn(resource.body.data, lang)}</h1>}</main>;
}
