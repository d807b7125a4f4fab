import { defineTexts } from 'shared-contracts/i18n';

/** Texts of the actions on a profile. */
export const actionTexts = defineTexts('mf-engagement.actions', {
  'interest.send': 'Send Interest',
  'interest.question': 'Send an interest to {name}?',
  'interest.text': '{name} sees your profile and can accept or decline politely.',
  'interest.isSent': 'Interest sent',
});
