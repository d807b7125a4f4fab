import { classNames } from './class-names.ts';

export interface RingProps {
  /** Null where there is no score: an empty ring with a dash. */
  value: number | null;
  max: number;
  /** The score in words, for example 'Gun Milan 28 of 36'. */
  label: string;
  /** Small text under the number, for example 'of 36'. */
  caption?: string | undefined;
  /** Default small, as on a card. */
  size?: 'small' | 'large' | undefined;
}

/** A score as a ring with its number; drawn with attributes only, since style= is blocked. */
export function Ring({ value, max, label, caption, size = 'small' }: RingProps) {
  const share = max > 0 ? Math.min(Math.max((value ?? 0) / max, 0), 1) * 100 : 0;
  // A half, as in 27.5, is as wide as the ring.
  const isLong = String(value ?? '–').length > 2;
  return (
    <svg className={`sp-ring sp-ring--${size}`} viewBox="0 0 48 48" role="img" aria-label={label}>
      <circle className="sp-ring__track" cx="24" cy="24" r="21" pathLength="100" />
      {share > 0 && (
        <circle
          className="sp-ring__value"
          cx="24"
          cy="24"
          r="21"
          pathLength="100"
          strokeDasharray={`${share} 100`}
          transform="rotate(-90 24 24)"
        />
      )}
      <text
        x="24"
        y={caption ? 25 : 29.5}
        className={classNames('sp-ring__number', isLong && 'sp-ring__number--long')}
      >
        {value ?? '–'}
      </text>
      {caption && (
        <text x="24" y="34" className="sp-ring__caption">
          {caption}
        </text>
      )}
    </svg>
  );
}
