import { relationKey } from 'shared-contracts/domain/relations';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { relationTexts } from 'shared-contracts/locales/en/relations';
import { relationTexts as hi } from 'shared-contracts/locales/hi/relations';
import { relationTexts as mr } from 'shared-contracts/locales/mr/relations';
import { wordsOf } from '../../../platform/languages/wording.ts';
import { oneLine } from './printed-text.ts';

const relationWords = wordsOf(relationTexts, { mr, hi });

/** A relation as the biodata's readers know it; words of a member's own as they are. */
export function relationIn(language: Locale, saved: string): string {
  const key = relationKey(saved);
  return key === null ? oneLine(saved) : relationWords(language)(`relation.${key}`);
}
