import type { ReactNode } from "react";
import { Shamseh, Sky } from "./art/Sky";
import { Skyline } from "./art/Skyline";
import { useFestival } from "./festival";

/** The night sky over the city, the festival's name and a card. */
export function Hero({ children }: { children: ReactNode }) {
  const { content, fill, text } = useFestival();
  const where = [content.mall, content.place].join(text.separator);
  return (
    <div className="hero">
      <Sky />
      <Shamseh />
      <Skyline />
      <div className="inner">
        <div className="words">
          <p className="kicker">{fill(text.kicker)}</p>
          <h1>
            <span className="title">{text.name}</span> <span className="subtitle">{text.welcome}</span>
          </h1>
          <p className="lead">{text.heroLead}</p>
          {content.dates && <p className="when">{content.dates}</p>}
          {content.place && <p className="when">{where}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
