// Translations come in the chunk: joining
import { defineTexts } from 'shared-contracts/i18n/i18n';

export const signupTexts = defineTexts('shell.signup', {
  'signup.title': 'Join {product}',
  'signup.text': 'Free, and done in two minutes. You can fill in the rest later.',
  'signup.joinNow':
    'To save profiles and to chat you need a profile of your own. You can create one here.',
  'signup.interest': 'Your interest is ready. Make a profile, and you can send it straight away.',
  'signup.interestIn':
    'Your interest in {name} is ready. Make a profile, and you can send it straight away.',
  'signup.kept': 'Your entries are still here.',
  'signup.submit': 'Create my profile',
  'signup.member': 'Already a member?',
  'signup.login': 'Sign in',
  'facts.title.plain': 'About you',
  'facts.title.female': 'About her',
  'facts.title.male': 'About him',
  'facts.for': '{whom} · {gender}',

  'madeFor.legend': 'Who is this profile for?',
  'madeFor.self': 'Myself',
  'madeFor.son': 'My son',
  'madeFor.daughter': 'My daughter',
  'madeFor.brother': 'My brother',
  'madeFor.sister': 'My sister',
  'madeFor.relative': 'A relative',

  'gender.female': 'A bride',
  'gender.male': 'A groom',

  'name.label.plain': 'First name',
  'name.label.female': 'Her first name',
  'name.label.male': 'His first name',
  'name.missing': 'Please enter the first name.',
  'name.wrong': 'Please enter the first name in letters, at most 80 of them.',
  'lastName.label.plain': 'Last name',
  'lastName.label.female': 'Her last name',
  'lastName.label.male': 'His last name',
  'name.contact': 'Please enter the name alone, without a number or an address.',
  'lastName.wrong': 'Please enter the last name in letters, at most 80 of them.',

  'birthdate.legend.plain': 'Date of birth',
  'birthdate.legend.female': 'Her date of birth',
  'birthdate.legend.male': 'His date of birth',
  'birthdate.shape': 'dd/mm/yyyy',
  'birthdate.help': 'Visitors to the site see only the age.',
  'birthdate.read': '{day}, {age} years. Visitors to the site see only the age.',
  'birthdate.missing': 'Please enter day, month and year of birth, for example 12/03/1998.',
  'birthdate.noSuchDay': 'This date of birth is not in the calendar.',
  'birthdate.tooYoung.female':
    'A bride has to be {least} or older; by this date of birth she is {age}.',
  'birthdate.tooYoung.male':
    'A groom has to be {least} or older; by this date of birth he is {age}.',

  'madeBy.label': 'Your own name',
  'madeBy.help': 'Our mails greet you by it. It is not part of the profile.',
  'madeBy.wrong': 'Please enter your name in letters, at most 80 of them.',

  'phone.label': 'Phone',
  'phone.help':
    'With country code if it is not an Indian number. No one sees it unless you allow it.',
  'phone.missing': 'Please enter a phone number.',
  'phone.wrong': 'Please enter the phone number with 8 to 15 digits, for example 98765 43210.',

  'email.help':
    'We will send a six-digit code there. No password is needed; you can set one later.',
  'email.missing': 'Please enter an e-mail address.',

  'declared.label':
    'I seek a marriage for myself or for the person of this profile, with their consent; what I write is true, and I accept the terms.',
  'declared.missing': 'Please tick the declaration; profiles here are for marriage only.',
  'declared.terms': 'Read the terms',

  'done.text':
    'We have sent a mail to {email}. Enter its six-digit code here, or open its link. Both work for two days.',
  'done.open': 'Open {provider}',
  'done.sentAgain': 'Sent again. The code in either message works.',
  'done.askedAgain':
    'You asked for another mail. If it does not come in a few minutes, look in your spam folder. Only the newest one works.',
  'done.enough':
    'No more mails for now: please use the newest one, or look in your spam folder. We can send the next one when the time below is up.',

  'code.label': 'Code from the mail',
  'code.help': 'Your profile opens with the sixth digit.',
  'code.wrong': 'Please enter the six digits from the mail.',
  'code.submit': 'Open my profile',
  'done.back': 'Use another address',
});
