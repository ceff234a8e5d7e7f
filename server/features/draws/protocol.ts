import type { DrawAudit } from "../../../domain/draws/manifest";
import { PROTOCOL_TEXT } from "../../../domain/draws/protocol.text";
import { REASON_LABELS, STATE_LABELS } from "../../../domain/draws/draw.text";
import { filledText, type Lang } from "../../../domain/errors/client-errors";
import { ACTION_LABELS } from "../../../domain/audit.text";
import type { AuditAction } from "../../../domain/audit";
import { TIME_ZONE } from "../../../domain/time/instants";
import { escapeHtml } from "../../kit/escape-html";
import type { DrawDetails, DrawResultDetails } from "./draw.types";

const LOCALES: Record<Lang, string> = { en: "en-GB", fa: "fa-IR-u-ca-persian" };

/** Everything of a draw that its protocol shows. */
export interface ProtocolFacts {
  draw: DrawDetails;
  audit: DrawAudit;
  entriesSha256: string;
  /** Excluded people, with the staff. */
  excluded: number;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join("")}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`;

function section(lang: Lang, { draw, audit, entriesSha256, excluded }: ProtocolFacts): string {
  const text = (name: keyof typeof PROTOCOL_TEXT) => PROTOCOL_TEXT[name][lang];
  const format = new Intl.DateTimeFormat(LOCALES[lang], {
    timeZone: TIME_ZONE,
    dateStyle: "long",
    timeStyle: "medium",
  });
  const time = (at: Date | null) => (at ? format.format(at) : "–");
  const number = (value: number | null) => (value === null ? "–" : value.toLocaleString(LOCALES[lang]));
  const source =
    draw.mode === "beacon"
      ? `${text("beacon")} ${draw.round ?? "–"}`
      : filledText(text("witnessed"), { source: draw.entropySource ?? "" });
  const facts: [string, string][] = [
    [text("state"), STATE_LABELS[draw.state][lang] + (draw.voidReason ? `: ${draw.voidReason}` : "")],
    [text("mode"), source],
    [text("cutoff"), time(draw.cutoffAt)],
    [text("frozenAt"), time(draw.frozenAt)],
    [text("anchoredAt"), time(draw.anchoredAt)],
    [text("drawAt"), time(draw.drawAt)],
    [text("drawnAt"), time(draw.drawnAt)],
    [text("settledAt"), time(draw.settledAt)],
    [text("owners"), number(draw.owners)],
    [text("codes"), number(draw.codes)],
    [text("exclusions"), number(excluded)],
    [text("manifestHash"), draw.manifestHash ?? "–"],
    [text("entriesHash"), entriesSha256],
    [text("resultHash"), draw.resultHash ?? "–"],
    [text("verifierHash"), draw.verifierSha256 ?? "–"],
  ];
  const prizes = draw.prizes.flatMap(({ nameFa, nameEn, quantity }) =>
    Array.from({ length: quantity }, () => (lang === "fa" ? nameFa : nameEn)),
  );
  const remark = ({ reason, claimedAt }: DrawResultDetails) =>
    reason ? REASON_LABELS[reason][lang] : claimedAt ? filledText(text("claimed"), { time: time(claimedAt) }) : "";
  const results = draw.results.map((result) => [
    String(result.place),
    result.prizeNumber === null ? text("reserve") : (prizes[result.prizeNumber - 1] ?? ""),
    [result.firstName, result.lastName].filter(Boolean).join(" ") || result.publicName,
    result.phoneNumber ?? "",
    result.code,
    remark(result),
  ]);
  const steps = audit.entries.map(({ position, at, action, actor_role: role }) => [
    String(position),
    time(new Date(at)),
    ACTION_LABELS[action as AuditAction][lang],
    role ?? "",
  ]);
  const anchors = draw.anchors.map(({ createdAt, url, note }) => [time(createdAt), url, note]);
  return `<section lang="${lang}" dir="${lang === "fa" ? "rtl" : "ltr"}">
<h1>${text("title")}: ${escapeHtml(lang === "fa" ? draw.nameFa : draw.nameEn)}</h1>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join("")}</dl>
<h2>${text("anchors")}</h2>${table([text("time"), "URL", text("note")], anchors)}
<h2>${text("results")}</h2>${table(
    [text("place"), text("prize"), text("name"), text("phone"), text("code"), text("note")],
    results,
  )}
<h2>${text("steps")}</h2>${table([text("place"), text("time"), text("steps"), text("by")], steps)}
<h2>${text("rules")}</h2><p class="rules">${escapeHtml(lang === "fa" ? draw.rulesFa : draw.rulesEn)}</p>
<h2>${text("signatures")}</h2><p class="signatures"></p>
</section>`;
}

const STYLE = `body{font:14px/1.6 Vazirmatn,Tahoma,sans-serif;max-inline-size:48rem;margin:2rem auto;padding-inline:1rem}
table{border-collapse:collapse;inline-size:100%}td,th{border:1px solid #999;padding:.25rem .5rem;text-align:start}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;overflow-wrap:anywhere}dt{font-weight:600}
.rules{white-space:pre-wrap}.signatures{block-size:6rem;border-block-end:1px solid #999}
section+section{break-before:page}`;

/** Returns the protocol of a draw as a printable page, Persian and English. */
export const protocolHtml = (facts: ProtocolFacts): string =>
  `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><title>${escapeHtml(facts.draw.nameFa)}</title>
<style>${STYLE}</style></head><body>${section("fa", facts)}${section("en", facts)}</body></html>\n`;
