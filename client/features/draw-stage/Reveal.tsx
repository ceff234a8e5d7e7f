import { nameIn, pictureUrl, type PublicDraw, type PublicResult } from "../public-draws/public-draw";
import type { PrizeStep, ReserveStep, RevealStep } from "./reveal-steps";
import { StarRain } from "./Sky";
import { headingClass, type StageLanguage } from "./stage-language";

function Person({ result, language }: { result: PublicResult; language: StageLanguage }) {
  return (
    <div className="stage-person">
      <p className="stage-name">
        <bdi>{result.public_name}</bdi>
      </p>
      <p className="stage-marks">
        {result.masked_phone && <bdi dir="ltr">{language.localized(result.masked_phone)}</bdi>}
        <bdi dir="ltr" className="stage-code">
          {result.code}
        </bdi>
      </p>
    </div>
  );
}

interface StepProps<Step extends RevealStep = RevealStep> {
  draw: PublicDraw;
  step: Step;
  /** The number of steps of this kind. */
  total: number;
  language: StageLanguage;
}

function PrizeCard({ draw, step: { prize, number, result }, total, language }: StepProps<PrizeStep>) {
  const { lang, text, fill } = language;
  const picture = pictureUrl(draw, prize);
  const name = nameIn(prize, lang);
  return (
    <>
      <div className="stage-prize-head">
        {picture !== null && <img className="stage-picture" src={picture} alt="" />}
        <div className="stage-card-head">
          <p className="stage-eyebrow">
            {fill(text.prizeOf, { number: language.number(number), total: language.number(total) })}
          </p>
          <h2 className={headingClass(name)}>{name}</h2>
          {prize.value_toman > 0 && (
            <p className="stage-lead">{fill(text.worth, { amount: language.number(prize.value_toman) })}</p>
          )}
        </div>
      </div>
      {result ? <Person result={result} language={language} /> : <p className="stage-vacant">{text.vacant}</p>}
      {result?.kind === "reserve" && <p className="stage-tag">{text.promoted}</p>}
      {result && <StarRain />}
    </>
  );
}

function ReserveCard({ step: { number, result }, total, language }: Omit<StepProps<ReserveStep>, "draw">) {
  const { text, fill } = language;
  return (
    <>
      <div className="stage-card-head">
        <h2>{fill(text.reserveOf, { number: language.number(number), total: language.number(total) })}</h2>
      </div>
      <Person result={result} language={language} />
    </>
  );
}

/** One revealed step, large. */
export function StepCard({ draw, step, total, language }: StepProps) {
  return (
    <article className={`stage-card stage-${step.kind}`}>
      {step.kind === "prize" ? (
        <PrizeCard draw={draw} step={step} total={total} language={language} />
      ) : (
        <ReserveCard step={step} total={total} language={language} />
      )}
    </article>
  );
}

/** The text for screen readers when a step is revealed. */
export function announcementOf(step: RevealStep, { lang, text, fill, number, localized }: StageLanguage): string {
  const { result } = step;
  const person = result && { name: result.public_name, phone: localized(result.masked_phone ?? ""), code: result.code };
  if (step.kind === "reserve") return fill(text.reserved, { number: number(step.number), ...person });
  const prize = nameIn(step.prize, lang);
  return person ? fill(text.winner, { prize, ...person }) : `${prize}: ${text.vacant}`;
}
