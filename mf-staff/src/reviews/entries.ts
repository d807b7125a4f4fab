import type { Holder, QueuedDoc } from 'shared-contracts/calls/document-review';
import type { WaitingPic } from 'shared-contracts/calls/photo-review';

/** What a reviewer decides on. */
export type Lane = 'documents' | 'photos';

/** One row of a queue: whose, what, since when, and who has it. */
export interface Entry {
  readonly lane: Lane;
  readonly id: string;
  readonly who: string;
  /** Of a document. */
  readonly doc: Pick<QueuedDoc, 'docType' | 'kind' | 'pages'> | null;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly claim: 'mine' | 'other' | null;
  readonly holder: Holder | null;
}

/** A document of the queue as a row. */
export function docEntry(queued: QueuedDoc): Entry {
  const { id, name, submitted_at, claim, holder = null, ...doc } = queued;
  return { lane: 'documents', id, who: name, doc, submittedAt: submitted_at, claim, holder };
}

/** A photo of the queue as a row. */
export function picEntry({ id, name, submitted_at, claim, holder }: WaitingPic): Entry {
  return {
    lane: 'photos',
    id,
    who: name,
    doc: null,
    submittedAt: submitted_at,
    claim: claim ?? null,
    holder: holder ?? null,
  };
}

/** The oldest that no one else has, but for those that are dealt with. */
export function nextEntry(
  entries: readonly Entry[],
  dealtWith: ReadonlySet<string>,
): Entry | undefined {
  return entries.find(({ id, claim }) => claim !== 'other' && !dealtWith.has(id));
}

const MINUTE_MS = 60_000;

/** How long something waits, in days, hours and minutes. */
export function waited(
  since: string,
  now: number,
): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  return {
    days: Math.floor(minutes / (24 * 60)),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}
