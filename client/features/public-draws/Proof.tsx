import { useState, type ReactNode } from "react";
import { copyText } from "../../kit/public/copy";
import { urlIn } from "./page-language";
import type { PublicDraw } from "./public-draw";
import type { PageText } from "./page-text";

interface Props {
  draw: PublicDraw;
  text: PageText;
}

/** A hash in groups of eight characters. */
function Hash({ value }: { value: string }) {
  return (
    <p className="hash" dir="ltr">
      {(value.match(/.{1,8}/g) ?? []).map((group, index) => (
        <span key={index}>{group} </span>
      ))}
    </p>
  );
}

function CopyHash({ hash, text: { t } }: { hash: string; text: PageText }) {
  const [message, setMessage] = useState("");
  const copy = async () => setMessage((await copyText(hash)) ? t.copied : t.copyFailed);
  return (
    <p className="row no-print">
      <button type="button" className="button small" onClick={() => void copy()}>
        {t.copy}
      </button>
      <span className="done" role="status">
        {message}
      </span>
    </p>
  );
}

function Anchors({ draw: { anchors }, text: { t, date } }: Props) {
  return (
    <>
      <h3 id="anchors">{t.anchors}</h3>
      {anchors.length === 0 ? (
        <p className="note">{t.anchorsNone}</p>
      ) : (
        <ul className="anchors" aria-labelledby="anchors">
          {anchors.map(({ url, note, created_at: at }) => (
            <li key={`${at}${url}${note}`}>
              {note !== "" && <bdi>{note}</bdi>}
              {url !== "" && (
                <a className="plain" href={url} rel="nofollow noreferrer" dir="ltr">
                  {url}
                </a>
              )}
              <time className="note" dateTime={at}>
                {date(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The hash of the manifest and the places where it was published. */
export function Proof({ draw, text }: Props) {
  const { t } = text;
  return (
    <section aria-labelledby="proof">
      <h2 id="proof">{t.proof}</h2>
      <h3>{t.hash}</h3>
      {draw.manifest_hash === null ? (
        <p className="lead">{t.hashLater}</p>
      ) : (
        <>
          <p className="lead">{t.hashLead}</p>
          <Hash value={draw.manifest_hash} />
          <CopyHash hash={draw.manifest_hash} text={text} />
          <Anchors draw={draw} text={text} />
        </>
      )}
    </section>
  );
}

/** The files that exist in the state of the draw. */
export function Files({ draw, text: { t } }: Props) {
  const isFrozen = draw.manifest_hash !== null;
  const files = [
    ...(isFrozen
      ? [
          { path: "manifest", name: "manifest.json", label: t.fileManifest },
          { path: "entries.csv", name: "entries.csv", label: t.fileEntries },
          { path: "anchors", name: "anchors.json", label: t.fileAnchors },
        ]
      : []),
    ...(draw.drawn_at === null ? [] : [{ path: "result", name: "result.json", label: t.fileResult }]),
    ...(draw.verifier_sha256 === null ? [] : [{ path: "verifier.html", name: "verifier.html", label: t.fileVerifier }]),
  ];
  return (
    <section className="panel no-print" aria-labelledby="files">
      <h2 id="files">{t.files}</h2>
      <ul className="files">
        {files.map(({ path, name, label }) => (
          <li key={path}>
            <a href={`/api/draws/${draw.id}/${path}`} download={name}>
              <span>{label}</span>
              <bdi dir="ltr">{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Step({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  );
}

/** How a visitor verifies the draw, and the source of its randomness. */
export function Verification({ draw, text }: Props) {
  const { t, fill, lang } = text;
  const { id, mode, round, entropy_source: source, commitment } = draw;
  return (
    <section aria-labelledby="verify">
      <h2 id="verify">{t.verify}</h2>
      <p className="lead">{t.verifyLead}</p>
      <ol className="how">
        <Step {...t.compare} />
        <Step {...t.recompute}>
          <a className="plain" href={urlIn(lang, `/api/draws/${id}/verifier.html`)}>
            {t.recompute.link}
          </a>
        </Step>
        <Step {...t.find}>
          <a className="plain" href={urlIn(lang, "/customer")}>
            {t.find.link}
          </a>
        </Step>
        <Step {...t.distrust} />
      </ol>
      <h3>{t.randomness}</h3>
      {mode === "beacon" ? (
        <p>{round === null ? t.beaconLater : fill(t.beacon, { round: `\u2068${round}\u2069` })}</p>
      ) : (
        <>
          <p>{t.witnessed}</p>
          <dl className="facts">
            <div>
              <dt>{t.source}</dt>
              <dd dir="auto">{source}</dd>
            </div>
          </dl>
          {commitment !== null && (
            <>
              <p className="note">{t.commitment}</p>
              <Hash value={commitment} />
            </>
          )}
        </>
      )}
    </section>
  );
}
