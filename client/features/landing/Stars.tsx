import { Star } from "../../kit/public/Star";
import { Seal } from "./art/Things";
import { FESTIVAL } from "./landing.text";
import { useFestival } from "./festival";

const MILLION = 1_000_000;

/** How stars are collected: three steps, and the stars per million Toman by store type. */
export function Stars() {
  const { digits, fill, number, text } = useFestival();
  return (
    <section className="band" id="stars" aria-labelledby="stars-title">
      <div className="inner">
        <h2 id="stars-title">{text.starsTitle}</h2>
        <p className="lead">{text.starsLead}</p>
        <ol className="steps">
          {text.steps.map(({ title, text: body }, index) => (
            <li key={title}>
              <Seal>{digits(index + 1)}</Seal>
              <h3>{title}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ol>
        <div className="worth">
          <div>
            <p className="amount">{fill(text.perMillion, { amount: number(MILLION) })}</p>
            <p className="lead">{text.perMillionLead}</p>
          </div>
          <ul>
            {FESTIVAL.storeTypes.map((type) => (
              <li key={type}>
                <span className="earned" aria-hidden="true">
                  {Array.from({ length: type }, (_, index) => (
                    <Star key={index} />
                  ))}
                </span>
                <b>{fill(text.starCount[type === 1 ? "one" : "other"], { count: digits(type) })}</b>
                <span>{fill(text.storeType, { type: digits(type) })}</span>
              </li>
            ))}
          </ul>
          <p className="note">{text.perReceipt}</p>
        </div>
      </div>
    </section>
  );
}

export function Benefits() {
  const { text } = useFestival();
  return (
    <section className="band benefits" aria-labelledby="benefits-title">
      <div className="inner">
        <h2 id="benefits-title">{text.benefitsTitle}</h2>
        <ul className="three">
          {text.benefits.map(({ title, text: body }) => (
            <li key={title}>
              <Star />
              <h3>{title}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
