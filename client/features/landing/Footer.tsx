import { Logo } from "./art/Things";
import type { Anchor } from "./Header";
import { fill, text } from "./landing-format";

const LOGOS = [
  { of: "mall", name: text.logoMall },
  { of: "club", name: text.logoClub },
  { of: "partner", name: text.logoPartner },
] as const;

/** Organisers, links and the credit line; `before` is the path in front of anchors of another page. */
export function Footer({ links, before }: { links: readonly Anchor[]; before: string }) {
  return (
    <footer className="foot">
      <div className="inner">
        <ul className="logos" aria-label={text.logos}>
          {LOGOS.map(({ of, name }) => (
            <li key={of}>
              <Logo of={of} />
              {name}
            </li>
          ))}
        </ul>
        <ul className="links">
          {links.map(({ id, label }) => (
            <li key={id}>
              <a href={`${before}#${id}`}>{label}</a>
            </li>
          ))}
          <li>
            <a href="/draws">{text.linkDraws}</a>
          </li>
          <li>
            <a href="/MVP">{text.club}</a>
          </li>
        </ul>
        <p className="credit">{fill(text.credit)}</p>
      </div>
    </footer>
  );
}
