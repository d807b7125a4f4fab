import type { deleteDraft, getDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import type { Handler } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { nobody } from '../profiles.handlers.ts';
import { storableDraft } from './drafts.rules.ts';
import { dropDraft, findDraft, keepDraft } from './drafts.store.ts';
import { dropStaffDraft, findStaffDraft, isStaffPlace, keepStaffDraft } from './staff-drafts.ts';

/** One's own draft of a place, null when there is none. */
export const answerGetDraft: Handler<typeof getDraft> = async (
  { params: { key } },
  { db, caller },
) => {
  const find = isStaffPlace(key, caller) ? findStaffDraft : findDraft;
  return { data: toDraft(await find(db, caller.id, key)) };
};

/** The last one saved counts; `saved_at` says which that is. */
export const answerSaveDraft: Handler<typeof saveDraft> = async (
  { params: { key }, body: { content } },
  { db, caller, clock },
) => {
  if (content === undefined) throw wrongField('content');
  const storable = storableDraft(content);
  if (storable === null) throw new Refusal(413, 'request.tooLarge');
  const draft = { ownerId: caller.id, key, content: storable, now: clock() };
  const kept = await (isStaffPlace(key, caller) ? keepStaffDraft : keepDraft)(db, draft);
  if (kept === 'nobody') throw nobody();
  if (kept === 'full') throw new Refusal(413, 'request.tooLarge');
  return { data: toDraft(kept) };
};

/** Throwing away what is not there is done already. */
export const answerDeleteDraft: Handler<typeof deleteDraft> = async (
  { params: { key } },
  { db, caller },
) => {
  await (isStaffPlace(key, caller) ? dropStaffDraft : dropDraft)(db, caller.id, key);
  return { data: null };
};

function toDraft(row: { content: unknown; saved_at: Date } | undefined) {
  if (row === undefined) return null;
  return { content: row.content, saved_at: row.saved_at.toISOString() };
}
