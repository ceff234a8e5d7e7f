import { useEffect } from "react";
import type { Lang } from "../../../domain/errors/client-errors";
import { prizeAt } from "../../../domain/draws/prizes";
import { Countdown } from "./Countdown";
import { Failure, Frame, Message } from "./Frame";
import { urlIn } from "./page-language";
import { pageTextOf, type PageText } from "./page-text";
import { PrizeName } from "./PrizeList";
import { isUpcoming, nameIn, type PublicDraw } from "./public-draw";
import { StateChip } from "./StateChip";
import { useResource } from "./use-resource";

const PAGE_SIZE = 10;
const SHOWN = 4;

interface DrawsBody {
  draws: PublicDraw[];
  page: number;
  total: number;
  total_pages: number;
  has_prev: boolean;
  has_next: boolean;
}

interface Props {
  draw: PublicDraw;
  text: PageText;
}

function More({ count, text: { t, fill, number } }: { count: number; text: PageText }) {
  return count > 0 ? <li className="note">{fill(t.more, { count: number(count) })}</li> : null;
}

function Winners({ draw: { prizes, results }, text }: Props) {
  const winners = results.filter(({ status }) => status === "winner");
  return (
    <div>
      <h3>{text.t.winners}</h3>
      <ul className="names">
        {winners.slice(0, SHOWN).map((result) => {
          const prize = prizeAt(prizes, result.prize_number);
          return (
            <li key={result.place}>
              <b>
                <bdi>{result.public_name}</bdi>
              </b>{" "}
              <bdi dir="ltr">{result.masked_phone}</bdi>
              {prize && <bdi className="note">{nameIn(prize, text.lang)}</bdi>}
            </li>
          );
        })}
        <More count={winners.length - SHOWN} text={text} />
      </ul>
    </div>
  );
}

function Card({ draw, text }: Props) {
  const { t, date, fill, lang } = text;
  const { id, state, prizes, results, drawn_at: drawnAt, draw_at: drawAt } = draw;
  const url = urlIn(lang, `/draws/${id}`);
  return (
    <article className={isUpcoming(draw) ? "draw upcoming" : "draw"}>
      <header>
        <StateChip state={state} lang={lang} />
        <h2>
          <a href={url}>
            <bdi>{nameIn(draw, lang)}</bdi>
          </a>
        </h2>
        <p className="when">
          {drawnAt === null ? (
            <time dateTime={drawAt}>{fill(t.plannedFor, { time: date(drawAt) })}</time>
          ) : (
            <time dateTime={drawnAt}>{fill(t.heldOn, { time: date(drawnAt) })}</time>
          )}
        </p>
        <a className="plain" href={url} aria-hidden="true" tabIndex={-1}>
          {drawnAt === null ? t.open : t.openDrawn}
        </a>
      </header>
      <div>
        <h3>{t.prizes}</h3>
        <ul className="names">
          {prizes.slice(0, SHOWN).map((prize) => (
            <li key={prize.position}>
              <PrizeName prize={prize} text={text} />
            </li>
          ))}
          <More count={prizes.length - SHOWN} text={text} />
        </ul>
      </div>
      {state === "voided" ? (
        <div>
          <h3>{t.voidTitle}</h3>
          <p className="because" dir="auto">
            {draw.void_reason}
          </p>
        </div>
      ) : (
        results.length > 0 && <Winners draw={draw} text={text} />
      )}
      {isUpcoming(draw) && <Countdown text={text} until={drawAt} />}
    </article>
  );
}

function Pages({ body, text }: { body: DrawsBody; text: PageText }) {
  const { t, fill, number, lang } = text;
  const { page, total_pages: pages, has_prev: hasPrevious, has_next: hasNext } = body;
  if (pages === 1) return null;
  const urlOf = (target: number) => urlIn(lang, "/draws", { page: String(target) });
  return (
    <nav className="pages" aria-label={t.pages}>
      {hasPrevious && (
        <a className="button line" rel="prev" href={urlOf(page - 1)}>
          {t.newer}
        </a>
      )}
      <span>{fill(t.page, { page: number(page), pages: number(pages) })}</span>
      {hasNext && (
        <a className="button line" rel="next" href={urlOf(page + 1)}>
          {t.older}
        </a>
      )}
    </nav>
  );
}

const requestedPage = (): number => {
  const page = Number(new URLSearchParams(window.location.search).get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
};

/** The announced and past draws, the latest first. The URL has the page of the list. */
export function DrawList({ lang }: { lang: Lang }) {
  const text = pageTextOf(lang);
  const { t } = text;
  const path = `/api/draws?page=${requestedPage()}&page_size=${PAGE_SIZE}`;
  const { resource, retry } = useResource<DrawsBody>(path, lang);
  const body = resource.state === "ready" ? resource.body : null;
  // A page after the last one, such as that of an old link.
  const lastPage = body && body.total > 0 && body.draws.length === 0 ? body.total_pages : null;
  useEffect(() => {
    if (lastPage !== null) window.location.replace(urlIn(lang, "/draws", { page: String(lastPage) }));
  }, [lastPage, lang]);
  if (resource.state === "failed" || resource.state === "missing") {
    return (
      <Frame text={text} name={t.title}>
        <Failure text={text} title={t.title} onRetry={retry} />
      </Frame>
    );
  }
  return (
    <Frame text={text} name={t.title}>
      {body?.total === 0 ? (
        <Message title={t.none} lead={t.noneLead} />
      ) : (
        <>
          <div className="mast">
            <div className="inner">
              <div>
                <h1>{t.title}</h1>
                <p className="lead">{t.lead}</p>
              </div>
            </div>
          </div>
          <div className="inner list" aria-busy={body === null}>
            {body === null && (
              <>
                <p className="hidden" role="status">
                  {t.loading}
                </p>
                <div className="draw bone" />
                <div className="draw bone" />
              </>
            )}
            {body?.draws.map((draw) => (
              <Card key={draw.id} draw={draw} text={text} />
            ))}
            {body && <Pages body={body} text={text} />}
          </div>
        </>
      )}
    </Frame>
  );
}
