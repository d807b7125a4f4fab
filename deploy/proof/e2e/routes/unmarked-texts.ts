import type { Page } from '@playwright/test';
import { PLANS } from 'shared-contracts/domain/plan';
import { BLOOD_GROUPS } from 'shared-contracts/domain/profile';
import { LOCALES } from 'shared-contracts/i18n/i18n';
import { OWN_NAMES } from 'shared-contracts/i18n/own-names';
import { PSEUDO_BEGIN, PSEUDO_END } from 'shared-contracts/i18n/pseudo-language';
import type { RouteName } from 'shared-contracts/platform/routes';
import type { Role } from '../fixtures/roles.ts';
import { shownTexts } from './shown-texts.ts';

/** Words or places that no catalogue holds, although no call answers them word for word. */
interface Exception {
  readonly because: string;
  /** Where somebody needs it: one that is not needed there any more has to go. */
  readonly at: RouteName;
  readonly as: Role;
  readonly words?: readonly string[];
  readonly within?: string;
}

const ENGLISH_NAMES = new Intl.DisplayNames('en-IN', { type: 'language' });
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1));
const DAYS = Array.from({ length: 7 }, (_, day) => new Date(2026, 0, day + 1));

export const EXCEPTIONS: readonly Exception[] = [
  {
    because: 'plans go by their names',
    at: 'subscription',
    as: 'member',
    words: PLANS.map(({ name }) => name),
  },
  {
    because: 'languages are offered in their own words',
    at: 'settings',
    as: 'member',
    words: Object.values(OWN_NAMES),
  },
  {
    because: 'the browser words days and times',
    at: 'blogs',
    as: 'member',
    words: [
      ...MONTHS.flatMap((day) => inBrowser(day, ['long', 'short'], 'month')),
      ...DAYS.flatMap((day) => inBrowser(day, ['long', 'short'], 'weekday')),
    ],
  },
  {
    because: 'the browser names the language of a post',
    at: 'blogs',
    as: 'member',
    words: LOCALES.map((one) => ENGLISH_NAMES.of(one) ?? one),
  },
  {
    because: 'blood groups are written alike everywhere',
    at: 'info',
    as: 'member',
    words: BLOOD_GROUPS,
  },
  {
    because: 'an article is rendered from Markdown',
    at: 'blog',
    as: 'member',
    within: '.ct-prose',
  },
  {
    because: 'contents are the headings of the text',
    at: 'terms',
    as: 'member',
    within: '.ct-contents__list',
  },
];

function inBrowser(day: Date, widths: readonly ('long' | 'short')[], part: 'month' | 'weekday') {
  return widths.map((width) => new Intl.DateTimeFormat('en-IN', { [part]: width }).format(day));
}

const MARKED = new RegExp(`${PSEUDO_BEGIN}[^${PSEUDO_BEGIN}${PSEUDO_END}]*${PSEUDO_END}`, 'g');

/** What a look at a page found. */
export interface Unmarked {
  /** Texts that neither a catalogue marks nor the data hold, as `text in element`. */
  readonly texts: readonly string[];
  readonly needed: readonly Exception[];
}

/** Looks through everything that the page shows and speaks, its title as well. */
export async function unmarkedTexts(page: Page, data: readonly string[]): Promise<Unmarked> {
  const places = EXCEPTIONS.flatMap(({ within }) => within ?? []);
  const shown = await shownTexts(page, places);
  shown.push({ text: await page.title(), where: 'title', inside: [] });
  const texts = new Set<string>();
  const needed = new Set<Exception>();
  for (const { text, where, inside } of shown) {
    const bare = withoutMarked(text);
    if (!hasLetters(withoutData(bare, data))) continue;
    // Looked for before data go: a short word of the data may be a part of theirs.
    const helps = EXCEPTIONS.filter(
      ({ within, words = [] }) =>
        inside.some((one) => one === within) || words.some((word) => wordIn(word).test(bare)),
    );
    helps.forEach((one) => needed.add(one));
    const words = helps.flatMap((one) => one.words ?? []);
    const left = withoutData(without(bare, words), data);
    if (inside.length === 0 && hasLetters(left)) texts.add(`${text} in ${where}`);
  }
  return { texts: [...texts], needed: [...needed] };
}

/** What is left of a text without what is marked, one inside of the other. */
function withoutMarked(text: string): string {
  let left = text;
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replaceAll(MARKED, ' ');
  }
  return left;
}

function withoutData(text: string, data: readonly string[]): string {
  return data.reduce(
    (rest, word) => (rest.includes(word) ? rest.replaceAll(word, ' ') : rest),
    text,
  );
}

function without(text: string, words: readonly string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(wordIn(word), ' '), text);
}

/** A word by itself: `May` is none in `Maybe`. */
function wordIn(word: string): RegExp {
  const literal = word.replaceAll('+', String.raw`\+`);
  return new RegExp(String.raw`(?<!\p{L})${literal}(?!\p{L})`, 'gu');
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}
