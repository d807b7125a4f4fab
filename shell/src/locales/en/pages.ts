// Translations come in the chunk: joining
import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What the shell's smaller pages say, and what its forms share. */
export const pageTexts = defineTexts('shell.pages', {
  'form.email': 'E-mail',
  'form.emailWrong': 'Please enter an e-mail address such as name@example.com.',
  'form.password': 'Password',
  'form.ownPassword': 'Your password',
  'form.newPassword': 'New password',
  'form.passwordMissing': 'Please enter your password.',
  'form.showPassword': 'Show what I typed',
  'form.hidePassword': 'Hide what I typed',
  'form.optional': 'optional',

  'mail.title': 'Check your mail',
  'mail.demo':
    'No mail leaves this site: the message lies in the folder outbox of its data directory.',
  'sms.demo':
    'No SMS leaves this site: the message lies in the folder outbox of its data directory.',
  'code.again': 'Send again',
  'code.againIn': 'Send again in {time}',
  'demo.drawer': 'About this demonstration',

  'logout.finishing': 'One moment',
  'logout.finishingText': 'Your last messages are being sent, or kept as drafts.',
  'logout.title': 'You are signed out',
  'logout.text': 'Nothing of your account is left on this device. Sign in again whenever you like.',
  'logout.paid': 'Your payment was successful. Sign in again, and your new plan is there.',
  'logout.paidFor':
    'The membership for {email} is paid for. It begins once its owner signs in with this address, or signs up with it within 30 days; otherwise the money goes back.',
  'logout.signup': 'Sign up with this address',
  'logout.login': 'Sign in again',
  'logout.browse': 'Look at profiles',

  'notFound.picture': '404: six steps lead to a door that is not there',
  'notFound.title': 'We do not have this page',
  'notFound.text': '404: the address may have a slip in it, or the page has moved.',
  'notFound.profiles': 'See all profiles',
  'notFound.blogs': 'Read our blogs',
});

export const passwordTexts = defineTexts('shell.password', {
  title: 'Your password',
  loading: 'One moment',
  'set.text': 'With a password you can sign in without waiting for a code by mail.',
  current: 'Current password',
  currentMissing: 'Please enter your current password.',
  currentFresh: 'You signed in a moment ago, so you may leave this empty.',
  new: 'New password',
  newHelp: 'At least 6 characters. A sentence that only you know is a good one.',
  confirm: 'Repeat the new password',
  save: 'Save',
  forgot: 'Forgotten? Set it with a code by mail',
  'tooOld.text':
    'You signed in a while ago. To be sure that it is you, we send you a code by mail.',
  'tooOld.link': 'Set it with a code by mail',
  failed: 'We could not check whether you have a password',
  failedText: 'Nothing is lost. Please try again in a moment.',
});
