import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Words of what is hoped for beside what is so. */
export const wishTexts = defineTexts('mf-profiles.wishes', {
  'both.title': 'You both',
  'both.common': 'In common',
  'both.theirs': 'As {name} asks',
  'both.mine': 'As you ask',
  'both.nothing': 'What you share will show as soon as both profiles say more.',
  'both.show': 'Wishes side by side',
  'theirs.title': 'What {name} asks for',
  'theirs.none': '{name} has not filled this in yet.',
  'theirs.asked': 'They ask for',
  'theirs.are': 'You are',
  'mine.title': 'What you ask for',
  'mine.none': 'You have not filled in what you ask for yet.',
  'mine.asked': 'You ask for',
  'mine.are': '{name} is',
  'wishes.note': 'Side by side as it was said; what matters is for the families to decide.',
  'wishes.change': 'Change what I ask for',
  'wishes.asAsked': 'As asked',
  'wishes.fillIn': 'Not filled in yet',
  'wishes.failed': 'We could not load your own profile, so your side is missing here.',

  'ask.years': '{from} to {to} years',
  'ask.yearsFrom': '{from} years or older',
  'ask.yearsTo': 'Up to {to} years',
  'ask.height': '{from} to {to}',
  'ask.heightFrom': '{from} or taller',
  'ask.heightTo': 'Up to {to}',
  'ask.income': '₹{amount} or more',
});

/** A function that words a key of these texts, as `useTexts` returns it. */
export type WishWords = (
  key: keyof typeof wishTexts.en,
  values?: Readonly<Record<string, string | number>>,
) => string;
