import { Bottles, Treasure } from "./art/Things";
import { Girih } from "./art/Sky";
import { FESTIVAL } from "./landing.text";
import { fill, text } from "./landing-format";

/** The partner's prize. It links to another site: a separate draw with its own rules. */
function Partner() {
  return (
    <aside className="partner" aria-labelledby="partner-title">
      <Girih id="girih-partner" />
      <div className="words">
        <p className="kicker">{text.partnerKicker}</p>
        <h3 id="partner-title">
          <span className="sum">{fill(text.partnerTitle)}</span> <span>{fill(text.partnerWeight)}</span>
        </h3>
        <p>{fill(text.partnerText)}</p>
        <a className="button night" href={FESTIVAL.partner.link} target="_blank" rel="noopener noreferrer">
          {text.partnerLink} <span className="hidden">({text.newTab})</span>
        </a>
        <p className="note">{text.partnerNote}</p>
      </div>
      <Treasure />
    </aside>
  );
}

/** The partner's banner, the prizes, more chances and the golden bottles. */
export function Prizes({ canRegister }: { canRegister: boolean }) {
  return (
    <section className="band" id="prizes" aria-labelledby="prizes-title">
      <div className="inner">
        <h2 id="prizes-title">{text.prizesTitle}</h2>
        <p className="lead">{text.prizesLead}</p>
        <Partner />
        <ul className="three framed">
          {text.prizes.map(({ title, text: body }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{fill(body)}</p>
            </li>
          ))}
        </ul>
        <div className="pairs">
          <div className="chances">
            <h3>{text.chancesTitle}</h3>
            <dl>
              {text.chances.map(({ title, text: body }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{body}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="golden">
            <Bottles />
            <h3>{text.bottlesTitle}</h3>
            <p>{text.bottlesText}</p>
            {canRegister && (
              <a className="button line" href="#register">
                {text.bottlesLink}
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
