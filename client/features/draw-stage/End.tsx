import { nameIn, type PublicDraw, type PublicResult } from "../public-draws/public-draw";
import { Address, Hash } from "./Evidence";
import type { RevealStep } from "./reveal-steps";
import type { StageLanguage } from "./stage-language";

function Who({ result, language }: { result: PublicResult; language: StageLanguage }) {
  return (
    <span className="stage-who">
      <bdi className="stage-name">{result.public_name}</bdi>
      {result.masked_phone && <bdi dir="ltr">{language.localized(result.masked_phone)}</bdi>}
      <bdi dir="ltr" className="stage-code">
        {result.code}
      </bdi>
    </span>
  );
}

interface Props {
  draw: PublicDraw;
  steps: readonly RevealStep[];
  language: StageLanguage;
}

/** The last screen: all winners, and how to verify the draw. */
export function End({ draw, steps, language }: Props) {
  const { lang, text, number } = language;
  const prizes = steps.filter((step) => step.kind === "prize");
  const reserves = steps.filter((step) => step.kind === "reserve");
  const isDisqualified = draw.results.some(({ status }) => status === "disqualified");
  return (
    <div className="stage-end">
      <section aria-labelledby="winners">
        <h2 id="winners">{text.winners}</h2>
        <ol className="stage-winners">
          {draw.prizes.map((prize) => (
            <li key={prize.position} className={prize.quantity > 1 ? "stage-wide" : undefined}>
              <b>{nameIn(prize, lang)}</b>
              <div className="stage-group">
                {prizes
                  .filter((step) => step.prize === prize)
                  .map(({ number: prizeNumber, result }) =>
                    result ? (
                      <Who key={prizeNumber} result={result} language={language} />
                    ) : (
                      <span key={prizeNumber}>{text.vacant}</span>
                    ),
                  )}
              </div>
            </li>
          ))}
        </ol>
        {reserves.length > 0 && (
          <>
            <h3>{text.reserves}</h3>
            <ol className="stage-winners stage-reserves">
              {reserves.map(({ number: reserveNumber, result }) => (
                <li key={reserveNumber}>
                  <b>{number(reserveNumber)}</b>
                  <Who result={result} language={language} />
                </li>
              ))}
            </ol>
          </>
        )}
        {isDisqualified && <p className="stage-note">{text.disqualified}</p>}
      </section>
      <section className="stage-verify" aria-labelledby="verify">
        <h2 id="verify">{text.verify}</h2>
        <p>{text.verifyLead}</p>
        {draw.manifest_hash && <Hash hash={draw.manifest_hash} language={language} />}
        <Address id={draw.id} language={language} />
      </section>
    </div>
  );
}
