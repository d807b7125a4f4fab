import { relationTexts } from 'shared-contracts/domain/relation-texts';
import { hindi } from 'shared-contracts/domain/relation-texts.hi';
import { marathi } from 'shared-contracts/domain/relation-texts.mr';
import { relationKey } from 'shared-contracts/domain/relations';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { wordsOf } from '../../../platform/languages/wording.ts';
import { oneLine } from './printed-text.ts';

const relationWords = wordsOf(relationTexts, { mr: marathi, hi: hindi });

/** A relation as the biodata's readers know it; words of a member's own as they are. */
export function relationIn(language: Locale, saved: string): string {
  const key = relationKey(saved);
  return key === null ? oneLine(saved) : relationWords(language)(`relation.${key}`);
}
