import type { CallReply } from 'shared-contracts/calls/call';
import type { listBookmarks } from 'shared-contracts/calls/engagement';

/** A page of saved people, and one of them. */
export type SavedPage = CallReply<typeof listBookmarks>;
export type Saved = SavedPage['data']['data'][number];

/** Where somebody stood among the saved ones: page and place in it, both from 0. */
export interface SavedPlace {
  readonly saved: Saved;
  readonly page: number;
  readonly index: number;
}

/** Where a person stands; undefined when she is on none of the pages. */
export function placeOf(pages: readonly SavedPage[], personId: string): SavedPlace | undefined {
  for (const [page, { data }] of pages.entries()) {
    const index = data.data.findIndex(({ to }) => to === personId);
    const saved = data.data[index];
    if (saved !== undefined) return { saved, page, index };
  }
  return undefined;
}

/** The pages without a person. */
export function without(pages: readonly SavedPage[], personId: string): SavedPage[] {
  return pages.map((page) =>
    withPeople(page, (people) => people.filter(({ to }) => to !== personId)),
  );
}

/** The pages with a person at her old place again, as far as there is one. */
export function putBack(
  pages: readonly SavedPage[],
  { saved, page: wanted, index }: SavedPlace,
): SavedPage[] {
  const last = pages.length - 1;
  return without(pages, saved.to).map((page, n) =>
    n === Math.min(wanted, last)
      ? withPeople(page, (people) => people.toSpliced(index, 0, saved))
      : page,
  );
}

function withPeople(page: SavedPage, change: (people: Saved[]) => Saved[]): SavedPage {
  return { ...page, data: { ...page.data, data: change(page.data.data) } };
}
