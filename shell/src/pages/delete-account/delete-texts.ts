import { defineTexts } from 'shared-contracts/i18n/i18n';

export const deleteTexts = defineTexts('shell.delete-account', {
  title: 'Delete my account',
  intro: 'You can leave at any time, at once and by yourself, or by a mail to us.',

  'ways.title': 'Two ways',
  'ways.settings': 'By yourself: sign in, open the settings, and choose “Delete my account”.',
  'ways.here': 'By yourself: at the end of this page. The settings lead here too.',
  'ways.mail':
    'By mail: write to {email} from the address of your account. We answer before anything is deleted.',
  'ways.mailUnknown': 'By mail: write to our support from the address of your account.',
  'ways.mailAction': 'Write a mail',
  'ways.signIn': 'Sign in to delete it yourself',
  'mail.subject': 'Please delete my account',
  'mail.body': 'Please delete the account of this mail address.',

  'gone.title': 'What is deleted for good',
  'gone.profile': 'your profile, photos, video introduction and documents',
  'gone.people': 'your interests, chats and saved profiles, on both sides',
  'gone.contacts': 'your family contacts and everything else that you wrote',
  'kept.title': 'What we have to keep',
  'kept.text':
    'Receipts of payments with the name printed on them, for eight financial years. Reports about somebody stay, without you. To protect others, blocks, hidings and limits count again if you come back with the same e-mail or number.',

  'paid.title': 'Your paid plan',
  'paid.plan': 'Your plan {plan} runs until {day}. It ends with the account.',
  'paid.refund':
    'Nothing is refunded automatically. If you think something is due to you, write to us first.',
  'paid.underWay': {
    one: '{count} payment is still under way. It is settled before the account goes.',
    other: '{count} payments are still under way. They are settled before the account goes.',
  },
  'paid.failed': 'We could not load your payments',
  'paid.nothing': 'You are on Hope, which is free: you lose nothing that you paid for.',

  'last.title': 'Delete the account',
  'last.text':
    'This cannot be undone. Your e-mail address is free at once: you may join again at any time.',
  'last.action': 'Delete my account',
  'proof.text':
    'You signed in a while ago. Please show that it is you, so that nobody else who is holding your phone can delete your account.',
  'proof.help': 'Your current password.',
  'proof.byCode': 'Use a code by mail instead',
  'proof.byPassword': 'Use the password instead',
  'proof.codeText': 'We mail a code to {email}. It is good for 15 minutes.',
  'proof.mail': 'Mail me a code',
  'proof.sending': 'The code is being sent …',
  'proof.sent': 'A code is on its way to {email}. It is good for 15 minutes.',
  'proof.label': 'Code from the mail',
  'proof.wrong': 'Please write the six digits from the mail.',
  'last.question': 'Delete your account?',
  'last.questionPaid':
    'Your plan {plan}, paid until {day}, ends with it, without a refund. This cannot be undone.',
  'last.questionText': 'Everything is gone at once. This cannot be undone.',
});
