import { defineTexts } from 'shared-contracts/i18n/i18n';

export const staffSessionTexts = defineTexts('shell.staffSession', {
  'idle.title': 'Are you still there?',
  'idle.text':
    'Nobody used this page for a while. You will be signed out in a minute; what you typed is kept.',
  'idle.stay': 'Stay',
  'idle.leave': 'Sign out',
});
