import { nameIn, pictureUrl, type PublicDraw } from "../public-draws/public-draw";
import { useEffect } from "react";
import { End } from "./End";
import { announcementOf, StepCard } from "./Reveal";
import { revealSteps } from "./reveal-steps";
import type { StageLanguage } from "./stage-language";
import { useReveal } from "./use-reveal";

/** Loads the pictures of all prizes, so that they are shown without a network. */
function usePictures(draw: PublicDraw): void {
  useEffect(() => {
    for (const prize of draw.prizes) new Image().src = pictureUrl(draw, prize) ?? "";
  }, [draw]);
}

/** The stage once the result is fixed: a curtain, the steps one after another, and the last screen. */
export function Ceremony({ draw, language }: { draw: PublicDraw; language: StageLanguage }) {
  const { lang, text, fill, number } = language;
  const steps = revealSteps(draw);
  usePictures(draw);
  const { position, next, back } = useReveal(draw.id, steps.length + 1, lang === "fa");
  const step = steps[position - 1];
  const isCurtain = position === 0;
  const isEnd = position > steps.length;
  const total = steps.filter(({ kind }) => kind === step?.kind).length;
  const announcement = step ? announcementOf(step, language) : isCurtain ? text.fixed : text.winners;
  return (
    <>
      <main id="content" className={`stage-main ${isEnd ? "stage-ended" : "stage-revealing"}`}>
        <h1 className={isCurtain ? undefined : "stage-title"}>{nameIn(draw, lang)}</h1>
        {isCurtain && (
          <div className="stage-curtain">
            <p>{text.fixed}</p>
            <p className="stage-lead">{text.fixedLead}</p>
          </div>
        )}
        {step && <StepCard key={position} draw={draw} step={step} total={total} language={language} />}
        {isEnd && <End draw={draw} steps={steps} language={language} />}
      </main>
      <p className="hidden" role="status">
        {announcement}
      </p>
      <nav className="stage-steps" aria-label={text.keys}>
        <button type="button" className="button line" disabled={isCurtain} onClick={back}>
          {text.back}
        </button>
        <span className="stage-progress">
          {step && fill(text.progress, { number: number(position), total: number(steps.length) })}
        </span>
        <button type="button" className="button gold" disabled={isEnd} onClick={next}>
          {isCurtain ? text.first : text.next}
        </button>
      </nav>
    </>
  );
}
