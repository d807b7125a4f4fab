import { defineTexts } from 'shared-contracts/i18n/i18n';
import { standingTexts } from '../people/standing-words.ts';

/** Texts of the actions on a profile. */
export const actionTexts = defineTexts('mf-engagement.actions', {
  ...standingTexts,

  'interest.send': 'Send Interest',
  'interest.question': 'Send an interest to {name}?',
  'interest.text': '{name} sees your profile and can accept or decline politely.',
  'interest.answerText':
    '{name} has sent you an interest too. With yours, you are interested in each other.',
  'interest.isSent': 'Interest sent',
  'save.label': 'Save',
  'save.question': 'Save the profile of {name}?',
  'save.text': 'You will find it under Saved. Nobody else sees whom you save.',
  'save.isSaved': 'Saved',
  'save.takeOff': 'Remove from Saved',
  'chat.send': 'Chat',
  'chat.question': 'Ask {name} to chat?',
  'chat.text': '{name} can accept or decline politely. You can chat once it is accepted.',
  'chat.open': 'Message',
  'more.trigger': 'More',
});
