import { defineTexts } from 'shared-contracts/i18n/i18n';

export const passwordTexts = defineTexts('shell.password', {
  title: 'Your password',
  loading: 'One moment',
  'set.text': 'With a password you can sign in without waiting for a code by mail.',
  current: 'Current password',
  currentMissing: 'Please write your current password.',
  currentFresh: 'You signed in a moment ago, so you may leave this empty.',
  new: 'New password',
  newHelp: 'At least 6 characters. A sentence that only you know is a good one.',
  confirm: 'New password once more',
  save: 'Save',
  forgot: 'Forgotten? Set it with a code by mail',
  'tooOld.text':
    'You signed in a while ago. To be sure that it is you, we send you a code by mail.',
  'tooOld.link': 'Set it with a code by mail',
  failed: 'We could not check whether you have a password',
  failedText: 'Nothing is lost. Please try again in a moment.',
});
