import type { CSSProperties } from "react";
import { Star } from "../../kit/public/Star";

/** The eight-pointed star of Persian tiling, two squares over each other, around the origin with a radius of 100. */
const KHATAM =
  "M0 -100L29.3 -70.7L70.7 -70.7L70.7 -29.3L100 0L70.7 29.3L70.7 70.7L29.3 70.7L0 100L-29.3 70.7L-70.7 70.7L-70.7 29.3L-100 0L-70.7 -29.3L-70.7 -70.7L-29.3 -70.7Z";
const RINGS = [1, 0.86, 0.64, 0.55, 0.36];

/** The night sky behind the stage. */
export function Sky() {
  return (
    <div className="stage-sky" aria-hidden="true">
      <svg className="stage-rosette" viewBox="-104 -104 208 208">
        {RINGS.map((scale, ring) => (
          <path key={scale} d={KHATAM} transform={`rotate(${ring * 22.5}) scale(${scale})`} />
        ))}
      </svg>
    </div>
  );
}

const DROPS = 36;
/** The golden ratio spreads the drops without a visible pattern, the same way each time. */
const SPREAD = 0.618;

const dropStyle = (index: number): CSSProperties => {
  const part = (index * SPREAD) % 1;
  return {
    insetInlineStart: `${Math.round(part * 100)}%`,
    animationDelay: `${Math.round(((index * 13) % DROPS) * 45)}ms`,
    animationDuration: `${2_600 + Math.round(((part * 10) % 1) * 1_800)}ms`,
    fontSize: `${10 + Math.round(((part * 7) % 1) * 16)}px`,
  };
};

/** Stars that rain once over the stage; without motion there are none. */
export function StarRain() {
  return (
    <div className="stage-star-rain" aria-hidden="true">
      {Array.from({ length: DROPS }, (_, index) => (
        <span key={index} style={dropStyle(index)}>
          <Star />
        </span>
      ))}
    </div>
  );
}
