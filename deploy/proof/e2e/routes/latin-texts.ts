import type { Page } from '@playwright/test';
import { PLANS } from 'shared-contracts/domain/plan';
import { BLOOD_GROUPS } from 'shared-contracts/domain/profile';
import { shownTexts } from './shown-texts.ts';

/** Names that are written in Latin letters in every language. */
const NAMES = [
  'Saptapadi',
  'English',
  'WhatsApp',
  'Google',
  'Facebook',
  'Instagram',
  'YouTube',
  'PDF',
  'JSON',
  'OTP',
  'GST',
  // Kinds and sizes of files.
  'JPEG',
  'PNG',
  'WebP',
  'WebM',
  'MP4',
  'MOV',
  'MB',
  ...BLOOD_GROUPS,
  ...PLANS.map(({ name }) => name),
];

/**
 * A post is in the language that it was written in, and says so; the provider's popup is a document of its own; what the
 * desk adds to other pages is English, and says so.
 */
const IN_ITS_OWN_LANGUAGE = [
  '.ct-prose',
  '.razorpay-checkout-frame',
  '.st-profile-desk[lang="en"]',
  'section[lang="en"]',
];

/**
 * Texts that a page in a language of Devanagari shows or speaks in Latin letters, although they are neither data nor
 * names, as `text in element`. `readData` gives the words of the data once the texts are read: a reply may come between.
 */
export async function latinTexts(
  page: Page,
  readData: () => readonly string[] | Promise<readonly string[]>,
): Promise<string[]> {
  const shown = await shownTexts(page, IN_ITS_OWN_LANGUAGE);
  shown.push({ text: await page.title(), where: 'title', inside: [] });
  const data = await readData();
  const found = new Set<string>();
  for (const { text, where, inside } of shown) {
    if (inside.length > 0) continue;
    const left = [...data, ...NAMES].reduce((rest, word) => rest.replaceAll(word, ' '), text);
    if (/\p{Script=Latin}{2}/u.test(left)) found.add(`${text} in ${where}`);
  }
  return [...found];
}
