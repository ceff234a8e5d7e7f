type Roof = "flat" | "stepped" | "slanted" | "mast";

/** A building: its left edge, width and height, in units of the drawing. */
interface Building {
  x: number;
  w: number;
  h: number;
  roof?: Roof;
}

const GROUND = 240;

function outline({ x, w, h, roof = "flat" }: Building): string {
  const top = GROUND - h;
  const body = `M${x} ${GROUND}V${top}h${w}V${GROUND}Z`;
  switch (roof) {
    case "flat":
      return body;
    case "stepped":
      return `${body}M${x + w * 0.2} ${top}v-12h${w * 0.6}v12zM${x + w * 0.38} ${top - 12}v-10h${w * 0.24}v10z`;
    case "slanted":
      return `${body}M${x} ${top}V${top - w * 0.35}L${x + w} ${top}z`;
    case "mast":
      return `${body}M${x + w / 2 - 1.5} ${top}v-34h3v34z`;
  }
}

/** Lit windows in a regular pattern; some stay dark. */
function windows({ x, w, h }: Building): string {
  const [columns, rows] = [Math.floor((w - 10) / 14), Math.floor((h - 22) / 18)];
  const start = x + (w - columns * 14 + 6) / 2;
  return Array.from({ length: columns * rows }, (_, n) => ({ column: n % columns, row: Math.floor(n / columns), n }))
    .filter(({ n }) => (n * 7 + x) % 5 < 2)
    .map(({ column, row }) => `M${start + column * 14} ${GROUND - h + 14 + row * 18}h8v9h-8z`)
    .join("");
}

const FAR: readonly Building[] = [
  { x: 0, w: 90, h: 96 },
  { x: 96, w: 70, h: 140, roof: "stepped" },
  { x: 236, w: 84, h: 112 },
  { x: 330, w: 60, h: 168, roof: "mast" },
  { x: 470, w: 96, h: 104 },
  { x: 590, w: 66, h: 150, roof: "slanted" },
  { x: 700, w: 90, h: 118 },
  { x: 800, w: 58, h: 176, roof: "mast" },
  { x: 930, w: 92, h: 108 },
  { x: 1040, w: 70, h: 156, roof: "stepped" },
  { x: 1180, w: 96, h: 114 },
  { x: 1290, w: 64, h: 162, roof: "slanted" },
  { x: 1370, w: 70, h: 110 },
];

const NEAR: readonly Building[] = [
  { x: 0, w: 70, h: 62 },
  { x: 76, w: 92, h: 96, roof: "flat" },
  { x: 174, w: 66, h: 74 },
  { x: 246, w: 78, h: 128, roof: "slanted" },
  { x: 332, w: 100, h: 70 },
  { x: 440, w: 72, h: 112, roof: "stepped" },
  { x: 520, w: 88, h: 58 },
  { x: 616, w: 110, h: 84 },
  { x: 734, w: 74, h: 66 },
  { x: 816, w: 86, h: 118, roof: "mast" },
  { x: 910, w: 96, h: 76 },
  { x: 1014, w: 70, h: 136, roof: "stepped" },
  { x: 1092, w: 104, h: 64 },
  { x: 1204, w: 76, h: 104, roof: "slanted" },
  { x: 1288, w: 84, h: 72 },
  { x: 1380, w: 60, h: 98 },
];

const FAR_OUTLINE = FAR.map(outline).join("");
const NEAR_OUTLINE = NEAR.map(outline).join("");
const LIGHTS = NEAR.map(windows).join("");

/** A city at night with lit windows, at the bottom of the hero. */
export function Skyline() {
  return (
    <svg className="skyline" viewBox="0 0 1440 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="far" d={FAR_OUTLINE} />
      <path className="near" d={NEAR_OUTLINE} />
      <path className="lights" d={LIGHTS} />
    </svg>
  );
}
