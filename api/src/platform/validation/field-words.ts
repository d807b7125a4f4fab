import type { Locale } from 'shared-contracts/i18n/i18n';
import { wordsOf } from '../languages/wording.ts';
import { hindi as hindiNames } from './field-name-texts.hi.ts';
import { marathi as marathiNames } from './field-name-texts.mr.ts';
import { fieldNameTexts } from './field-name-texts.ts';
import { hindi } from './field-texts.hi.ts';
import { marathi } from './field-texts.mr.ts';
import { fieldTexts } from './field-texts.ts';

/** What is wrong with a field, in a language. */
export const fieldWords = wordsOf(fieldTexts, { mr: marathi, hi: hindi });

export type FieldKey = keyof typeof fieldTexts.en;

const nameWords = wordsOf(fieldNameTexts, { mr: marathiNames, hi: hindiNames });

/** The name of the field at a path, in words: `user.lastName` reads 'Last name'. */
export function nameOfField(path: readonly PropertyKey[], language: Locale): string {
  const last = path.at(-1);
  if (last === undefined) return capital(fieldWords(language)('field.whole'));
  const name = String(last);
  if (isNamed(name)) return nameWords(language)(name);
  // A place in a list, or something that no member fills in.
  if (language !== 'en') return fieldWords(language)('field.other');
  return capital(
    name
      .replaceAll('_', ' ')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase(),
  );
}

function isNamed(name: string): name is keyof typeof fieldNameTexts.en {
  return Object.hasOwn(fieldNameTexts.en, name);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
