import { defineTexts } from 'shared-contracts/i18n';

export const loginTexts = defineTexts('shell.login', {
  'login.title': 'Sign in',
  'login.back': 'Please sign in. You come back to: {page}.',
  'login.submit': 'Sign in',
  'login.new': 'New here?',
  'login.signup': 'Create a profile',
  'login.forgot': 'Set a new password',

  'code.ask': 'Mail me a one-time code',
  'code.help': 'No password, or forgotten? A code by mail does as well.',
  'code.label': 'One-time code',
  'code.missing': 'Please write the code from the mail.',
  'code.mailed':
    'If {email} belongs to an account, a code is on its way. It works once, for 15 minutes.',
  'code.again': 'Mail me another code',
  'code.password': 'Use my password instead',

  'confirm.working': 'Your e-mail is being confirmed.',
  'confirm.done': 'Your e-mail is confirmed. Welcome! Please sign in.',
  'confirm.signup': 'Sign up once more',

  'demo.title': 'Look around with a demo account',
  'demo.text': 'One tap signs you in. All of them are invented.',
  'demo.asha': 'Asha, plan Hope',
  'demo.rohan': 'Rohan, plan Belief',
  'demo.meera': 'Meera, plan Trust',
  'demo.staff': 'Staff',
});
