import { defineTexts } from 'shared-contracts/i18n';

/** Texts of the actions on a profile. */
export const actionTexts = defineTexts('mf-engagement.actions', {
  'interest.send': 'Send Interest',
  'interest.question': 'Send an interest to {name}?',
  'interest.text': '{name} sees your profile and can accept or decline politely.',
  'interest.isSent': 'Interest sent',
  'save.label': 'Save',
  'save.question': 'Save the profile of {name}?',
  'save.text': 'You find it under Saved. Nobody else sees whom you save.',
  'save.isSaved': 'Saved',
  'chat.send': 'Chat',
  'chat.question': 'Ask {name} to chat?',
  'chat.text': '{name} can accept or decline politely. You can chat once it is accepted.',
  'chat.isSent': 'Chat request sent',
  'more.label': 'More about {name}',
  'more.trigger': 'More',
  'block.label': 'Block',
  'block.question': 'Block {name}?',
  'block.text':
    '{name} will not find you any more, and you will not see {name} in lists. What you wrote to each other is frozen. You can unblock later.',
  'unblock.label': 'Unblock',
  'unblock.question': 'Unblock {name}?',
  'unblock.text': 'You will find each other again.',
  'report.label': 'Report',
  'report.title': 'Report {name}',
  'report.text': 'Our staff read every report. {name} is not told who wrote it.',
  'report.reason': 'What is wrong?',
  'report.help': 'For example: false details, a married person, asking for money, rude messages.',
  'report.short': 'Please write at least a few words.',
  'report.send': 'Send report',
  'report.cancel': 'Cancel',
});
