import type { ReactNode } from "react";
import { Shamseh, Sky } from "./art/Sky";
import { Skyline } from "./art/Skyline";
import { fill, text } from "./landing-format";

/** The night sky over the city, the festival's name and a card. */
export function Hero({ children }: { children: ReactNode }) {
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
        </div>
        {children}
      </div>
    </div>
  );
}
