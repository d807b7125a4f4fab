/** A string of marigolds along a path: round dashes in two colours. */
export function Garland({ d }: { d: string }) {
  return (
    <>
      <path className="sp-draw-beads" d={d} />
      <path className="sp-draw-beads sp-draw-beads--deep" d={d} />
    </>
  );
}

/** One marigold seen from above. */
export function Marigold({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle className="sp-draw-flower" cx={x} cy={y} r={r} pathLength="40" />
      <circle className="sp-draw-marigold" cx={x} cy={y} r={r * 0.62} />
    </>
  );
}
