import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { DocType } from 'shared-contracts/calls/verification';
import type { Database } from '../../platform/database/tables.ts';
import { beyond, type TimePosition } from '../../platform/paging/pages.ts';
import type { VerificationPagesTable, VerificationSheetsTable } from './verification.tables.ts';

/** Where a profile says that a type is verified. */
export const FLAGS = {
  GovID: 'verified_personal',
  JobID: 'verified_job',
  SalaryID: 'verified_salary',
  PropertyID: 'verified_property',
} as const satisfies Record<DocType, string>;

/** Documents of one member that a page shows at most. */
const MOST = 60;
/** Decisions from which one can say how long one takes, and how recent they have to be. */
const ENOUGH = 3;
const RECENT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

function docs(db: Kysely<Database>) {
  return db
    .selectFrom('verification_docs as doc')
    .select(['doc.id', 'doc.doc_type', 'doc.kind', 'doc.state', 'doc.reason'])
    .select(['doc.submitted_at', 'doc.decided_at'])
    .select(({ selectFrom, fn }) => [
      // A file that is not drawn yet counts as one page.
      selectFrom('verification_pages as page')
        .leftJoin('verification_sheets as sheet', 'sheet.page_id', 'page.id')
        .select(fn.countAll<number>().as('count'))
        .whereRef('page.doc_id', '=', 'doc.id')
        .as('pages'),
      selectFrom('verification_openings')
        .select(fn.countAll<number>().as('count'))
        .whereRef('doc_id', '=', 'doc.id')
        .as('openings'),
    ]);
}

/** A document as its owner may see it. */
export type DocRow = Awaited<ReturnType<typeof listOwnDocs>>[number];

/** One's own documents, the newest first. */
export function listOwnDocs(db: Kysely<Database>, profileId: string) {
  return docs(db)
    .where('doc.profile_id', '=', profileId)
    .orderBy('doc.submitted_at', 'desc')
    .orderBy('doc.id')
    .limit(MOST)
    .execute();
}

export function findDoc(db: Kysely<Database>, id: string): Promise<DocRow | undefined> {
  return docs(db).where('doc.id', '=', id).executeTakeFirst();
}

/** A document that is there: inside the transaction that made it. */
export function readDoc(trx: Transaction<Database>, id: string): Promise<DocRow> {
  return docs(trx).where('doc.id', '=', id).executeTakeFirstOrThrow();
}

/** Hours that half of the recent decisions of each type took at most; nothing for a type with too few of them. */
export async function usualHours(
  db: Kysely<Database>,
  now: Date,
): Promise<Partial<Record<DocType, number>>> {
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS);
  const rows = await db
    .selectFrom('verification_docs')
    .select('doc_type')
    .select(
      sql<number>`percentile_cont(0.5) within group (
        order by extract(epoch from decided_at - submitted_at) / 3600)`.as('hours'),
    )
    .where('decided_at', '>', since)
    .groupBy('doc_type')
    .having(sql<number>`count(*)`, '>=', ENOUGH)
    .execute();
  return Object.fromEntries(
    rows.map(({ doc_type, hours }) => [doc_type, Math.max(1, Math.ceil(Number(hours)))]),
  );
}

export async function isVerified(
  db: Kysely<Database>,
  profileId: string,
  docType: DocType,
): Promise<boolean> {
  const found = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', profileId)
    .where(FLAGS[docType], '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

// A change of a member's documents locks the profile first, so that changes follow each other.

/** Takes away a document of a type that waits, if there is one; its files follow. */
export async function removeWaiting(
  trx: Transaction<Database>,
  profileId: string,
  docType: DocType,
): Promise<void> {
  await trx
    .deleteFrom('verification_docs')
    .where('profile_id', '=', profileId)
    .where('doc_type', '=', docType)
    .where('state', '=', 'pending')
    .execute();
}

/** A picture of a page, to be stored. */
export type NewSheet = Omit<Insertable<VerificationSheetsTable>, 'doc_id' | 'page_id' | 'position'>;

/** A file of a document to be stored, with the pictures of its pages. */
export interface NewPage {
  readonly file: Omit<Insertable<VerificationPagesTable>, 'doc_id' | 'position'>;
  readonly sheets: readonly NewSheet[];
}

export async function addDoc(
  trx: Transaction<Database>,
  doc: {
    readonly id: string;
    readonly profileId: string;
    readonly docType: DocType;
    readonly kind: string;
    readonly now: Date;
    readonly pages: readonly NewPage[];
  },
): Promise<void> {
  const { id, profileId, docType, kind, now, pages } = doc;
  await trx
    .insertInto('verification_docs')
    .values({ id, profile_id: profileId, doc_type: docType, kind, submitted_at: now })
    .execute();
  await trx
    .insertInto('verification_pages')
    .values(pages.map(({ file }, position) => ({ ...file, doc_id: id, position })))
    .execute();
  const sheets = pages.flatMap((page) =>
    page.sheets.map((sheet) => ({ ...sheet, doc_id: id, page_id: page.file.id })),
  );
  await addSheets(trx, sheets, 0);
}

/** Stores pictures of pages, in their order from a position on. */
export async function addSheets(
  trx: Transaction<Database>,
  sheets: readonly Omit<Insertable<VerificationSheetsTable>, 'position'>[],
  first: number,
): Promise<void> {
  if (sheets.length === 0) return;
  await trx
    .insertInto('verification_sheets')
    .values(sheets.map((sheet, at) => ({ ...sheet, position: first + at })))
    .execute();
}

/** Takes back a document of one's own while it waits; its state where it is decided, undefined where there is none. */
export async function takeBackDoc(
  trx: Transaction<Database>,
  profileId: string,
  id: string,
): Promise<'gone' | 'decided' | undefined> {
  const own = await trx
    .selectFrom('verification_docs')
    .select('state')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .forUpdate()
    .executeTakeFirst();
  if (own === undefined) return undefined;
  if (own.state !== 'pending') return 'decided';
  await trx.deleteFrom('verification_docs').where('id', '=', id).execute();
  return 'gone';
}

/** Which openings are requested: of a document, beyond a position, and one row more than the page shows. */
export interface OpeningsPage {
  readonly id: string;
  readonly position: TimePosition | null;
  readonly most: number;
}

/** When pages of a document of one's own were opened, the newest first; undefined where there is no such document. */
export async function listOpenings(
  db: Kysely<Database>,
  profileId: string,
  { id, position, most }: OpeningsPage,
) {
  const own = await db
    .selectFrom('verification_docs')
    .select('id')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  if (own === undefined) return undefined;
  return db
    .selectFrom('verification_openings as opening')
    .innerJoin('verification_pages as page', 'page.id', 'opening.page_id')
    .leftJoin('verification_sheets as sheet', 'sheet.id', 'opening.sheet_id')
    .select(['opening.id', 'opening.opened_at', 'opening.uncovered'])
    .select(({ fn }) =>
      fn.coalesce('sheet.position', 'page.position').$castTo<number>().as('position'),
    )
    .where('opening.doc_id', '=', id)
    .where(({ ref }) => beyond(position, 'desc', ref('opening.opened_at'), ref('opening.id')))
    .orderBy('opening.opened_at', 'desc')
    .orderBy('opening.id', 'desc')
    .limit(most)
    .execute();
}
