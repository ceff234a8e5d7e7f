import { urlIn } from "../public-draws/page-language";
import { QrCode } from "./QrCode";
import type { StageLanguage } from "./stage-language";

/** The hash of the manifest in groups that are easy to compare. */
export function Hash({ hash, language: { text } }: { hash: string; language: StageLanguage }) {
  return (
    <div className="stage-hash">
      <h2>{text.hash}</h2>
      <p dir="ltr" className="stage-groups">
        {(hash.match(/.{8}/g) ?? []).map((group, index) => (
          <span key={index}>{group}</span>
        ))}
      </p>
    </div>
  );
}

/** The address of the draw, also as a QR code. */
export function Address({ id, language: { lang, text } }: { id: string; language: StageLanguage }) {
  const { origin, host } = window.location;
  const path = "/draws/";
  return (
    <div className="stage-address">
      <QrCode text={origin + path + id} label={text.qr} />
      <div>
        <h2>{text.address}</h2>
        <a href={urlIn(lang, path + id)}>
          <bdi dir="ltr">
            {host + path}
            <wbr />
            <span>{id}</span>
          </bdi>
        </a>
      </div>
    </div>
  );
}
