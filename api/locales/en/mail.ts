import { defineTexts } from 'shared-contracts/i18n/i18n';

/** The mails of this domain; plain text, short, no pressure. */
export const mailTexts = defineTexts('mails', {
  'confirm.subject': 'Please confirm your e-mail for {product}',
  'confirm.own': `Namaskar {name},

thank you for joining {product}.`,
  'confirm.other': `Namaskar,

thank you for making a profile for {name} on {product}.`,
  'confirm.otherBy': `Namaskar {by},

thank you for making a profile for {name} on {product}.`,
  'confirm.text': `{welcome} To confirm your e-mail, type this code where you signed up:

{code}

or open this link, on any device:

{link}

Both work for two days. Please do not share the code with anyone; we never ask for it.

If you did not sign up, please ignore this mail: nothing happens without the link or the code.

{product}`,
  'known.subject': 'You are already with {product}',
  'known.text': `Namaskar,

someone, perhaps you, has just signed up at {product} with this address. There is an account already, so nothing was changed.

To sign in, or to set a new password: {link}

If it was not you, you need not do anything.

{product}`,
  'code.subject': 'Your one-time code for {product}',
  'code.text': `Namaskar,

your one-time code is {code}

It works once, within 15 minutes: type it in place of the password, or use it to set a new one at {link}

If you did not ask for it, you need not do anything. Please do not share it with anyone; we never ask for it.

{product}`,
  'phone.subject': 'Your number for {product} is confirmed',
  'phone.text': `Namaskar,

the number ending in {ending} was just confirmed for your account. From now on a one-time code that you ask for comes to it by SMS too.

If it was not you, please change your password and the number: {link}

{product}`,
  'deletion.subject': 'Your code to delete your account at {product}',
  'deletion.text': `Namaskar,

this code deletes your account:

{code}

It is good for 15 minutes. Type it on the page where you asked for it. The account cannot be brought back afterwards.

If you did not ask for it, someone else is signed in to your account: please set a new password, which signs out all other devices: {link}

{product}`,
  'deleted.subject': 'Your account at {product} was deleted',
  'deleted.text': `Namaskar,

your account at {product} was just deleted, as you asked. Profile, photos and chats are gone and cannot be brought back. What the law makes us keep, and what protects other members, is named here: {link}

You may create a new account at any time.

If it was not you, please write to us: {support}

{product}`,
});
