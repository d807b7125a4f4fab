import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  CLAIM_MS,
  type claimDoc,
  type listVerificationQueue,
  type openDocPage,
} from 'shared-contracts/calls/document-review';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import {
  TimeKey,
  timeKey,
  beyond,
  directionOf,
  type TimePosition,
} from '../../../platform/paging/pages.ts';
import { isId } from '../../../platform/validation/ids.ts';
import { holderOf, claimState } from './claim-state.store.ts';
import { claim, findClaimed, findForeignDoc } from './claims.store.ts';
import { ADDRESS_MS, DOCUMENTS_AT } from './document-address.ts';
import { drawMissing, type DrawParts } from './draw-missing.ts';
import { addOpening } from './openings.store.ts';

/** How many documents a page of the queue shows. */
const QUEUE_PAGE = 20;

/** Documents that wait, the oldest first. */
export const answerListQueue: Handler<typeof listVerificationQueue> = async (
  { query: { cursor } },
  { db, caller, clock, paging },
) => {
  const [position, now] = [paging.positionOf(cursor, TimeKey), clock()];
  const rows = await listQueue(db, { reviewer: caller.id, now, position });
  await recordAudit(db, {
    actorId: caller.id,
    action: 'verification.queue',
    target: null,
    now,
    detail: { cursor: position?.key[1] ?? null },
  });
  const page = paging.cut(rows, {
    size: QUEUE_PAGE,
    position,
    keyOf: (row) => timeKey(row.submitted_at, row.id),
  });
  return {
    data: {
      ...page,
      data: page.data.map(({ id, doc_type: docType, kind, claim: held, ...row }) => ({
        id,
        docType,
        kind,
        claim: held,
        pages: Number(row.pages),
        holder: holderOf(row),
        submitted_at: row.submitted_at.toISOString(),
        name: `${row.name} ${row.lastName}`.trim(),
      })),
    },
  };
};

/** Takes a document for a quarter of an hour: of two who reach for it, one gets it. */
export function answerClaim(parts: DrawParts): Handler<typeof claimDoc> {
  return async ({ body: { id } }, { db, caller, clock }) => {
    const now = clock();
    const reviewer = { id: caller.id, now };
    if (!isId(id)) throw notFound();
    await db.transaction().execute(async (trx) => {
      const until = new Date(now.getTime() + CLAIM_MS);
      if (!(await claim(trx, id, { ...reviewer, until }))) {
        const found = await findForeignDoc(trx, id, reviewer);
        throw found?.state === 'pending' ? new Refusal(409, 'doc.claimed') : notFound();
      }
      await recordAudit(trx, {
        actorId: caller.id,
        action: 'verification.claim',
        target: id,
        now,
      });
    });
    await drawMissing(parts, { db, clock }, { docId: id, reviewer: caller.id });
    const doc = await findClaimed(db, id, caller.id);
    if (doc === undefined) throw notFound();
    const {
      doc_type: docType,
      kind,
      submitted_at,
      claimed_until,
      pages,
      undrawn,
      ...profile
    } = doc;
    return {
      data: {
        id,
        docType,
        kind,
        profile,
        undrawn,
        submitted_at: submitted_at.toISOString(),
        claimed_until: (claimed_until ?? now).toISOString(),
        left_ms: CLAIM_MS,
        pages: pages.map((page) => ({
          ...page,
          type: 'image/jpeg' as const,
        })),
      },
    };
  };
}

/** Gives the address of one page, and tells the audit trail and the owner. */
export const answerOpenPage: Handler<typeof openDocPage> = async (
  { body: { id, page, uncovered = false } },
  { db, caller, clock, noteOpened },
) => {
  const now = clock();
  if (!isId(id) || !isId(page)) throw notFound();
  const opening = randomUUID();
  const owner = await db.transaction().execute(async (trx) => {
    const doc = await findForeignDoc(trx, id, { id: caller.id, now });
    if (doc === undefined) throw notFound();
    if (!doc.isHeld || doc.state !== 'pending') throw new Refusal(403, 'doc.claimEnded');
    const added = await addOpening(trx, {
      id: opening,
      docId: id,
      sheetId: page,
      openedBy: caller.id,
      uncovered,
      now,
      sessionId: caller.sessionId,
    });
    if (!added) throw notFound();
    await recordAudit(trx, {
      actorId: caller.id,
      action: 'verification.open',
      target: id,
      now,
      detail: {
        page,
        uncovered,
      },
    });
    return doc.profile_id;
  });
  await noteOpened(owner);
  return {
    data: {
      url: `${DOCUMENTS_AT}/${opening}`,
      ends_at: new Date(now.getTime() + ADDRESS_MS).toISOString(),
    },
  };
};

/** The 404 of a document that is not there, or is the reviewer's own. */
export function notFound(): Refusal {
  return new Refusal(404, 'doc.notFound');
}

/** Documents that wait, the oldest first, but for the reviewer's own; one more than a page shows. */
function listQueue(
  db: Kysely<Database>,
  { reviewer, now, position }: { reviewer: string; now: Date; position: TimePosition | null },
) {
  const direction = directionOf(position, 'asc');
  const held = claimState('doc', { id: reviewer, now });
  return db
    .selectFrom('verification_docs as doc')
    .innerJoin('profiles', 'profiles.id', 'doc.profile_id')
    .select(['doc.id', 'doc.doc_type', 'doc.kind', 'doc.submitted_at'])
    .select(['profiles.name', 'profiles.lastName'])
    .select(({ selectFrom, fn }) =>
      selectFrom('verification_pages as page')
        .leftJoin('verification_sheets as sheet', 'sheet.page_id', 'page.id')
        .select(fn.countAll<number>().as('count'))
        .whereRef('page.doc_id', '=', 'doc.id')
        .as('pages'),
    )
    .select(['doc.claimed_until', held.claim.as('claim'), held.holder.as('holder')])
    .where('doc.state', '=', 'pending')
    .where('doc.profile_id', '<>', reviewer)
    .where(({ ref }) => beyond(position, 'asc', ref('doc.submitted_at'), ref('doc.id')))
    .orderBy('doc.submitted_at', direction)
    .orderBy('doc.id', direction)
    .limit(QUEUE_PAGE + 1)
    .execute();
}
