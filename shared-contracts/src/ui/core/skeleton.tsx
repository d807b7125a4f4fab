import type { ReactNode } from 'react';
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

/** A `ProfileCard` to come, of the same size. */
export function SkeletonCard() {
  return (
    <div className="sp-card">
      <div className="sp-card__photo sp-skeleton" />
      <div className="sp-card__body">
        <SkeletonText />
      </div>
    </div>
  );
}

/** A grid of cards to come. */
export function SkeletonCards({ label, count = 8 }: { label: string; count?: number | undefined }) {
  return (
    <Skeleton label={label}>
      <div className="sp-card-grid">
        {Array.from({ length: count }, (_, n) => (
          <SkeletonCard key={n} />
        ))}
      </div>
    </Skeleton>
  );
}

/** A profile page to come: photo at the side, facts beside it. */
export function SkeletonProfile({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className="sp-columns sp-columns--profile">
        <div className="sp-card__photo sp-skeleton sp-skeleton-photo" />
        <div className="sp-stack">
          <SkeletonText lines={2} />
          <SkeletonText lines={6} />
          <SkeletonText lines={6} />
        </div>
      </div>
    </Skeleton>
  );
}
