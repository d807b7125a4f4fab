import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import {
  CLAIM_MS,
  type claimDoc,
  type listVerificationQueue,
  type openDocPage,
} from 'shared-contracts/calls/document-review';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { AppParts, Context } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import { SealBroken } from '../../../platform/crypto/sealing.ts';
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
import { forgetOrphanedFile, hastenRemovals } from '../../../storage/orphaned-files.store.ts';
import { openFile } from '../../../storage/sealing/seal-file.ts';
import { addSheets } from '../documents.store.ts';
import type { PageDrawer } from '../drawing/page-drawer.ts';
import { SHEETS_MOST } from '../drawing/sheet.ts';
import { writeSheets } from '../keep-document.ts';
import { holderOf, claimState } from './claim-state.store.ts';
import { claim, findClaimed, findForeignDoc, listUndrawn } from './claims.store.ts';
import { ADDRESS_MS, DOCUMENTS_AT } from './document-address.ts';
import { addOpening } from './openings.store.ts';

/** What drawing a stored file needs. */
interface DrawParts extends Pick<AppParts, 'files' | 'documentKeys' | 'log'> {
  readonly drawer: Pick<PageDrawer, 'draw'>;
}

type Undrawn = Awaited<ReturnType<typeof listUndrawn>>[number];

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

/** Draws the files of a document that were stored without pictures of their pages; what cannot be drawn stays so. */
async function drawMissing(
  parts: DrawParts,
  context: Pick<Context, 'db' | 'clock'>,
  { docId, reviewer }: { readonly docId: string; readonly reviewer: string },
): Promise<void> {
  const { db, clock } = context;
  for (const file of await listUndrawn(db, docId)) {
    const drawn = await drawStored(parts, file, reviewer);
    const removals: string[] = [];
    const noted = (removal: string) => void removals.push(removal);
    try {
      const sheets = await writeSheets(parts, context, drawn, noted);
      await db.transaction().execute(async (trx) => {
        const held = await trx
          .selectFrom('verification_docs')
          .select('id')
          .where('id', '=', docId)
          .forUpdate()
          .executeTakeFirst();
        // Taken back meanwhile, or drawn by another request.
        const isMissing = (await listUndrawn(trx, docId)).some(({ id }) => id === file.id);
        if (held === undefined || !isMissing) return;
        const rows = sheets.map((sheet) => ({ ...sheet, doc_id: docId, page_id: file.id }));
        const { first } = await trx
          .selectFrom('verification_sheets')
          .select(sql<number>`coalesce(max(position) + 1, 0)`.as('first'))
          .where('doc_id', '=', docId)
          .executeTakeFirstOrThrow();
        await addSheets(trx, rows, Number(first));
        for (const removal of removals) await forgetOrphanedFile(trx, removal);
      });
    } finally {
      await hastenRemovals(db, removals, clock());
    }
  }
}

/** Pages of a stored file; none where it is gone, cannot be opened or cannot be drawn. */
async function drawStored(
  { files, documentKeys, log, drawer }: DrawParts,
  file: Undrawn,
  reviewer: string,
): Promise<readonly Uint8Array[]> {
  const stored = await files.get(file.file_key);
  if (stored === null) return [];
  try {
    const bytes = openFile(await stored.bytes(), file.file_key, file, documentKeys);
    const drawn = await drawer.draw(reviewer, {
      bytes,
      type: file.media_type,
      mostPages: SHEETS_MOST,
    });
    return 'sheets' in drawn ? drawn.sheets : [];
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    log.error({ sealed: file.id, key: file.key_id, err: error }, 'a document cannot be opened');
    return [];
  }
}
