import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What the frame around the staff desk says. */
export const deskTexts = defineTexts('shell.desk', {
  'desk.name': 'Staff desk',
  'desk.calllogs': 'Calls',
  'desk.reviews': 'Reviews',
  'desk.reports': 'Reports',
  'desk.leads': 'Ads',
  'desk.attention': 'Payments',
  'desk.week': 'Week',
  'desk.audit': 'Audit',
  'desk.toSite': "Members' site",
  'desk.toProfiles': '{product}, all profiles',
});

export const factorTexts = defineTexts('shell.factor', {
  title: 'Second factor',
  failed: 'How your second factor stands is not known at the moment',
  why: 'A code from your phone beside your password: a stolen password alone does not open the desk.',
  required: 'The desk opens for you once this is set up.',
  begin: 'Set up',
  enrolment: 'Enrolment code',
  enrolmentHelp:
    'The site’s administrator makes it for you with `staff-role` on the server. It is good for a day.',
  enrolmentMissing: 'Please type the enrolment code.',
  password: 'Your password',
  passwordHelp: 'So that no one else at this screen sets it up for you.',
  passwordMissing: 'Please type your password, or sign in again.',

  'scan.title': '1. Scan this with your authenticator app',
  'scan.qr': 'QR code for your authenticator app',
  'scan.key': 'Or type this key into the app:',
  'scan.copyKey': 'Copy the key',
  'scan.confirm': '2. Type the code that the app shows',
  'scan.submit': 'Confirm',
  'scan.cancel': 'Not now',

  'codes.title': 'Your recovery codes',
  'codes.text':
    'Each signs you in once when your phone is lost. They are shown now and never again: keep them where your phone is not.',
  'codes.copy': 'Copy',
  'codes.save': 'Download',
  'codes.done': 'I have kept them',
  'codes.file': 'recovery-codes.txt',
  copied: 'Copied.',
  copyFailed: 'Your browser does not let us copy. Please select it by hand.',

  on: 'On since {day}.',
  left: { one: '{count} recovery code is left.', other: '{count} recovery codes are left.' },
  checked: 'This browser gave a code at {time}.',
  unchecked: 'This browser has not given a code yet. The desk opens after one.',
  'ask.check': 'Give a code',
  'ask.renew': 'New recovery codes',
  'ask.remove': 'Turn off',
  'check.text': 'Refunds ask for a code of the last five minutes.',
  'renew.text': 'Ten new ones. Those you have are not good any more then.',
  'remove.text': 'Your password alone signs you in then. Your recovery codes are gone, too.',
  code: 'Code from your app, or a recovery code',
  codeHelp: 'Six digits, a new one every 30 seconds.',
  codeMissing: 'Please type the code.',
  cancel: 'Cancel',
});

export const staffSessionTexts = defineTexts('shell.staffSession', {
  'idle.title': 'Are you still there?',
  'idle.text':
    'This page was not used for a while. You will be signed out in a minute; what you typed is kept.',
  'idle.stay': 'Stay',
  'idle.leave': 'Sign out',
});
