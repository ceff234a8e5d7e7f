import { useActiveSection } from "./use-active-section";
import { Star } from "../../kit/public/Star";
import { text } from "./landing-format";

export interface Anchor {
  id: string;
  label: string;
}

/** The header; the link of the current section is marked. */
export function Header({ anchors, action }: { anchors: readonly Anchor[]; action: Anchor }) {
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
        <a className="button small" href={`#${action.id}`}>
          {action.label}
        </a>
      </div>
    </header>
  );
}
