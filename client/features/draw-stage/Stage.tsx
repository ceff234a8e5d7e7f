import type { Lang } from "../../../domain/errors/client-errors";
import { nameIn, type PublicDraw } from "../public-draws/public-draw";
import { useResource } from "../public-draws/use-resource";

/** The draw on the mall's screen. */
export function Stage({ id, lang }: { id: string; lang: Lang }) {
  const { resource } = useResource<{ data: PublicDraw }>(`/api/draws/${encodeURIComponent(id)}`, lang);
  return <main id="content">{resource.state === "ready" && <h1>{nameIn(resource.body.data, lang)}</h1>}</main>;
}
