import {
  DOC_KINDS,
  DOC_PAGES_MOST,
  type deleteDoc,
  type DocType,
  type listDocOpenings,
  type listDocs,
  type OwnDoc,
  type submitDoc,
  type VerificationDoc,
} from 'shared-contracts/calls/verification';
import type { AppParts, Context } from '../../platform/calls/context.ts';
import type { Handler } from '../../platform/calls/serve.ts';
import { readForm, type Upload, type Uploads } from '../../platform/calls/uploads.ts';
import type { Budget } from '../../platform/counters/budget.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { TimeKey, timeKey } from '../../platform/paging/pages.ts';
import { isId, wrongField } from '../../platform/validation/ids.ts';
import type { AtOnce } from '../../platform/work/at-once.ts';
import { hastenRemovals } from '../../storage/orphaned-files.store.ts';
import { profileNotFound, lockProfile } from '../profiles/profiles.public.ts';
import { documentTypeOf, refuseDoc } from './document-type.ts';
import {
  listOpenings,
  listOwnDocs,
  takeBackDoc,
  usualHours,
  type DocRow,
} from './documents.store.ts';
import type { PageDrawer } from './drawing/page-drawer.ts';
import { SHEETS_MOST } from './drawing/sheet.ts';
import { keepDocument, refuseVerified, writePage, type WrittenPage } from './keep-document.ts';

type Member = Context<'member'>;

/** What taking documents needs beside the request. */
export interface SubmitParts extends Pick<AppParts, 'files' | 'documentKeys' | 'jobs'> {
  /** Documents of a member in a day. */
  readonly budget: Budget;
  readonly drawer: Pick<PageDrawer, 'draw'>;
  /** Forms of a member at the same time. */
  readonly forms: AtOnce;
  /** Pages that a member uploaded before. */
  readonly uploads: (context: Member) => Uploads;
}

/** Takes the pages of a document one by one, sealing each; a form that is refused leaves nothing. */
export function answerSubmitDoc(parts: SubmitParts): Handler<typeof submitDoc> {
  return async ({ query: { docType } }, context) => {
    const { db, caller, request } = context;
    await refuseVerified(db, caller.id, docType);
    const pages: WrittenPage[] = [];
    const removals: string[] = [];
    const noted = (removal: string) => removals.push(removal);
    try {
      await using form = await parts.forms.run(caller.id, () =>
        readForm(
          request,
          async (file) => {
            pages.push(await takePage(parts, context, file, { pages, noted }));
          },
          parts.uploads(context),
        ),
      );
      const kind = kindOf(docType, form.fields['kind']);
      if (pages.length === 0) throw wrongField('doc');
      await parts.budget.spend(caller.budgetKey);
      return { data: docReply(await keepDocument(context, { docType, kind, pages })) };
    } finally {
      // What was kept has no note any more, even where the answer of the commit was lost.
      await hastenRemovals(db, removals, context.clock());
      // These, and the files of the one whose place it took.
      parts.jobs.wake();
    }
  };
}

async function takePage(
  parts: SubmitParts,
  context: Member,
  { field, bytes, spend }: Upload,
  { pages, noted }: TakenBefore,
): Promise<WrittenPage> {
  if (field !== 'doc' && spend === undefined) throw wrongField(field);
  if (bytes === null || pages.length >= DOC_PAGES_MOST) throw new Refusal(413, 'request.tooLarge');
  const type = await documentTypeOf(bytes);
  const before = pages.reduce((sum, { page }) => sum + page.sheets.length, 0);
  const mostPages = SHEETS_MOST - before;
  const drawn = await parts.drawer.draw(context.caller.id, { bytes, type, mostPages });
  if ('refused' in drawn) throw refuseDoc(drawn.refused);
  return writePage(parts, context, { bytes, type, sheets: drawn.sheets, spend }, noted);
}

/** What was taken of a form so far. */
interface TakenBefore {
  readonly pages: readonly WrittenPage[];
  readonly noted: (removal: string) => void;
}

function kindOf(docType: DocType, kind: string | undefined): string {
  const known: readonly string[] = DOC_KINDS[docType];
  if (kind === undefined || !known.includes(kind)) throw wrongField('kind');
  return kind;
}

/** One's own documents. */
export const answerListDocs: Handler<typeof listDocs> = async (_, context) => ({
  data: await ownDocs(context),
});

/** Takes back a document that waits. */
export function answerDeleteDoc({ jobs }: Pick<AppParts, 'jobs'>): Handler<typeof deleteDoc> {
  return async ({ params: { id } }, context) => {
    const { db, caller } = context;
    if (!isId(id)) throw notFound();
    await db.transaction().execute(async (trx) => {
      if (!(await lockProfile(trx, caller.id))) throw profileNotFound();
      const became = await takeBackDoc(trx, caller.id, id);
      if (became === undefined) throw notFound();
      if (became === 'decided') throw new Refusal(409, 'doc.decided');
    });
    jobs.wake();
    return { data: await ownDocs(context) };
  };
}

/** Openings on one page. */
const OPENINGS_PAGE = 50;

/** When staff opened one's document. */
export const answerListDocOpenings: Handler<typeof listDocOpenings> = async (
  { params: { id }, query: { cursor } },
  { db, caller, paging },
) => {
  const position = paging.positionOf(cursor, TimeKey);
  const requested = { id, position, most: OPENINGS_PAGE + 1 };
  const openings = isId(id) ? await listOpenings(db, caller.id, requested) : undefined;
  if (openings === undefined) throw notFound();
  const { data, next } = paging.cut(openings, {
    size: OPENINGS_PAGE,
    position,
    keyOf: (row) => timeKey(row.opened_at, row.id),
  });
  return {
    next,
    data: data.map(({ position, uncovered, opened_at }) => ({
      by: 'reviewer' as const,
      page: position + 1,
      uncovered,
      opened_at: opened_at.toISOString(),
    })),
  };
};

async function ownDocs({ db, caller, clock }: Member): Promise<OwnDoc[]> {
  const rows = await listOwnDocs(db, caller.id);
  const waits = rows.some(({ state }) => state === 'pending');
  const hours = waits ? await usualHours(db, clock()) : {};
  return rows.map((row) => ({
    ...docReply(row),
    usual_hours: row.state === 'pending' ? (hours[row.doc_type] ?? null) : null,
  }));
}

/** A document as its owner and its reviewer read it. */
export function docReply(row: DocRow): VerificationDoc {
  const { id, doc_type: docType, kind, state, reason } = row;
  return {
    id,
    docType,
    kind,
    state,
    reason: reason === '' ? null : reason,
    submitted_at: row.submitted_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    pages: Number(row.pages),
    openings: Number(row.openings),
  };
}

function notFound(): Refusal {
  return new Refusal(404, 'doc.notFound');
}
