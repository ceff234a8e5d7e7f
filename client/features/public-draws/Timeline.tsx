import { MINUTE_MS } from "../../../domain/time/instants";
import type { PublicDraw } from "./public-draw";
import type { PageText } from "./page-text";

interface Moment {
  label: string;
  /** When it happened; null if it is in the future. */
  at: string | null;
  /** When it is planned for, as text. */
  plan: string;
  lead?: string;
}

const shifted = (time: string, minutes: number): Date => new Date(Date.parse(time) + minutes * MINUTE_MS);

function momentsOf(draw: PublicDraw, { t, fill, number, date }: PageText): Moment[] {
  const { cutoff_at: cutoff, draw_at: drawAt, owners, codes } = draw;
  const end = draw.voided_at === null ? Date.now() : Date.parse(draw.voided_at);
  const frozenFrom = shifted(cutoff, draw.check_minutes);
  const anchoredBy = shifted(drawAt, -draw.dispute_minutes);
  const frozenLead = { owners: number(owners ?? 0), codes: number(codes ?? 0) };
  const isClosed = Date.parse(cutoff) <= end;
  return [
    { label: t.announced, at: draw.announced_at, plan: "" },
    { label: t.cutoff, at: isClosed ? cutoff : null, plan: date(cutoff), lead: t.cutoffLead },
    {
      label: t.frozen,
      at: draw.frozen_at,
      plan: fill(t.frozenPlan, { time: date(frozenFrom) }),
      lead: owners === null ? undefined : fill(t.frozenLead, frozenLead),
    },
    {
      label: t.anchored,
      at: draw.anchored_at,
      plan: fill(t.anchoredPlan, { time: date(anchoredBy) }),
      lead: t.anchoredLead,
    },
    { label: t.drawn, at: draw.drawn_at, plan: date(drawAt) },
    { label: t.settled, at: draw.settled_at, plan: t.settledPlan },
  ];
}

/** What has happened to a draw and what is planned. A void draw has no plans. */
export function Timeline({ draw, text }: { draw: PublicDraw; text: PageText }) {
  const { t, date } = text;
  const moments = momentsOf(draw, text);
  const past = moments.filter(({ at }) => at !== null);
  if (draw.voided_at !== null) past.push({ label: t.voided, at: draw.voided_at, plan: "" });
  past.sort((a, b) => Date.parse(a.at ?? "") - Date.parse(b.at ?? ""));
  const planned = draw.voided_at === null ? moments.filter(({ at }) => at === null) : [];
  return (
    <section className="panel" aria-labelledby="timeline">
      <h2 id="timeline">{t.timeline}</h2>
      <ol className="timeline">
        {[...past, ...planned].map(({ label, at, plan, lead }) => (
          <li key={label} className={at ? "past" : undefined}>
            <b>{label}</b>
            {at ? <time dateTime={at}>{date(at)}</time> : <span className="note">{plan}</span>}
            {lead && <p className="note">{lead}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
