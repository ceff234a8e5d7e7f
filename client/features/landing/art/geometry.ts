const round = (value: number): string => String(Math.round(value * 10) / 10);

/** A point on a circle around the origin; `turn` is the angle in turns, 0 at the top. */
const pointAt = (radius: number, turn: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
};

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));

/** The path of the star polygon {count/step} around the origin: each point is joined to the step-th next one. */
export function starPolygon(count: number, step: number, radius: number): string {
  const rings = common(count, step);
  return Array.from({ length: rings }, (_, ring) => {
    const points = Array.from({ length: count / rings }, (_point, index) =>
      pointAt(radius, (ring + index * step) / count),
    );
    return `M${points.join("L")}Z`;
  }).join("");
}

/** The outline of a star with `count` rays around the origin. */
export function starOutline(count: number, outer: number, inner: number): string {
  const points = Array.from({ length: count * 2 }, (_, index) =>
    pointAt(index % 2 === 0 ? outer : inner, index / (count * 2)),
  );
  return `M${points.join("L")}Z`;
}

/** Dots scattered over an area, always the same: a path of zero-length strokes, to be drawn with round caps. */
export function scattered(count: number, width: number, height: number, seed: number): string {
  let state = seed;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: count }, () => `M${next(width)} ${next(height)}h0`).join("");
}
