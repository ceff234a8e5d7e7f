import type { Lang } from "../../../domain/errors/client-errors";
import { nameIn, type PublicDraw } from "./public-draw";
import { urlIn } from "./page-language";
import { useResource } from "./use-resource";
import { publicDrawsText } from "./public-draws.text";

/** The announced and past draws. */
export function DrawList({ lang }: { lang: Lang }) {
  const { resource } = useResource<{ draws: PublicDraw[] }>("/api/draws", lang);
  return (
    <main id="content">
      <h1>{publicDrawsText[lang].title}</h1>
      <ul>
        {resource.state === "ready" &&
          resource.body.draws.map((draw) => (
            <li key={draw.id}>
              <a href={urlIn(lang, `/draws/${draw.id}`)}>{nameIn(draw, lang)}</a>
            </li>
          ))}
      </ul>
    </main>
  );
}
