import type { Locale } from 'shared-contracts/i18n/i18n';
import { fieldNameTexts } from '../../../locales/en/field-name.ts';
import { fieldTexts } from '../../../locales/en/field.ts';
import { fieldNameTexts as hindiNames } from '../../../locales/hi/field-name.ts';
import { fieldTexts as hindi } from '../../../locales/hi/field.ts';
import { fieldNameTexts as marathiNames } from '../../../locales/mr/field-name.ts';
import { fieldTexts as marathi } from '../../../locales/mr/field.ts';
import { wordsOf } from '../languages/wording.ts';

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
