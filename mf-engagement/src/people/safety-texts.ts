import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Texts of blocking and reporting somebody, wherever that is offered. */
export const safetyTexts = defineTexts('mf-engagement.safety', {
  'more.label': 'More about {name}',
  'block.label': 'Block',
  'block.question': 'Block {name}?',
  'block.text':
    '{name} can no longer find you, and you will not see {name} in any list. Your chat is closed for both. You can unblock later.',
  'block.visitors': 'Settings',
  'unblock.label': 'Unblock',
  'unblock.question': 'Unblock {name}?',
  'unblock.text': 'You will be able to find each other again.',
  'report.label': 'Report',
  'report.title': 'Report {name}',
  'report.text': 'Our staff read every report. {name} is not told who wrote it.',
  'report.reason': 'What is wrong?',
  'report.help': 'For example: false details, a married person, asking for money, rude messages.',
  'report.messages': 'Include the last messages that {name} wrote to me',
  'report.messagesHelp':
    'Up to 20, and none of your own. Our staff read them only to decide on this report, and they are deleted 90 days later.',
  'report.short': 'Please write at least a few words.',
  'report.send': 'Send report',
  'report.cancel': 'Cancel',
});
