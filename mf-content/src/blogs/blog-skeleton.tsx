import { SkeletonText } from 'shared-contracts/ui/core';
import { Waiting } from '../waiting.tsx';
import '../picture.css';

/** A post to come: title, picture, text. */
export function BlogSkeleton() {
  return (
    <Waiting>
      <div className="ct-article__head">
        <SkeletonText lines={2} />
      </div>
      <div className="ct-picture ct-article__picture sp-skeleton" data-first-picture="" />
      <SkeletonText lines={8} />
    </Waiting>
  );
}
