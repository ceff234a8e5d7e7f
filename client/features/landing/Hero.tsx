import type { ReactNode } from "react";
import { Shamseh, Sky } from "./art/Sky";
import { Skyline } from "./art/Skyline";
import { fill, text } from "./landing-format";

/** The night over the city, the name of the festival, and the card one has come for. */
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
