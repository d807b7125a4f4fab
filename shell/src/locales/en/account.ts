import { defineTexts } from 'shared-contracts/i18n/i18n';

export const settingsTexts = defineTexts('shell.settings', {
  title: 'Settings',
  'group.account': 'You and your account',
  'group.profile': 'Your profile and others',
  'group.us': 'Help and calls',
  'group.device': 'This device',
  'group.data': 'Your data',

  'appearance.title': 'Appearance',
  'appearance.device': 'Same as my device',
  'appearance.light': 'Light',
  'appearance.dark': 'Dark',

  'language.title': 'Language',
  'language.text':
    'For these pages and for our mails. What members write stays in the language they wrote it in.',

  'privacy.title': 'Privacy on this device',
  'privacy.count': 'Count which pages are opened',
  'privacy.text':
    'Only the name of the page and the time, for this site alone. Never who you are, and never whose profile.',
  'privacy.refused': 'Your browser asks not to be counted, and we respect that.',
  'privacy.off': 'Nothing is counted on this site.',

  'account.title': 'Account',
  'account.signedInAs': 'Signed in as {name}',
  'account.planUntil': 'Your plan runs until {day}.',
  'account.logout': 'Sign out on this device',

  'factor.failed': 'The second factor did not load',

  'devices.title': 'Where you are signed in',
  'devices.failed': 'The list of your devices did not load',
  'devices.this': 'This device',
  'devices.unknown': 'A browser that we do not know',
  'devices.name': '{browser} on {system}',
  'devices.phone': 'Phone',
  'devices.tablet': 'Tablet',
  'devices.computer': 'Computer',
  'devices.seen': 'Last used {time}',
  'devices.end': 'Sign out',
  'devices.endOf': 'Sign out: {device}, last used {time}',
  'devices.endTitle': 'Sign out on that device?',
  'devices.endText': '{device} has to sign in again. What is not saved there is lost.',
  'devices.everywhere': 'Sign out everywhere',
  'devices.everywhereTitle': 'Sign out everywhere?',
  'devices.everywhereText': 'You will have to sign in again on this and on every other device.',
  'devices.only': 'You are not signed in anywhere else.',
  'devices.all': 'All {count} devices',

  'seen.title': 'Who sees you',
  'seen.photos': 'Who may see your photos',
  'seen.viewers': 'Who viewed me',
  'seen.viewersNone': 'No one yet. A clear photo and a complete profile bring the first visits.',
  'seen.contacts': 'Who saw my contacts',
  'seen.contactsNone': 'No one has opened your family’s numbers yet.',
  'seen.failed': 'This list did not load',
  'seen.more': 'Show more',
  'seen.moreFailed': 'The next ones did not load',
  'seen.progress': { one: 'Showing {count} person', other: 'Showing {count} people' },
  'seen.person': '{name}, {age}',

  'aside.title': 'Not for me',
  'aside.none': 'You have set nobody aside.',
  'aside.showAgain': 'Show again',
  'aside.learned': {
    one: 'You set aside one profile. Others like it come a little later: {traits}.',
    other: 'You set aside {count} profiles. Others like them come a little later: {traits}.',
  },
  'aside.reset': 'Start afresh',
  'aside.age': 'age',
  'aside.height': 'height',
  'aside.city': 'city',
  'aside.education': 'education',
  'aside.mother_tongue': 'mother tongue',
  'aside.diet': 'food',

  'blocked.title': 'Blocked people',
  'blocked.none': 'You have not blocked anybody.',
  'blocked.since': 'Blocked on {time}',
  'blocked.unblock': 'Unblock',
  'blocked.question': 'Unblock {name}?',
  'blocked.questionText': 'You will be able to find each other again.',
  'visitors.title': 'Visitors',
  'visitors.choice': 'Visitors may see my profile',
  'visitors.text':
    'Visitors are people who are not signed in. They see first name, age, city, education and occupation. When you block a member, we switch this off, or they could find you by signing out.',
  'pause.title': 'Pause my profile',
  'pause.choice': 'Pause my profile',
  'pause.text':
    'While it is paused, no one can find your profile. Your photos, messages and interests stay, and you can come back at any time.',
  'pause.hidden': 'Our staff have hidden your profile. Please write to our support.',
  'pause.fixed': 'The marriage is fixed; your profile is no longer shown.',
  'pause.failed': 'We could not load your profile',
  'support.title': 'Calls and help',
  'support.text': 'Where our support may reach you when you ask for help. Only we see it.',
  'support.phone': 'Phone',
  'support.whatsapp': 'WhatsApp',
  'support.wrong': 'Please enter 8 to 15 digits, for example 98765 43210.',
  'support.save': 'Save',
  'support.changed': 'Your numbers were saved somewhere else meanwhile',
  'support.changedText': 'Nothing is lost. Please choose which ones to go on with, then save.',
  'support.newer': 'Saved meanwhile:',
  'support.keepMine': 'Go on with mine',
  'support.takeNewer': 'Use the newer numbers',
  'support.failed': 'Your numbers did not load',
  'phone.title': 'Confirm your number',
  'phone.text':
    'If you ever forget your password, a one-time code then comes to {phone} by SMS too, not by mail alone.',
  'phone.againTitle': 'Confirm your number again',
  'phone.againText':
    'You confirmed {phone} more than 180 days ago, and numbers change hands. Until you confirm it again, one-time codes come by mail alone.',
  'phone.send': 'Send me a code',
  'phone.proofHelp': 'So that no one else holding your phone can confirm a number.',
  'phone.signIn':
    'Please sign in again first, so that no one else holding your phone can confirm a number.',
  'phone.sent': 'A code is on its way to {phone}. It is good for ten minutes.',
  'phone.label': 'Code from the SMS',
  'phone.wrong': 'Please enter the six digits from the SMS.',
  'phone.submit': 'Confirm number',
  'phone.confirmed': 'Your number was confirmed on {day}',
  'phone.confirmedText':
    'If you forget your password, a one-time code comes to {phone} by SMS too.',
  'phone.haveCode': 'I have a code',
  'phone.stop': 'Stop codes by SMS',
  'phone.abroad': 'Codes by SMS go to Indian mobile numbers only.',
  'calls.allowed': 'Our staff may phone me',
  'calls.text':
    'About your profile and about matches. When it is off, we mark your number “do not call”.',

  'consents.title': 'What you agreed to',
  'consents.failed': 'The list did not load',
  'consents.intent': 'This profile is for marriage, with the person’s own consent',
  'consents.terms': 'Terms & Conditions',
  'consents.marketing': 'News and offers by mail',
  'consents.marketingText':
    'Now and then, never from others. Mails about your account are sent in any case.',
  'consents.given': 'Agreed on {day}, to the text of {version}',
  'consents.taken': 'Withdrawn on {day}',
  'consents.none': 'No record: your account is older than this list.',
  'consents.never': 'Not agreed',
  'consents.agree': 'Agree to the text of {version}',
  'consents.agreeTo': 'Agree: {purpose}',
  'consents.needed': 'Membership needs the first two. To withdraw them, delete the account.',
  'consents.read': 'Read the terms',

  'export.title': 'A copy of your data',
  'export.text':
    'Everything that we keep of you in one file: your profile, photos, biodata, messages, interests, contacts, consents and payments, to read in a browser and as JSON. Other people appear by first name only.',
  'export.ask': 'Make a copy',
  'export.askAgain': 'Make a new copy',
  'export.making': 'Your copy is being made: {percent} %',
  'export.makingText': 'You can leave this page. The copy will wait here.',
  'export.ready': 'Your copy is ready ({size}).',
  'export.until': 'It is here until {time}. Then it is deleted.',
  'export.next': 'A new one can be made from {time} on.',
  'export.failed': 'The copy could not be made. Please try again.',
  'export.save': 'Save the copy',
  'export.passwordHelp': 'So that no one else holding your phone can take your data.',
  'export.signIn':
    'Please sign in again first, so that no one else holding your phone can take your data.',
  'export.loadFailed': 'We cannot tell right now whether there is a copy',

  'leave.title': 'Delete account',
  'leave.text':
    'Deleting your account removes everything at once. We first show you what will be lost.',
});

export const deleteTexts = defineTexts('shell.delete-account', {
  title: 'Delete my account',
  intro: 'You can leave at any time, here or by e-mail.',

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
    'Receipts of payments with the name printed on them, for eight financial years. Reports about other members stay, without you. To protect others, blocks, hidings and limits count again if you come back with the same e-mail or number.',

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
    'You signed in a while ago. Please show that it is you, so that no one else holding your phone can delete your account.',
  'proof.help': 'Your current password.',
  'proof.byCode': 'Use a code by mail instead',
  'proof.byPassword': 'Use the password instead',
  'proof.codeText': 'We mail a code to {email}. It is good for 15 minutes.',
  'proof.mail': 'Mail me a code',
  'proof.sending': 'The code is being sent …',
  'proof.sent': 'A code is on its way to {email}. It is good for 15 minutes.',
  'proof.label': 'Code from the mail',
  'proof.wrong': 'Please enter the six digits from the mail.',
  'last.question': 'Delete your account?',
  'last.questionPaid':
    'Your plan {plan}, paid until {day}, ends with it, without a refund. This cannot be undone.',
  'last.questionText': 'Everything is gone at once. This cannot be undone.',
});
