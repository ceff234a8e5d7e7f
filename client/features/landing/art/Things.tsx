import type { ReactNode } from "react";
import { starOutline } from "./geometry";

const EIGHT = starOutline(8, 22, 15.5);

/** An eight-pointed seal around a drawing or a number. */
export function Seal({ children }: { children: ReactNode }) {
  return (
    <span className="seal" aria-hidden="true">
      <svg viewBox="-24 -24 48 48">
        <path d={EIGHT} />
      </svg>
      <span>{children}</span>
    </span>
  );
}

function Coin({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="gold-deep" r={r} cy="5" />
      <circle className="gold" r={r} />
      <circle className="gold-line" r={r * 0.8} />
      <path className="gold-dark" d={starOutline(8, r * 0.56, r * 0.4)} />
    </g>
  );
}

function Ingot({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="gold-light" d="M-54 20L-40 0H48L56 20Z" />
      <path className="gold-deep" d="M56 20L48 0L66 40L72 62Z" />
      <path className="gold" d="M-72 62L-56 20H56L72 62Z" />
      <path className="gold-dark" d={starOutline(8, 13, 9)} transform="translate(0 41) scale(1.2 1)" />
    </g>
  );
}

/** Three gold bars with coins. */
export function Treasure() {
  return (
    <svg className="treasure" viewBox="0 0 400 260" aria-hidden="true">
      <ellipse className="shade" cx="200" cy="226" rx="176" ry="20" />
      <Ingot x={122} y={162} />
      <Ingot x={276} y={162} />
      <Ingot x={200} y={108} />
      <Coin x={52} y={206} r={26} />
      <Coin x={352} y={202} r={30} />
      <Coin x={322} y={228} r={20} />
      <path className="spark" d={starOutline(4, 22, 4)} transform="translate(268 92)" />
      <path className="spark" d={starOutline(4, 14, 3)} transform="translate(96 118)" />
    </svg>
  );
}

function Bottle({ x, tilt }: { x: number; tilt: number }) {
  return (
    <g transform={`translate(${x} 30) rotate(${tilt} 0 110)`}>
      <path className="gold-deep" d="M-11 0h22l3 11h-28z" />
      <path
        className="gold"
        d="M-9 11h18v24c0 17 19 31 19 58c0 13 -4 18 -4 29c0 11 4 16 4 30v38q0 14 -14 14h-28q-14 0 -14 -14v-38c0 -14 4 -19 4 -30c0 -11 -4 -16 -4 -29c0 -27 19 -41 19 -58z"
      />
      <path className="gold-light" d="M-20 92c0 -20 12 -30 15 -48v150h-5q-10 0 -10 -10z" />
      <path className="bottle-label" d="M-25 114q25 6 50 0v44q-25 6 -50 0z" />
      <path className="gold" d={starOutline(8, 14, 9.8)} transform="translate(0 139)" />
    </g>
  );
}

/** Two golden bottles. */
export function Bottles() {
  return (
    <svg className="bottles" viewBox="0 0 260 260" aria-hidden="true">
      <ellipse className="shade" cx="132" cy="236" rx="104" ry="14" />
      <Bottle x={88} tilt={-9} />
      <Bottle x={172} tilt={10} />
      <path className="spark" d={starOutline(4, 20, 4)} transform="translate(206 44)" />
      <path className="spark" d={starOutline(4, 13, 3)} transform="translate(40 70)" />
    </svg>
  );
}
