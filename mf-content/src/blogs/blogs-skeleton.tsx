import { SkeletonText } from 'shared-contracts/ui/core';
import { Waiting } from '../waiting.tsx';

/** The list to come, in its own shape. */
export function BlogsSkeleton() {
  return (
    <Waiting>
      <div className="ct-posts">
        {[0, 1, 2, 3].map((n) => (
          <div key={n}>
            <div className="ct-card">
              <div className="ct-picture sp-skeleton" data-first-picture="" />
              <div className="ct-card__words">
                <SkeletonText lines={4} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Waiting>
  );
}
