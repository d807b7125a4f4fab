import { defineTexts } from 'shared-contracts/i18n/i18n';

export const resetTexts = defineTexts('shell.resetPassword', {
  'ask.title': 'Set a new password',
  'ask.text': 'Enter your e-mail. We will send you a code to choose a new password.',
  'ask.submit': 'Mail me the code',
  'ask.haveCode': 'I have a code already',
  'ask.mailed':
    'If {email} belongs to an account, a code is on its way. It works once, for 15 minutes.',

  'set.title': 'Choose a new password',
  'set.code': 'Code from the mail',
  'set.codeMissing': 'Please write the code from the mail.',
  'set.help': 'At least 6 characters. A sentence that only you know is a good one.',
  'set.submit': 'Save the new password',
  'set.askAgain': 'Ask for a new code',

  'done.title': 'Your new password is saved',
  'done.text': 'You are signed out everywhere else. Please sign in with the new password.',
  'done.login': 'Sign in',
});
