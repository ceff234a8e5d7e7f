import { scattered, starOutline, starPolygon } from "./geometry";

const FAINT = scattered(110, 1440, 620, 11);
const MIDDLE = scattered(46, 1440, 560, 47);
const BRIGHT = scattered(16, 1440, 480, 93);
const SPARK = starOutline(4, 11, 2.2);

const SPARKS = [
  [110, 96],
  [660, 430],
  [760, 90],
  [1385, 300],
  [1325, 64],
] as const;

/** A starry sky with shooting stars, drawn as SVG: no image is loaded. */
export function Sky() {
  return (
    <svg className="sky" viewBox="0 0 1440 720" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path className="dots faint" d={FAINT} />
      <path className="dots middle" d={MIDDLE} />
      <path className="dots bright" d={BRIGHT} />
      {SPARKS.map(([x, y]) => (
        <path key={x} className="spark" d={SPARK} transform={`translate(${x} ${y})`} />
      ))}
      <g className="meteors">
        <path d="M1180 60l-150 96" />
        <path d="M640 30l-120 77" />
        <path d="M330 170l-110 70" />
      </g>
    </svg>
  );
}

/** Step and radius of each ring of the nested star polygons. */
const LACE = (
  [
    [7, 300],
    [6, 300],
    [5, 236],
    [6, 168],
    [3, 118],
  ] as const
).map(([step, radius]) => starPolygon(16, step, radius));

/** A sixteen-fold shamseh, the sun ornament of Persian domes. */
export function Shamseh() {
  return (
    <svg className="shamseh" viewBox="-320 -320 640 640" aria-hidden="true">
      <circle r="302" />
      <circle r="312" />
      {LACE.map((path) => (
        <path key={path} d={path} />
      ))}
      <path className="heart" d={starOutline(16, 92, 62)} />
      <path d={starOutline(8, 54, 38)} />
    </svg>
  );
}

const TILE = 96;
const KHATAM = starOutline(8, TILE / 2, (TILE / 2) * 0.7654);
const INNER = starPolygon(8, 3, TILE * 0.27);

/** A star-and-cross tiling as a faint background. `id` must be unique on the page. */
export function Girih({ id }: { id: string }) {
  return (
    <svg className="girih" aria-hidden="true">
      <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <g transform={`translate(${TILE / 2} ${TILE / 2})`}>
          <path d={KHATAM} />
          <path d={INNER} />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
