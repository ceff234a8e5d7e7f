import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../domain/time/instants";
import { useNow } from "../../kit/timing/use-now";
import { nameIn, type PublicDraw } from "../public-draws/public-draw";
import { Address, Hash } from "./Evidence";
import { headingClass, type StageLanguage } from "./stage-language";

/** The rest of the prizes is on the page of the draw. */
const MAX_PRIZES = 6;

function Countdown({ remaining, language: { text, digits } }: { remaining: number; language: StageLanguage }) {
  const parts = [
    { value: Math.floor(remaining / DAY_MS), unit: text.days },
    { value: Math.floor((remaining % DAY_MS) / HOUR_MS), unit: text.hours },
    { value: Math.floor((remaining % HOUR_MS) / MINUTE_MS), unit: text.minutes },
    { value: Math.floor((remaining % MINUTE_MS) / SECOND_MS), unit: text.seconds },
  ];
  const shown = remaining < DAY_MS ? parts.slice(1) : parts;
  return (
    <div className="stage-countdown" role="timer" aria-label={text.countdown}>
      {shown.map(({ value, unit }) => (
        <p key={unit}>
          <b>{digits(value)}</b> <span>{unit}</span>
        </p>
      ))}
    </div>
  );
}

/** The stage until the result is fixed. */
export function Before({ draw, language }: { draw: PublicDraw; language: StageLanguage }) {
  const { lang, text, fill, date, number } = language;
  const name = nameIn(draw, lang);
  const remaining = Math.max(0, Date.parse(draw.draw_at) - useNow(SECOND_MS));
  const facts = [
    { name: text.participants, value: draw.owners },
    { name: text.codes, value: draw.codes },
  ].filter((fact): fact is { name: string; value: number } => fact.value !== null);
  return (
    <main id="content" className="stage-main stage-before">
      <div className="stage-before-head">
        <h1 className={headingClass(name)}>{name}</h1>
        <p className="stage-lead">{fill(text.drawTime, { time: date(draw.draw_at) })}</p>
      </div>
      {remaining > 0 ? (
        <Countdown remaining={remaining} language={language} />
      ) : (
        <div className="stage-waiting" role="status">
          <p>{text.waiting}</p>
          <p className="stage-lead">{text.waitingLead}</p>
        </div>
      )}
      <div className="stage-offer">
        {facts.length > 0 && (
          <dl className="stage-facts">
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{number(value)}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul className="stage-prizes" aria-label={text.prizes}>
          {draw.prizes.slice(0, MAX_PRIZES).map((prize) => (
            <li key={prize.position}>
              {prize.quantity > 1 && <span>{fill(text.times, { number: number(prize.quantity) })} </span>}
              <bdi>{nameIn(prize, lang)}</bdi>
            </li>
          ))}
          {draw.prizes.length > MAX_PRIZES && (
            <li>{fill(text.morePrizes, { number: number(draw.prizes.length - MAX_PRIZES) })}</li>
          )}
        </ul>
      </div>
      <div className="stage-evidence">
        {draw.manifest_hash ? (
          <div className="stage-proof">
            <Hash hash={draw.manifest_hash} language={language} />
            <p>{text.hashLead}</p>
          </div>
        ) : (
          <p className="stage-lead">{text.notFrozen}</p>
        )}
        <Address id={draw.id} language={language} />
      </div>
    </main>
  );
}
