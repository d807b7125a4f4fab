import { isProfileField, PROFILE_FIELDS } from 'shared-contracts/calls/profile-fields';
import { groupIndian } from 'shared-contracts/domain/units';
import { dayText } from 'shared-contracts/i18n/day-text';
import * as z from 'zod';
import { nameOfField } from '../../../../platform/validation/field-words.ts';
import { fieldNameIn, relationIn, wishText } from '../../../profiles/profiles.public.ts';
import { isKey, type ExportWords } from './export-words.ts';

/** What the forms of the site keep as drafts; each as its page writes it. */
const Message = z.string();
const OwnFields = z.object({ fields: z.record(z.string(), z.object({ now: z.string() })) });
const Contacts = z.array(z.record(z.string(), z.string()));
const Fields = z.record(z.string(), z.string());

type Wished = Parameters<typeof wishText>[0];

const HOPES = 'partner_preferences.';

/** What a field is for the page alone, or of no meaning without another one. */
const LEFT_OUT = new Set(['id', 'otherRelation']);

/**
 * A draft as its writer reads it: `Height: 5 ft 4 in (163 cm)` a line. What no page of this release writes stands as it was
 * kept, and says so.
 */
export function draftWords(place: string, content: unknown, words: ExportWords): string {
  return reported(place, content, words) ?? words.text('draft.unread', { kept: json(content) });
}

function reported(place: string, content: unknown, words: ExportWords): string | null {
  if (place === 'profile') {
    const own = OwnFields.safeParse(content);
    if (!own.success) return null;
    const fields = Object.entries(own.data.fields);
    return linesOf(
      fields.map(([field, { now }]) => [field, now]),
      words,
    );
  }
  if (place === 'contacts') {
    const contacts = Contacts.safeParse(content);
    if (!contacts.success) return null;
    return contacts.data.map((one) => contactLines(one, words)).join('\n\n');
  }
  const message = Message.safeParse(content);
  if (message.success) return message.data;
  const fields = Fields.safeParse(content);
  return fields.success ? linesOf(Object.entries(fields.data), words) : null;
}

/** An empty field of a contact was not filled in; one of the profile or of another form was emptied. */
function contactLines(contact: Readonly<Record<string, string>>, words: ExportWords): string {
  const { relation = '', otherRelation = '', address = '' } = contact;
  const entries = Object.entries({
    ...contact,
    relation: relation === 'other' ? otherRelation : relation,
    address_for: address.trim() === '' ? '' : (contact['address_for'] ?? ''),
  });
  return linesOf(
    entries.filter(([, value]) => value.trim() !== ''),
    words,
  );
}

function linesOf(
  fields: readonly (readonly [field: string, value: string])[],
  words: ExportWords,
): string {
  return fields
    .filter(([field]) => !LEFT_OUT.has(field))
    .map(([field, value]) => `${labelOf(field, words)}: ${valueOf(field, value, words)}`)
    .join('\n');
}

function labelOf(field: string, { text, language }: ExportWords): string {
  if (field.startsWith(HOPES))
    return `${text('profile.hopes')} (${nameOfField([field.slice(HOPES.length)], language)})`;
  const own = `written.${field}`;
  if (isKey(own)) return text(own);
  return fieldNameIn(language, field) ?? nameOfField([field], language);
}

function valueOf(
  path: string,
  typed: string,
  { text, code, yesNo, language }: ExportWords,
): string {
  const value = typed.trim();
  if (value === '') return text('draft.empty');
  const isHoped = path.startsWith(HOPES);
  const field = isHoped ? path.slice(HOPES.length) : path;
  if (field === 'birthdate') return dayIn(value, language);
  if (field === 'interest_in_continuing_education') return yesNo(value === 'yes');
  if (field === 'made_for') return code(`made_for.${value}`);
  if (field === 'address_for') return code(`reader.${value}`);
  if (field === 'relation') return relationIn(language, value);
  const row = isProfileField(path) ? PROFILE_FIELDS[path] : undefined;
  if (row?.control === 'number' && Number.isFinite(Number(value)))
    return wishText(
      (field === 'height' ? 'height_from' : field) as Wished,
      Number(value),
      language,
    );
  // A price is one of the form for ads; an amount is digits or whatever was typed.
  const isAmount = row?.control === 'amount' || field === 'price';
  if (isAmount && /^\d+$/.test(value)) return `₹${groupIndian(Number(value))}`;
  const isFromList = row?.choices ?? row?.suggestions ?? (field === 'mother_tongue' || undefined);
  if (isFromList === undefined) return value;
  // Of hopes there may be several, with commas between.
  const parts = isHoped ? value.split(',').map((part) => part.trim()) : value;
  return wishText(field as Wished, parts, language);
}

/** A day that is only known in part stays as it was typed. */
function dayIn(value: string, language: ExportWords['language']): string {
  return /^\d{4}-\d\d-\d\d$/.test(value) ? dayText(value, language) : value;
}

function json(content: unknown): string {
  return JSON.stringify(content);
}
