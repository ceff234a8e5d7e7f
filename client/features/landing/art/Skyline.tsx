/** An onion dome with a finial; `x` is its axis, `y` its base, `w` its width, `h` its height. */
function dome(x: number, y: number, w: number, h: number): string {
  const half = w / 2;
  return [
    `M${x - half} ${y}`,
    `C${x - half * 1.28} ${y - h * 0.42} ${x - half * 0.62} ${y - h * 0.74} ${x} ${y - h}`,
    `C${x + half * 0.62} ${y - h * 0.74} ${x + half * 1.28} ${y - h * 0.42} ${x + half} ${y}Z`,
    `M${x - 2} ${y - h + 3}v-${Math.round(h * 0.22)}h4v${Math.round(h * 0.22)}z`,
  ].join("");
}

const minaret = (x: number, y: number, h: number): string =>
  `M${x - 9} ${y}l3 -${h}h12l3 ${h}zM${x - 13} ${y - h}h26v-9h-26zM${x - 7} ${y - h - 9}q0 -20 7 -32q7 12 7 32z`;

/** A pointed arch on a base line. */
const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2} ${y}v-${h * 0.55}Q${x - w / 2} ${y - h * 0.86} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.86} ${x + w / 2} ${y - h * 0.55}V${y}Z`;

const FAR = [
  "M0 200V150H120V132H260V156H420V138H560V160H720V140H900V158H1060V136H1200V152H1330V140H1440V200Z",
  dome(190, 134, 90, 64),
  dome(640, 160, 80, 54),
  dome(1130, 138, 100, 70),
  minaret(520, 164, 104),
  minaret(820, 164, 114),
  minaret(1290, 164, 98),
].join("");

const NEAR = [
  "M0 240V196H90V178H210V196H300V160H540V196H640V184H800V196H900V150H1180V196H1290V182H1440V240Z",
  dome(420, 162, 150, 118),
  dome(150, 180, 76, 52),
  dome(1040, 152, 180, 136),
  dome(1360, 184, 88, 60),
  minaret(310, 190, 132),
  minaret(530, 190, 132),
  minaret(910, 190, 150),
  minaret(1170, 190, 150),
].join("");

const LIGHTS = [
  ...[340, 380, 420, 460, 500].map((x) => arch(x, 196, 18, 26)),
  ...[950, 995, 1040, 1085, 1130].map((x) => arch(x, 196, 22, 32)),
  ...[110, 150, 190, 680, 720, 760, 1340, 1380].map((x) => arch(x, 204, 10, 15)),
].join("");

/** Domes and minarets with lit arches, at the bottom of the hero. */
export function Skyline() {
  return (
    <svg className="skyline" viewBox="0 0 1440 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="far" d={FAR} />
      <path className="near" d={NEAR} />
      <path className="lights" d={LIGHTS} />
    </svg>
  );
}
