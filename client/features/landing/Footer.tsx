import { festivalPath, type FestivalVariant } from "../../../domain/public/festival-paths";
import { clubPath, drawsPath, useFestival } from "./festival";
import type { Anchor } from "./Header";
import { picturePath } from "./picture-path";

interface Props {
  /** Anchors of the other page. */
  links: readonly Anchor[];
  /** The page that the anchors are on. */
  linked: FestivalVariant;
}

/** Organisers, links and the credit line. */
export function Footer({ links, linked }: Props) {
  const { content, fill, lang, text } = useFestival();
  const before = festivalPath(linked, lang);
  const organisers = [content.mall, text.club, content.partner?.name ?? []].flat();
  return (
    <footer className="foot">
      <div className="inner">
        <ul className="organisers" aria-label={text.organisers}>
          {organisers.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        {content.logos.length > 0 && (
          <ul className="logos" aria-label={text.logos}>
            {content.logos.map((logo, index) => (
              <li key={index}>
                <LogoLink {...logo} />
              </li>
            ))}
          </ul>
        )}
        <ul className="links">
          {links.map(({ id, label }) => (
            <li key={id}>
              <a href={`${before}#${id}`}>{label}</a>
            </li>
          ))}
          <li>
            <a href={drawsPath(lang)}>{text.linkDraws}</a>
          </li>
          <li>
            <a href={clubPath("/MVP", lang)}>{text.club}</a>
          </li>
          <li>
            <a href={clubPath("/counter", lang)}>{text.staff}</a>
          </li>
        </ul>
        <p className="credit">{fill(text.credit)}</p>
      </div>
    </footer>
  );
}

function LogoLink({ name, url, pictureSha256 }: { name: string; url: string; pictureSha256: string | null }) {
  const { text } = useFestival();
  const logo = pictureSha256 ? <img src={picturePath(pictureSha256)} alt={name} loading="lazy" /> : name;
  if (url === "") return logo;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {logo} <span className="hidden">({text.newTab})</span>
    </a>
  );
}
