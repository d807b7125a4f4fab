import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Announces the wait once and hides the grey shapes inside from screen readers. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className="sp-skeletons">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Lines of text to come. */
export function SkeletonText({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <div className="sp-skeleton-text">
      {Array.from({ length: lines }, (_, n) => (
        <span key={n} className="sp-skeleton" />
      ))}
    </div>
  );
}

interface CardsToCome {
  /** Keeps room for seals and ring. */
  marks?: boolean | undefined;
}

/** A `ProfileCard` to come, of the same size. */
export function SkeletonCard({ marks }: CardsToCome) {
  return (
    <div className="sp-card">
      <div className="sp-card__photo sp-skeleton" data-first-picture="" />
      <div className={classNames('sp-card__body', marks && 'sp-card__body--marks')}>
        <SkeletonText />
      </div>
    </div>
  );
}

export interface SkeletonCardsProps extends CardsToCome {
  label: string;
  /** Default 8. */
  count?: number | undefined;
}

/** A grid of cards to come. */
export function SkeletonCards({ label, count = 8, marks }: SkeletonCardsProps) {
  return (
    <Skeleton label={label}>
      <div className="sp-card-grid">
        {Array.from({ length: count }, (_, n) => (
          <SkeletonCard key={n} marks={marks} />
        ))}
      </div>
    </Skeleton>
  );
}

/** What a family asks first, as many as the page then shows at a glance. */
const FIRST_ANSWERS = 8;

/** A profile page to come: photo at the side, facts beside it. */
export function SkeletonProfile({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className="sp-columns sp-columns--profile">
        <div className="sp-card__photo sp-skeleton sp-skeleton-photo" data-first-picture="" />
        <div className="sp-stack">
          <span className="sp-skeleton sp-skeleton-name" />
          <div className="sp-surface sp-skeleton-facts">
            {Array.from({ length: FIRST_ANSWERS }, (_, n) => (
              <SkeletonText key={n} lines={2} />
            ))}
          </div>
          <SkeletonText lines={6} />
        </div>
      </div>
    </Skeleton>
  );
}
