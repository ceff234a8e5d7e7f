import { useEffect } from "react";
import type { Lang } from "../../../domain/errors/client-errors";
import { Countdown } from "./Countdown";
import { Failure, Frame, Message } from "./Frame";
import { urlIn } from "./page-language";
import { pageTextOf, type PageText } from "./page-text";
import { PrizeList } from "./PrizeList";
import { Files, Proof, Verification } from "./Proof";
import { isUpcoming, nameIn, type PublicDraw } from "./public-draw";
import { OtherResults } from "./Results";
import { StateChip } from "./StateChip";
import { Timeline } from "./Timeline";
import { useLinkedDraws } from "./use-linked-draws";
import { useResource } from "./use-resource";

interface Props {
  draw: PublicDraw;
  text: PageText;
}

const REFRESH_MS = 30_000;

/** Links to the draw that this one repeats, and to those that repeat it. */
function Copies({ draw: { copied_from_id: from, copy_ids: copies }, text: { t, lang } }: Props) {
  const linked = useLinkedDraws([...(from === null ? [] : [from]), ...copies].join(), lang);
  return linked.map((one) => (
    <p key={one.id}>
      {one.id === from ? t.copiedFrom : t.copies}{" "}
      <a className="plain" href={urlIn(lang, `/draws/${one.id}`)}>
        <bdi>{nameIn(one, lang)}</bdi>
      </a>
    </p>
  ));
}

function Mast({ draw, text }: Props) {
  const { t, fill, date, lang } = text;
  const { state, drawn_at: drawnAt, draw_at: drawAt } = draw;
  return (
    <div className="mast">
      <div className="inner">
        <div>
          <p className="row">
            <a className="plain no-print" href={urlIn(lang, "/draws")}>
              {t.allDraws}
            </a>
            <StateChip state={state} lang={lang} />
          </p>
          <h1>
            <bdi>{nameIn(draw, lang)}</bdi>
          </h1>
          <p className="when">
            {drawnAt === null ? (
              <>
                {t.drawTime}: <time dateTime={drawAt}>{fill(t.plannedFor, { time: date(drawAt) })}</time>
              </>
            ) : (
              <time dateTime={drawnAt}>{fill(t.heldOn, { time: date(drawnAt) })}</time>
            )}
          </p>
          <Copies draw={draw} text={text} />
        </div>
        {isUpcoming(draw) && <Countdown text={text} until={drawAt} />}
      </div>
    </div>
  );
}

function VoidNotice({ draw: { void_reason: reason }, text: { t } }: Props) {
  return (
    <section className="void" aria-labelledby="void">
      <h2 id="void">{t.voidTitle}</h2>
      <p className="because" dir="auto">
        {reason}
      </p>
      <p className="note">{t.voidLead}</p>
    </section>
  );
}

function Facts({ draw, text: { t, number } }: Props) {
  const { owners, codes, prizes, reserves, is_one_per_owner: isOne } = draw;
  const counted = (count: number | null) => (count === null ? t.afterFreeze : number(count));
  const facts = [
    ...(owners === null && draw.state === "voided"
      ? []
      : [[t.owners, counted(owners)] as const, [t.codes, counted(codes)] as const]),
    [t.prizeCount, number(prizes.reduce((sum, { quantity }) => sum + quantity, 0))],
    [t.reserveCount, number(reserves)],
    [t.perPerson, isOne ? t.one : t.many],
  ] as const;
  return (
    <section className="panel" aria-labelledby="facts">
      <h2 id="facts">{t.facts}</h2>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Prizes({ draw, text }: Props) {
  const { t } = text;
  const isDrawn = draw.results.length > 0;
  const isVoid = draw.state === "voided";
  const title = isDrawn ? (isVoid ? t.results : t.winners) : t.prizes;
  const lead = isDrawn ? t.winnersLead : t.prizesLead;
  return (
    <section aria-labelledby="prizes">
      <h2 id="prizes">{title}</h2>
      {(isDrawn || !isVoid) && (
        <p className="lead">
          {lead}
          {draw.state === "drawn" && ` ${t.claimLead}`}
        </p>
      )}
      <PrizeList draw={draw} text={text} />
    </section>
  );
}

function Rules({ draw: { rules_fa: fa, rules_en: en }, text: { t, lang } }: Props) {
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{t.rules}</h2>
      <p className="rules-text">{lang === "fa" ? fa : en}</p>
    </section>
  );
}

function Content({ draw, text }: Props) {
  const { t, lang } = text;
  return (
    <>
      <Mast draw={draw} text={text} />
      <div className="inner sheet">
        <div className="first">
          {draw.state === "voided" && <VoidNotice draw={draw} text={text} />}
          <Prizes draw={draw} text={text} />
          <OtherResults draw={draw} text={text} />
        </div>
        <aside>
          <Timeline draw={draw} text={text} />
          <Facts draw={draw} text={text} />
          <Files draw={draw} text={text} />
          {draw.state !== "voided" && (
            <a className="button line wide no-print" href={urlIn(lang, `/draws/${draw.id}/stage`)}>
              {t.stage}
            </a>
          )}
        </aside>
        <div className="second">
          <Rules draw={draw} text={text} />
          {(draw.manifest_hash !== null || draw.state !== "voided") && (
            <>
              <Proof draw={draw} text={text} />
              <Verification draw={draw} text={text} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** The page while it loads: its parts without their content. */
function Skeleton({ text: { t } }: { text: PageText }) {
  return (
    <>
      <div className="mast">
        <div className="inner">
          <div>
            <p className="bone short" />
            <h1 className="bone">
              <span className="hidden">{t.loading}</span>
            </h1>
            <p className="bone middle" />
          </div>
        </div>
      </div>
      <div className="inner sheet" aria-hidden="true">
        <div className="first">
          <div className="bone block" />
        </div>
        <aside>
          <div className="bone block" />
        </aside>
        <div className="second">
          <div className="bone block" />
        </div>
      </div>
    </>
  );
}

/** One announced or past draw. After the draw time it looks for the winners every 30 s. */
export function DrawPage({ id, lang }: { id: string; lang: Lang }) {
  const text = pageTextOf(lang);
  const { t } = text;
  const path = `/api/draws/${encodeURIComponent(id)}`;
  const { resource, retry, refresh } = useResource<{ data: PublicDraw }>(path, lang);
  const draw = resource.state === "ready" ? resource.body.data : null;
  const awaitedFrom = draw && isUpcoming(draw) ? Date.parse(draw.draw_at) : Infinity;
  useEffect(() => {
    const timer = setInterval(() => {
      if (Date.now() >= awaitedFrom) refresh();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [awaitedFrom, refresh]);
  const isMissing = resource.state === "missing";
  return (
    <Frame text={text} name={draw ? nameIn(draw, lang) : isMissing ? t.notFound : t.title}>
      {draw && <Content draw={draw} text={text} />}
      {resource.state === "loading" && <Skeleton text={text} />}
      {resource.state === "failed" && <Failure text={text} title={t.title} onRetry={retry} />}
      {isMissing && (
        <Message title={t.notFound} lead={t.notFoundLead}>
          <a className="button gold" href={urlIn(lang, "/draws")}>
            {t.allDraws}
          </a>
        </Message>
      )}
    </Frame>
  );
}
