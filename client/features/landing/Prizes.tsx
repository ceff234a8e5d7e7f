import { Bottles, Treasure } from "./art/Things";
import { Girih } from "./art/Sky";
import { useFestival } from "./festival";
import { picturePath } from "./picture-path";

/** The partner's prize. It links to another site: a separate draw with its own rules. */
function Partner() {
  const { content, text } = useFestival();
  const { partner } = content;
  if (!partner) return null;
  return (
    <aside className="partner" aria-labelledby="partner-title">
      <Girih id="girih-partner" />
      <div className="words">
        <p className="kicker">{partner.name}</p>
        <h3 id="partner-title">
          <span className="sum">{partner.prize}</span> <span>{partner.detail}</span>
        </h3>
        <p>{partner.text}</p>
        {partner.url && (
          <a className="button night" href={partner.url} target="_blank" rel="noopener noreferrer">
            {text.partnerLink} <span className="hidden">({text.newTab})</span>
          </a>
        )}
        <p className="note">{text.partnerNote}</p>
      </div>
      <Treasure />
    </aside>
  );
}

/** The partner's banner, the prizes, more chances and the golden bottles, with a link to the registration of codes. */
export function Prizes({ registration }: { registration: string | null }) {
  const { content, text } = useFestival();
  return (
    <section className="band" id="prizes" aria-labelledby="prizes-title">
      <div className="inner">
        <h2 id="prizes-title">{text.prizesTitle}</h2>
        <p className="lead">{text.prizesLead}</p>
        <Partner />
        <ul className="three framed">
          {content.prizes.map(({ title, text: body, pictureSha256 }, index) => (
            <li key={index}>
              {pictureSha256 && <img src={picturePath(pictureSha256)} alt="" loading="lazy" />}
              <h3>{title}</h3>
              <p>{body}</p>
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
            {registration && (
              <a className="button line" href={registration}>
                {text.bottlesLink}
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
