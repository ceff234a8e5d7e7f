import type { CSSProperties } from "react";
import { Star } from "../../kit/public/Star";

/** Two star polygons of Persian tiling around the origin, with a radius of 100. */
const EIGHT = "M0 -100L70.7 70.7L-100 0L70.7 -70.7L0 100L-70.7 -70.7L100 0L-70.7 70.7Z";
const SIXTEEN =
  "M0 -100L38.3 92.4L-70.7 -70.7L92.4 38.3L-100 0L92.4 -38.3L-70.7 70.7L38.3 -92.4L0 100L-38.3 -92.4L70.7 70.7L-92.4 -38.3L100 0L-92.4 38.3L70.7 -70.7L-38.3 92.4Z";

/** The night sky behind the stage. */
export function Sky() {
  return (
    <div className="stage-sky" aria-hidden="true">
      <svg className="stage-rosette" viewBox="-104 -104 208 208">
        <path d={SIXTEEN} />
        <path d={EIGHT} transform="scale(0.62)" />
        <circle r="100" />
        <circle r="64" />
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
    animationDelay: `${Math.round(((index * 7) % DROPS) * 45)}ms`,
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
