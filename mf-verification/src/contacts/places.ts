import type { ContactEntry, EntryField } from './contact-entry.ts';
import { FIELDS, typedInto } from './entry-faults.ts';

/** The name of a field of an entry; also its id in the document. */
export function placeOf(entryId: string, field: EntryField): string {
  return `contact-${entryId}-${field}`;
}

/** The place that an error of the server is about, such as `0.phone`; null where no field stands for it. */
export function placeOfError(path: string, sent: readonly ContactEntry[]): string | null {
  const [, index, name] = /^(\d+)\.(\w+)/.exec(path) ?? [];
  const entry = sent[Number(index)];
  const field = FIELDS.find((one) => one === name);
  if (entry === undefined || field === undefined) return null;
  return placeOf(entry.id, typedInto(field, entry));
}
