import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What this domain says beside a field. */
export const ownProfileTexts = defineTexts('own-profile', {
  'gender.fixed':
    'After the first interest or chat request this stays as it is. Please write to our team.',
  'identity.fixed':
    'Your identity papers were checked with this, so it stays as it is. Please write to our team.',
});
