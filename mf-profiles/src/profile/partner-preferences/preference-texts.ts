import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Words of what is hoped for beside what is so. */
export const wishTexts = defineTexts('mf-profiles.wishes', {
  'both.title': 'You both',
  'both.common': 'In common',
  'both.theirs': 'You match what {name} hopes for',
  'both.mine': '{name} matches what you hope for',
  'both.nothing': 'What you share will show as soon as both profiles say more.',
  'both.city': 'City',
  'both.values.traditional': 'Traditional values',
  'both.values.moderate': 'Moderate values',
  'both.values.liberal': 'Liberal values',
  'both.show': 'Preferences side by side',
  'theirs.title': 'What {name} hopes for',
  'theirs.none': '{name} has not filled this in yet.',
  'theirs.asked': 'Hopes for',
  'theirs.are': 'You',
  'mine.title': 'What you hope for',
  'mine.none': 'You have not filled in what you hope for yet.',
  'mine.asked': 'You hope for',
  'mine.are': '{name}',
  'wishes.note': 'Just as each side filled it in; what matters is for the families to decide.',
  'wishes.change': 'Change what I hope for',
  'wishes.asAsked': 'Matches',
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
