// Translations come in the chunk: late
import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What screen readers say of a locked advertisement. */
export const lockTexts = defineTexts('shell-ads', {
  'ad.locked': {
    one: 'You can close this advertisement in {count} second.',
    other: 'You can close this advertisement in {count} seconds.',
  },
  'ad.unlocked': 'You can close this advertisement now.',
});
