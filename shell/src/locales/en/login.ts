// Translations come in the chunk: joining
import { defineTexts } from 'shared-contracts/i18n/i18n';

export const loginTexts = defineTexts('shell.login', {
  'login.title': 'Sign in',
  'login.back': 'Please sign in. We will bring you back to: {page}.',
  'login.submit': 'Sign in',
  'login.new': 'New here?',
  'login.signup': 'Create a profile',
  'login.forgot': 'Forgot password?',

  'code.ask': 'Mail me a one-time code',
  'code.help': 'No password? We can mail you a code instead.',
  'code.label': 'One-time code',
  'code.missing': 'Please enter the code from the mail.',
  'code.mailed':
    'If {email} belongs to an account, a code is on its way. It works once, for 15 minutes.',
  'code.password': 'Use my password instead',

  'confirm.title': 'One more tap',
  'confirm.text':
    'Confirm that this e-mail is yours, and the profile opens. If you did not sign up, just leave.',
  'confirm.submit': 'Confirm my e-mail',
  'confirm.done': 'Your e-mail is confirmed. Welcome!',
  'confirm.before': 'This e-mail is confirmed already. You can sign in.',
  'confirm.next':
    'You signed up on another device: a password that was typed there does not count. Sign in with a code by mail, or first choose a password.',
  'confirm.password': 'Choose a password',
  'confirm.signup': 'Sign up again',

  'factor.text': 'Your password is right. Now the code from your authenticator app.',
  'factor.code': 'Code from your app',
  'factor.codeHelp': 'Six digits, a new one every 30 seconds.',
  'factor.codeMissing': 'Please type the six digits that your app shows.',
  'factor.recovery': 'Recovery code',
  'factor.recoveryHelp': 'One of the ten that you kept when you set this up. Each works once.',
  'factor.recoveryMissing': 'Please type one of your recovery codes.',
  'factor.useRecovery': 'Use a recovery code instead',
  'factor.useApp': 'Use my app instead',
  'factor.back': 'Back to e-mail and password',
  'factor.failed': 'The field for your code did not load',

  'demo.title': 'Try it with a demo account',
  'demo.text':
    'One tap signs you in. These people are invented, and mails of this site stay in the folder outbox of its data directory.',
  'demo.asha': 'Asha, plan Hope',
  'demo.rohan': 'Rohan, plan Belief',
  'demo.meera': 'Meera, plan Trust',
  'demo.staff': 'Staff',
});

export const resetTexts = defineTexts('shell.resetPassword', {
  'ask.title': 'Set a new password',
  'ask.text': 'Enter your e-mail. We will send you a code to choose a new password.',
  'ask.submit': 'Mail me the code',
  'ask.haveCode': 'I have a code already',
  'ask.mailed':
    'If {email} belongs to an account, a code is on its way. It works once, for 15 minutes.',

  'set.title': 'Choose a new password',
  'set.code': 'Code from the mail',
  'set.codeMissing': 'Please enter the code from the mail.',
  'set.help': 'At least 6 characters. A sentence that only you know is a good one.',
  'set.submit': 'Save the new password',
  'set.askAgain': 'Ask for a new code',

  'done.title': 'Your new password is saved',
  'done.text': 'You are signed out everywhere else. Please sign in with the new password.',
  'done.login': 'Sign in',
});
