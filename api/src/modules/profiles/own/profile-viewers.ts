import type { listContactViews, listViewers } from 'shared-contracts/calls/own-profile';
import type { Handler } from '../../../platform/calls/serve.ts';
import { createdKey, TIME_PAGE, TimeKey } from '../../../platform/paging/pages.ts';
import { listCardsOf } from '../listing/listing.store.ts';
import { toCard, toLimited, viewingOf, withoutPhotos } from '../profile-replies.ts';
import { listContactViewRows, listViewerRows } from './profile-viewers.store.ts';

/** Who viewed me, on any plan: two statements whatever the page holds. */
export const answerListViewers: Handler<typeof listViewers> = async (
  { query: { cursor } },
  context,
) => {
  const { db, caller, paging } = context;
  const position = paging.positionOf(cursor, TimeKey);
  const looks = await listViewerRows(db, caller.id, position);
  const page = paging.cut(looks, { size: TIME_PAGE, position, keyOf: createdKey });
  const ids = page.data.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await listCardsOf(db, ids, caller.id);
  const viewing = viewingOf(context);
  const cards = new Map(rows.map((row) => [row.id, toCard(row, caller, viewing)]));
  const data = page.data.flatMap(({ id, created_at }) => {
    const profile = cards.get(id);
    // Somebody who left between the two statements.
    return profile === undefined ? [] : [{ viewed_at: created_at.toISOString(), profile }];
  });
  return { data: { ...page, data } };
};

/** Who saw my contacts. Whoever paused since still stands there: the log tells what happened. */
export const answerListContactViews: Handler<typeof listContactViews> = async (
  { query: { cursor } },
  context,
) => {
  const { db, caller, paging } = context;
  const position = paging.positionOf(cursor, TimeKey);
  const rows = await listContactViewRows(db, caller.id, position);
  const page = paging.cut(rows, { size: TIME_PAGE, position, keyOf: createdKey });
  const viewing = viewingOf(context);
  const data = page.data.map(({ created_at, visible, ...row }) => ({
    seen_at: created_at.toISOString(),
    profile: toLimited(visible ? row : withoutPhotos(row), viewing, 'member'),
  }));
  return { data: { ...page, data } };
};
