import * as z from 'shared-contracts/schema';
import { ENTRY_FIELDS, EntryValues } from '../entry/entry-values.ts';

/**
 * What a caller has changed in an entry and not saved: only the fields that differ, with what stood in them before, so
 * that an entry that another saved meanwhile can be compared field by field.
 */
export const CallDraft = z.object({
  /** `updated_at` of the entry that was changed; null for a new one. */
  updated_at: z.nullable(z.string()),
  /** Of a new entry: the name that all tries of saving it share (`client_id`). */
  client_id: z.optional(z.string()),
  base: z.partial(EntryValues),
  values: z.partial(EntryValues),
});
export type CallDraft = z.infer<typeof CallDraft>;

/** A draft that holds nothing: it is forgotten. */
export const NO_DRAFT: CallDraft = { updated_at: null, base: {}, values: {} };

export function isEmptyDraft({ values }: CallDraft): boolean {
  return Object.keys(values).length === 0;
}

/** What a draft is a change of. */
export interface DraftOrigin {
  readonly updated_at: string | null;
  readonly client_id: string;
  readonly base: EntryValues;
}

/** The draft of these values over what stood in the entry. */
export function draftOf(origin: DraftOrigin, values: EntryValues): CallDraft {
  const changed = ENTRY_FIELDS.filter((field) => values[field] !== origin.base[field]);
  const part = (from: EntryValues) =>
    Object.fromEntries(changed.map((field) => [field, from[field]])) as Partial<EntryValues>;
  const { updated_at, client_id, base } = origin;
  return { updated_at, client_id, base: part(base), values: part(values) };
}
