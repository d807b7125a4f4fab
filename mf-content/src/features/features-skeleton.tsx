import { SkeletonText } from 'shared-contracts/ui/core';
import { Waiting } from '../waiting.tsx';

/** The blocks to come, in their own shape. */
export function FeaturesSkeleton() {
  return (
    <Waiting>
      <div className="ct-features">
        {[0, 1].map((n) => (
          <div key={n} className="ct-feature">
            <div className="ct-feature__picture">
              <div className="ct-picture sp-skeleton" data-first-picture="" />
            </div>
            <div className="ct-feature__words">
              <SkeletonText lines={4} />
            </div>
          </div>
        ))}
      </div>
    </Waiting>
  );
}
