import { lazyCode, LazyPart } from 'shared-contracts/behaviour/lazy-code';
import { useMedia } from 'shared-contracts/behaviour/use-media';
import type { Sort } from './show.ts';

const sideCode = lazyCode(async () => (await import('./filters/listing-side.tsx')).ListingSide);

/**
 * The filters beside the whole listing, where five cards fit beside them; elsewhere a link leads to them. The place is
 * there from the start, so that the cards do not move when the form arrives.
 */
export function ListingFilters({ sort }: { sort: Sort }) {
  const isWide = useMedia('(min-width: 1600px)');
  return (
    <div className="pf-beside__filters">
      {isWide && (
        <LazyPart code={sideCode} waiting={null} failed={() => null}>
          {(ListingSide) => <ListingSide sort={sort} />}
        </LazyPart>
      )}
    </div>
  );
}
