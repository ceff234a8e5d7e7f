import type { ReactNode } from "react";
import { starOutline } from "./geometry";

const FIVE = starOutline(5, 11, 4.6);
const EIGHT = starOutline(8, 22, 15.5);

/** The star that is earned. */
export function Star({ className = "star" }: { className?: string }) {
  return (
    <svg className={className} viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={FIVE} />
    </svg>
  );
}

/** An eight-pointed seal around a small drawing or a number. */
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
      <path className="gold-deep" d="M-78 34L78 34L62 62L-62 62Z" />
      <path className="gold" d="M-78 34L-54 0H54L78 34Z" />
      <path className="gold-light" d="M-54 0H54L46 10H-46Z" />
      <path className="gold-dark" d={starOutline(8, 13, 9)} transform="translate(0 22) scale(1.3 .6)" />
    </g>
  );
}

/** Three bars of gold and what has fallen beside them. */
export function Treasure() {
  return (
    <svg className="treasure" viewBox="0 0 400 260" aria-hidden="true">
      <ellipse className="shade" cx="200" cy="226" rx="176" ry="20" />
      <Ingot x={120} y={154} />
      <Ingot x={280} y={154} />
      <Ingot x={200} y={90} />
      <Coin x={52} y={206} r={26} />
      <Coin x={352} y={202} r={30} />
      <Coin x={322} y={228} r={20} />
      <path className="spark" d={starOutline(4, 22, 4)} transform="translate(262 74)" />
      <path className="spark" d={starOutline(4, 14, 3)} transform="translate(92 120)" />
    </svg>
  );
}

function Bottle({ x, tilt }: { x: number; tilt: number }) {
  return (
    <g transform={`translate(${x} 30) rotate(${tilt} 0 110)`}>
      <path className="gold-deep" d="M-9 0h18v14h-18z" />
      <path
        className="gold"
        d="M-7 14h14v34c0 12 27 20 27 52v84q0 16 -16 16h-36q-16 0 -16 -16v-84c0 -32 27 -40 27 -52z"
      />
      <path className="gold-light" d="M-25 104c0 -18 10 -28 16 -36v122h-4q-12 0 -12 -12z" />
      <path className="bottle-label" d="M-34 112h68v52h-68z" />
      <path className="gold" d={starOutline(8, 18, 12.6)} transform="translate(0 138)" />
    </g>
  );
}

/** Two golden bottles that lean on each other. */
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

/** The marks of those who hold the festival. */
export function Logo({ of }: { of: "mall" | "club" | "partner" }) {
  return (
    <svg className="logo" viewBox="-24 -24 48 48" aria-hidden="true">
      {of === "mall" && (
        <path d="M-20 20V-2Q-20 -14 -10 -20Q0 -14 0 -2Q0 -14 10 -20Q20 -14 20 -2V20H13V2Q13 -6 10 -9Q7 -6 7 2V20H-7V2Q-7 -6 -10 -9Q-13 -6 -13 2V20Z" />
      )}
      {of === "club" && (
        <>
          <path className="line" d={EIGHT} />
          <path d={starOutline(5, 12, 5)} />
        </>
      )}
      {of === "partner" && (
        <>
          <circle className="line" r="20" />
          <path d="M-13 8L-8 -2H8L13 8Z" />
          <path d="M-6 -4L-3.5 -10H3.5L6 -4Z" />
        </>
      )}
    </svg>
  );
}
