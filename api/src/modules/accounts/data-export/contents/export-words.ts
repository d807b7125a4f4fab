import type { Locale, Translate } from 'shared-contracts/i18n/i18n';
import { dayAndTimeText } from 'shared-contracts/i18n/time-text';
import {
  exportTexts,
  type CodeKind,
  type ExportKey,
  type SaidName,
} from '../../../../../locales/en/export.ts';
import { exportTexts as hindi } from '../../../../../locales/hi/export.ts';
import { exportTexts as marathi } from '../../../../../locales/mr/export.ts';
import { wordsOf } from '../../../../platform/languages/wording.ts';

/** Texts of an export in the owner's language. */
export interface ExportWords {
  readonly language: Locale;
  readonly text: Translate<ExportKey>;
  readonly said: (name: SaidName) => string;
  /** What a code that is kept stands for, `device.phone`; the code itself where it is older or newer than its words. */
  readonly code: (named: `${CodeKind}.${string}`) => string;
  readonly yesNo: (is: boolean) => string;
  /** A time as it is read in India, to the minute. */
  readonly time: (time: Date) => string;
}

const words = wordsOf(exportTexts, { mr: marathi, hi: hindi });

/** The words of an export in a language. */
export function exportWordsIn(language: Locale): ExportWords {
  const text = words(language);
  const said = (name: SaidName) => text(`said.${name}`);
  return {
    language,
    text,
    said,
    code: (named) =>
      isKey(named) ? text(named) : named.slice(named.indexOf('.') + 1).replaceAll('_', ' '),
    yesNo: (is) => said(is ? 'yes' : 'no'),
    time: (at) => dayAndTimeText(at, language, 'long', 'Asia/Kolkata'),
  };
}

/** Whether there are words of an export under a name. */
export function isKey(key: string): key is ExportKey {
  return Object.hasOwn(exportTexts.en, key);
}
