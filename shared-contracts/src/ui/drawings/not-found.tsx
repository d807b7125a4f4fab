import { Drawing } from './drawing.tsx';
import { Garland } from './garland.tsx';

// Steps towards a door: x, y, size; the seventh is still missing.
const steps = [
  [40, 142, 15],
  [76, 128, 13],
  [96, 110, 11],
  [88, 93, 9.5],
  [104, 80, 8],
  [126, 74, 7],
] as const;

/** The 404 picture: six of the seven steps are laid, and the door is not where the address says. */
export function NotFoundDrawing({ label }: { label?: string | undefined }) {
  return (
    <Drawing label={label}>
      <path className="sp-draw-rose" d="M0 160c10-60 60-84 120-90s110 20 120 90z" />
      <path className="sp-draw-card" d="M160 78V38a24 24 0 0 1 48 0v46z" />
      <path
        className="sp-draw-line"
        d="M160 78V38a24 24 0 0 1 48 0v46M168 79V40a16 16 0 0 1 32 0v42"
      />
      <Garland d="M157 28q14 18 27 4q13 14 27-4" />
      {steps.map(([x, y, size], n) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse
            className={n % 2 ? 'sp-draw-marigold' : 'sp-draw-haldi'}
            rx={size}
            ry={size * 0.5}
          />
          <ellipse
            className="sp-draw-kumkum"
            cx={n % 2 ? size * 0.25 : size * -0.25}
            rx={size * 0.32}
            ry={size * 0.17}
          />
        </g>
      ))}
      <ellipse className="sp-draw-line sp-draw-dashed" cx="148" cy="78" rx="7" ry="3.5" />
    </Drawing>
  );
}
