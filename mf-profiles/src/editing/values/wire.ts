import { rupeesIn } from './amount.ts';
import { EDIT_FIELDS, FIELD_KINDS, isWish, wishName, type EditField } from './edit-fields.ts';
import { plainDigits } from './plain-digits.ts';
import { partsOf, type Values } from './values.ts';

/**
 * The given fields as the call takes them, before the contract has judged them. Partner preferences go whole, whichever of them was
 * changed; none at all are null.
 */
export function changeOf(
  values: Values,
  fields: readonly EditField[],
): Readonly<Record<string, unknown>> {
  const own = fields.filter((field) => !isWish(field));
  const change = own.map((field) => [field, wireValue(field, values[field])]);
  if (fields.some(isWish)) change.push(['partner_preferences', wishesOf(values)]);
  return Object.fromEntries(change) as Record<string, unknown>;
}

function wishesOf(values: Values): Readonly<Record<string, unknown>> | null {
  const named = EDIT_FIELDS.filter(isWish).flatMap((path) => {
    const value = wireValue(path, values[path]);
    return value === null ? [] : [[wishName(path), value]];
  });
  return named.length === 0 ? null : (Object.fromEntries(named) as Record<string, unknown>);
}

/** Null where nothing is said. */
function wireValue(field: EditField, typed: string): unknown {
  const text = typed.trim();
  switch (FIELD_KINDS[field]) {
    // These cannot be left out.
    case 'name':
    case 'day':
      return text;
    case 'phone':
      return phoneIn(text);
    case 'several':
    case 'list':
      return partsOf(text).length === 0 ? null : partsOf(text);
    case 'yesNo':
      return text === '' ? null : text === 'yes';
    case 'number':
      return text === '' ? null : Number(text);
    case 'amount':
      return text === '' ? null : rupeesIn(text);
    default:
      return text === '' ? null : text;
  }
}

/** Brackets and dots become spaces, as the contract takes a number. */
function phoneIn(text: string): string {
  return plainDigits(text)
    .replaceAll(/[().\s]+/g, ' ')
    .trim();
}
