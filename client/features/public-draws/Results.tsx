import { REASON_LABELS } from "../../../domain/draws/draw.text";
import type { PublicDraw } from "./public-draw";
import { Person } from "./PrizeList";
import type { PageText } from "./page-text";

/** The reserves that remain, and the disqualified results with their reasons. */
export function OtherResults({ draw: { results }, text }: { draw: PublicDraw; text: PageText }) {
  const { t, fill, number, lang } = text;
  const reserves = results.filter(({ status }) => status === "reserve");
  const disqualified = results.filter(({ status }) => status === "disqualified");
  return (
    <>
      {reserves.length > 0 && (
        <section aria-labelledby="reserves">
          <h2 id="reserves">{t.reserves}</h2>
          <p className="lead">{t.reservesLead}</p>
          <ol className="people">
            {reserves.map((result) => (
              <li key={result.place}>
                <Person result={result} text={text} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {disqualified.length > 0 && (
        <section aria-labelledby="disqualified">
          <h2 id="disqualified">{t.disqualified}</h2>
          <ul className="people">
            {disqualified.map((result) => (
              <li key={result.place}>
                <Person result={result} text={text} />
                {result.reason && <span className="reason">{REASON_LABELS[result.reason][lang]}</span>}
                <span className="note">{fill(t.place, { place: number(result.place) })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
