import { formatText, type TextValues } from 'shared-contracts/i18n/i18n';
import { messages } from 'shared-contracts/locales/en/messages';
import { describe, expect, it } from 'vitest';
import { pageTexts } from '../../locales/en/pages.ts';
import { signupTexts } from '../../locales/en/signup.ts';
import { signupErrors as errorsIn, type SignupTexts } from './signup-rules.ts';
import { emptySignup, newMemberOf, type SignupValues } from './signup-values.ts';

const TODAY = new Date(2026, 10, 21);

const TEXTS: SignupTexts = {
  t: (key, values?: TextValues) => formatText(signupTexts.en[key], values),
  p: (key) => pageTexts.en[key],
  message: (key) => messages[key as 'password.tooShort'].text,
};
const signupErrors = (values: SignupValues, today: Date) => errorsIn(values, today, TEXTS);

function form(change: Partial<SignupValues> = {}): SignupValues {
  return {
    madeFor: 'self',
    gender: 'female',
    name: 'Asha',
    lastName: 'Kulkarni',
    birthdate: '1999-03-12',
    phone: '+91 98765 43210',
    email: 'asha@example.com',
    password: '',
    declared: true,
    ...change,
  };
}

describe('a sign-up', () => {
  it('with everything in place is right, with or without a password', () => {
    expect(signupErrors(form(), TODAY)).toEqual({});
    expect(signupErrors(form({ password: 'sesame' }), TODAY)).toEqual({});
  });

  it('with nothing in it names every field but the optional ones', () => {
    expect(Object.keys(signupErrors(emptySignup, TODAY)).sort()).toEqual([
      'birthdate',
      'declared',
      'email',
      'gender',
      'madeFor',
      'name',
      'phone',
    ]);
  });

  it.each([
    ['female', '2008-11-21', undefined],
    ['female', '2008-11-22', 'A bride has to be 18 or older; by this date of birth she is 17.'],
    ['male', '2005-11-21', undefined],
    ['male', '2005-11-22', 'A groom has to be 21 or older; by this date of birth he is 20.'],
    ['female', '1999-02-29', 'This date of birth is not in the calendar.'],
    ['female', '2000-02-29', undefined],
    ['female', '1999-04-31', 'This date of birth is not in the calendar.'],
    ['female', '-04-30', 'Please choose day, month and year of birth.'],
    ['female', '1999--30', 'Please choose day, month and year of birth.'],
    ['female', '', 'Please choose day, month and year of birth.'],
  ] as const)('%s born %s: %s', (gender, birthdate, words) => {
    expect(signupErrors(form({ gender, birthdate }), TODAY).birthdate).toBe(words);
  });

  it.each([
    [
      'phone',
      '12ab',
      'Please enter the phone number with 8 to 15 digits, for example 98765 43210.',
    ],
    ['phone', '   ', 'Please enter a phone number.'],
    ['email', 'asha@', 'Please enter an e-mail address such as name@example.com.'],
    ['password', '12345', 'Password must be at least 6 characters.'],
    ['lastName', '12', 'Please enter the last name in letters, at most 80 of them.'],
    ['name', 'x'.repeat(81), 'Please enter the first name in letters, at most 80 of them.'],
  ] as const)('with the %s %j says what to change', (field, value, words) => {
    expect(signupErrors(form({ [field]: value }), TODAY)).toEqual({ [field]: words });
  });

  it.each([
    'Asha 98220 12345',
    'आशा ९८२२०',
    'asha@example.com',
    '<b>Asha',
    'Asha/Pune',
    'www.asha',
  ])('with the name %j says that it holds more than a name', (name) => {
    const words = 'Please enter the name alone, without a number or an address.';
    expect(signupErrors(form({ name, lastName: name }), TODAY)).toEqual({
      name: words,
      lastName: words,
    });
  });

  it('takes one name alone', () => {
    expect(signupErrors(form({ lastName: '' }), TODAY)).toEqual({});
    expect(signupErrors(form({ name: 'आशा', lastName: ' ' }), TODAY)).toEqual({});
  });

  it('takes names in any script', () => {
    expect(signupErrors(form({ name: 'आशा', lastName: 'कुलकर्णी' }), TODAY)).toEqual({});
  });

  it('leaves an empty password out of what is sent', () => {
    expect(newMemberOf(form())).not.toHaveProperty('password');
    expect(newMemberOf(form()).birthdate).toBe('1999-03-12');
  });
});
