import "./stage.css";
import { type ReactNode, useEffect, useMemo } from "react";
import type { Lang } from "../../../domain/errors/client-errors";
import { Star } from "../../kit/public/Star";
import { urlIn } from "../public-draws/page-language";
import { nameIn, type PublicDraw } from "../public-draws/public-draw";
import { Before } from "./Before";
import { Ceremony } from "./Ceremony";
import { Address } from "./Evidence";
import { Sky } from "./Sky";
import { type StageLanguage, stageLanguageOf } from "./stage-language";
import { stageText } from "./stage.text";
import { useFullScreen } from "./use-full-screen";
import { type LiveDraw, useLiveDraw } from "./use-live-draw";

/** A text in both scripts: a subset of the font that is loaded on first use needs the network then. */
const GLYPHS = stageText.fa.festival + stageText.en.festival;

function Message({ children }: { children: string }) {
  return (
    <main id="content" className="stage-main" role="status">
      <h1>{children}</h1>
    </main>
  );
}

function Voided({
  draw,
  language: { lang, text },
  address,
}: {
  draw: PublicDraw;
  language: StageLanguage;
  address: ReactNode;
}) {
  return (
    <main id="content" className="stage-main stage-voided">
      <h1 className="stage-title">{nameIn(draw, lang)}</h1>
      <p className="stage-void">{text.voided}</p>
      <div className="stage-reason">
        <h2>{text.reason}</h2>
        <p dir="auto">{draw.void_reason}</p>
      </div>
      <div className="stage-evidence">{address}</div>
    </main>
  );
}

function Screen({ live, language }: { live: LiveDraw; language: StageLanguage }) {
  const { text } = language;
  if (live.state === "loading") return <Message>{text.loading}</Message>;
  if (live.state === "connecting") return <Message>{text.connecting}</Message>;
  if (live.state === "missing") return <Message>{text.missing}</Message>;
  const { draw } = live;
  if (draw.state === "voided")
    return <Voided draw={draw} language={language} address={<Address id={draw.id} language={language} />} />;
  if (draw.state === "drawn" || draw.state === "settled") return <Ceremony draw={draw} language={language} />;
  return <Before draw={draw} language={language} />;
}

function Keys({ language: { lang, text } }: { language: StageLanguage }) {
  const [forward, backward] = lang === "fa" ? ["←", "→"] : ["→", "←"];
  const keys = [
    { key: `${text.space} ${forward}`, meaning: text.keyNext },
    { key: backward, meaning: text.keyBack },
    { key: "End", meaning: text.keyEnd },
    { key: "F", meaning: text.keyFullScreen },
  ];
  return (
    <ul className="stage-keys" aria-label={text.keys}>
      {keys.map(({ key, meaning }) => (
        <li key={meaning}>
          <kbd>{key}</kbd> {meaning}
        </li>
      ))}
    </ul>
  );
}

/** The draw on the mall's screen: a countdown, then the prizes one by one. It needs no network once it has loaded. */
export function Stage({ id, lang }: { id: string; lang: Lang }) {
  const language = useMemo(() => stageLanguageOf(lang), [lang]);
  const live = useLiveDraw(id, lang);
  const { isFull, toggle } = useFullScreen();
  const { text } = language;
  useEffect(() => void document.fonts.load('1em "Vazirmatn Variable"', GLYPHS), []);
  const isDrawn = live.state === "ready" && (live.draw.state === "drawn" || live.draw.state === "settled");
  return (
    <div className="stage">
      <Sky />
      <header className="stage-head">
        <p className="brand">
          <Star />
          {text.festival}
        </p>
        <a lang={lang === "fa" ? "en" : "fa"} href={urlIn(lang === "fa" ? "en" : "fa", window.location.pathname)}>
          {text.other}
        </a>
        {document.fullscreenEnabled && (
          <button
            type="button"
            className="button small"
            onClick={({ currentTarget }) => {
              toggle();
              // Space reveals the next prize and does not press this button again.
              currentTarget.blur();
            }}
          >
            {isFull ? text.leaveFullScreen : text.fullScreen}
          </button>
        )}
      </header>
      <Screen live={live} language={language} />
      {isDrawn && <Keys language={language} />}
    </div>
  );
}
