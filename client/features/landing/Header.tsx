import { storeLanguage } from "../../kit/public/stored-language";
import { festivalPath, type FestivalVariant } from "../../../domain/public/festival-paths";
import { useActiveSection } from "./use-active-section";
import { Star } from "../../kit/public/Star";
import { useFestival } from "./festival";

export interface Anchor {
  id: string;
  label: string;
}

interface Props {
  variant: FestivalVariant;
  anchors: readonly Anchor[];
  action: Anchor;
}

/** The header; the link of the current section is marked. */
export function Header({ variant, anchors, action }: Props) {
  const { lang, text } = useFestival();
  const other = lang === "fa" ? "en" : "fa";
  const active = useActiveSection(anchors.map(({ id }) => id));
  return (
    <header className="bar">
      <div className="inner">
        <a className="brand" href="#top">
          <Star />
          {text.name}
        </a>
        <nav aria-label={text.menu}>
          <ul>
            {anchors.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={active === id ? "location" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a
          className="language"
          href={festivalPath(variant, other)}
          lang={other}
          hrefLang={other}
          onClick={() => storeLanguage(other)}
        >
          {text.otherLanguage}
        </a>
        <a className="button small" href={`#${action.id}`}>
          {action.label}
        </a>
      </div>
    </header>
  );
}
