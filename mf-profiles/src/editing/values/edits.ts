import { EDIT_FIELDS, type EditField } from './edit-fields.ts';
import { isSame, type Values } from './values.ts';

/** A field that was written into: what was saved then, and what stands there now. */
export interface Edit {
  readonly was: string;
  readonly now: string;
}

/** What was written over the saved profile. */
export type Edits = Readonly<Partial<Record<EditField, Edit>>>;

/** The fields as they show: the saved profile under what was written. */
export function valuesWith(saved: Values, edits: Edits): Values {
  const entries = EDIT_FIELDS.map((field) => [field, edits[field]?.now ?? saved[field]]);
  return Object.fromEntries(entries) as Values;
}

/** What is suggested for some fields, as if it were written over what is saved. */
export function suggestedEdits(saved: Values, suggested: Partial<Values>): Edits {
  const entries = Object.entries(suggested).map(([field, now]) => [
    field,
    { was: saved[field as EditField], now },
  ]);
  return Object.fromEntries(entries) as Edits;
}

/** With a field written into. */
export function withEdit(edits: Edits, saved: Values, field: EditField, now: string): Edits {
  return { ...edits, [field]: { was: edits[field]?.was ?? saved[field], now } };
}

/** The fields in which something else stands than is saved, in the order of the contract. */
export function unsavedIn(edits: Edits, saved: Values): EditField[] {
  return EDIT_FIELDS.filter((field) => {
    const edit = edits[field];
    return edit !== undefined && !isSame(field, edit.now, saved[field]);
  });
}

/** Of the unsaved fields those that were saved elsewhere since they were edited. */
export function conflictsIn(edits: Edits, saved: Values): EditField[] {
  return unsavedIn(edits, saved).filter((field) => {
    const edit = edits[field];
    return edit !== undefined && !isSame(field, edit.was, saved[field]);
  });
}

/** The edits of some fields only. */
export function onlyOf(edits: Edits, fields: readonly EditField[]): Edits {
  return pick(edits, (field) => fields.includes(field));
}

/** The edits of all other fields: what was written in these is thrown away. */
export function withoutFields(edits: Edits, fields: readonly EditField[]): Edits {
  return pick(edits, (field) => !fields.includes(field));
}

/** The same words, written over what is saved now: the writer has seen both. */
export function seenAgain(edits: Edits, saved: Values, fields: readonly EditField[]): Edits {
  const again = fields.flatMap((field) => {
    const edit = edits[field];
    return edit === undefined ? [] : [[field, { was: saved[field], now: edit.now }]];
  });
  return { ...edits, ...(Object.fromEntries(again) as Edits) };
}

/** What is left to save once `sent` is saved: what was written on meanwhile stays. */
export function afterSaving(edits: Edits, sent: Edits, saved: Values): Edits {
  const fields = EDIT_FIELDS.filter((field) => sent[field] !== undefined);
  const done = fields.filter((field) => edits[field]?.now === sent[field]?.now);
  return seenAgain(
    withoutFields(edits, done),
    saved,
    fields.filter((field) => !done.includes(field)),
  );
}

function pick(edits: Edits, isWanted: (field: EditField) => boolean): Edits {
  return Object.fromEntries(
    Object.entries(edits).filter(([field]) => isWanted(field as EditField)),
  ) as Edits;
}
