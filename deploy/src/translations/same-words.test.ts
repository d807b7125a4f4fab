import { expect, it } from 'vitest';
import { ROOT } from '../build/units.ts';
import { listTranslations, type ReviewedText } from './list-translations.ts';
import { otherTexts } from './other-texts.ts';

/** In the biodata the member speaks; over a profile the page does. */
const IN_FIRST_PERSON = 'About me';

/** Where the page that a biodata is made of says the same in English. */
const PAGES = ['mf-profiles.profile', 'phrases'];

it('names in the biodata what the profile names, by the same words', async () => {
  const pages = (await listTranslations(ROOT)).filter(({ namespace }) => PAGES.includes(namespace));
  const biodata = (await otherTexts(ROOT)).filter(
    ({ namespace, key, english }) =>
      namespace === 'biodata' && /^(?:TITLES|FIELDS)\./.test(key) && english !== IN_FIRST_PERSON,
  );
  const pairs = biodata.flatMap((told) =>
    pages.filter((page) => isSame(told, page)).map((page) => [told, page] as const),
  );
  expect(pairs.length).toBeGreaterThan(20);
  const differing = pairs
    .filter(([told, page]) => told.marathi !== page.marathi || told.hindi !== page.hindi)
    .map(([told]) => told.key);
  expect(differing).toEqual([]);
});

/** Of the same thing (the last step of the key is its name on the wire) and in the same English words. */
function isSame(told: ReviewedText, page: ReviewedText): boolean {
  const [named, shown] = [told, page].map(({ key }) => key.split('.').at(-1));
  return named === shown && told.english.toLowerCase() === page.english.toLowerCase();
}

it('sends whoever asks the assistant for Gun Milan to the part of /info by its name there', async () => {
  const part = (await listTranslations(ROOT)).find(({ key }) => key === 'steps.short.astrology');
  const told = (await otherTexts(ROOT)).find(({ key }) => key === 'tell.gun_milan');
  expect(told?.english).toContain(part?.english);
  expect(told?.marathi).toContain(part?.marathi);
  expect(told?.hindi).toContain(part?.hindi);
});
