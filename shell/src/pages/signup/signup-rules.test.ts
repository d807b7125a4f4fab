import { formatText, type TextValues } from 'shared-contracts/i18n/i18n';
import { describe, expect, it } from 'vitest';
import { pageTexts } from '../../locales/en/pages.ts';
import { signupTexts } from '../../locales/en/signup.ts';
import { signupErrors as errorsIn, type SignupTexts } from './signup-rules.ts';
import {
  answersFor,
  birthdateOf,
  emptySignup,
  newMemberOf,
  readSignup,
  typedBirthdate,
  whomIn,
  type SignupValues,
  type Whom,
} from './signup-values.ts';

const TODAY = new Date(2026, 10, 21);
const BRIDE: Whom = { madeFor: 'self', gender: 'female' };

const TEXTS: SignupTexts = {
  t: (key, values?: TextValues) => formatText(signupTexts.en[key], values),
  p: (key) => pageTexts.en[key],
};
const signupErrors = (values: SignupValues, whom: Whom = BRIDE) =>
  errorsIn(whom, values, TODAY, TEXTS);

function form(change: Partial<SignupValues> = {}): SignupValues {
  return {
    name: 'Asha',
    lastName: 'Kulkarni',
    birthdate: '12/03/1999',
    madeBy: '',
    phone: '+91 98765 43210',
    email: 'asha@example.com',
    declared: true,
    ...change,
  };
}

const MISSING = 'Please enter day, month and year of birth, for example 12/03/1998.';

describe('a sign-up', () => {
  it('with everything in place is right', () => {
    expect(signupErrors(form())).toEqual({});
  });

  it('with nothing in it names every field but the optional one', () => {
    expect(Object.keys(signupErrors(emptySignup)).sort()).toEqual([
      'birthdate',
      'declared',
      'email',
      'name',
      'phone',
    ]);
  });

  it.each([
    ['female', '21/11/2008', undefined],
    ['female', '22/11/2008', 'A bride has to be 18 or older; by this date of birth she is 17.'],
    ['male', '21/11/2005', undefined],
    ['male', '22/11/2005', 'A groom has to be 21 or older; by this date of birth he is 20.'],
    ['female', '29/02/1999', 'This date of birth is not in the calendar.'],
    ['female', '29/02/2000', undefined],
    ['female', '31/04/1999', 'This date of birth is not in the calendar.'],
    ['female', '30/04', MISSING],
    ['female', '30/04/99', MISSING],
    ['female', '', MISSING],
  ] as const)('%s born %s: %s', (gender, birthdate, words) => {
    expect(signupErrors(form({ birthdate }), { madeFor: 'self', gender }).birthdate).toBe(words);
  });

  it.each([
    [
      'phone',
      '12ab',
      'Please enter the phone number with 8 to 15 digits, for example 98765 43210.',
    ],
    ['phone', '   ', 'Please enter a phone number.'],
    ['email', 'asha@', 'Please enter an e-mail address such as name@example.com.'],
    ['lastName', '12', 'Please enter the last name in letters, at most 80 of them.'],
    ['name', 'x'.repeat(81), 'Please enter the first name in letters, at most 80 of them.'],
  ] as const)('with the %s %j says what to change', (field, value, words) => {
    expect(signupErrors(form({ [field]: value }))).toEqual({ [field]: words });
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
    expect(signupErrors(form({ name, lastName: name }))).toEqual({
      name: words,
      lastName: words,
    });
  });

  it('takes one name alone', () => {
    expect(signupErrors(form({ lastName: '' }))).toEqual({});
    expect(signupErrors(form({ name: 'आशा', lastName: ' ' }))).toEqual({});
  });

  it('takes names in any script', () => {
    expect(signupErrors(form({ name: 'आशा', lastName: 'कुलकर्णी' }))).toEqual({});
  });

  it('is sent with the day of birth as the calendar has it, and without a password', () => {
    const sent = newMemberOf({ madeFor: 'daughter', gender: 'female' }, form());
    expect(sent).not.toHaveProperty('password');
    expect(sent).toMatchObject({
      birthdate: '1999-03-12',
      made_for: 'daughter',
      gender: 'female',
    });
  });

  it('sends the own name of a parent, and none of those who join themselves', () => {
    const named = form({ madeBy: ' Meera Kulkarni ' });
    const daughter: Whom = { madeFor: 'daughter', gender: 'female' };
    expect(newMemberOf(daughter, named).made_by_name).toBe('Meera Kulkarni');
    expect(newMemberOf(daughter, form())).not.toHaveProperty('made_by_name');
    expect(newMemberOf(BRIDE, named)).not.toHaveProperty('made_by_name');
    expect(signupErrors(form({ madeBy: '12' }), daughter)).toEqual({
      madeBy: 'Please enter your name in letters, at most 80 of them.',
    });
    expect(signupErrors(form({ madeBy: '98220 12345' }), daughter)).toEqual({
      madeBy: 'Please enter the name alone, without a number or an address.',
    });
  });
});

describe('a birthdate', () => {
  it.each([
    ['12/03/1998', '1998-03-12'],
    ['2.3.1998', '1998-03-02'],
    [' 12 - 3 - 1998 ', '1998-03-12'],
    ['12-3-1998', '1998-03-12'],
    ['१२/०३/१९९८', '1998-03-12'],
    ['1998-03-12', '1998-03-12'],
    ['12/03', ''],
    ['12/03/98', ''],
    ['March', ''],
  ])('typed as %j is %j', (birthdate, day) => {
    expect(birthdateOf({ birthdate })).toBe(day);
  });

  it.each([
    ['1', '12', '12/'],
    ['12/0', '12/03', '12/03/'],
    ['', '12031998', '12/03/1998'],
    ['12', '123', '12/3'],
    ['१', '१२', '१२/'],
    ['1', '1/', '1/'],
    ['12/', '12', '12'],
    ['12/03/199', '12/03/1998', '12/03/1998'],
    ['', '1998-03-12', '1998-03-12'],
  ])('goes on from %j over %j to %j', (before, now, shown) => {
    expect(typedBirthdate(before, now)).toBe(shown);
  });
});

describe('for whom a profile is', () => {
  it.each([
    ['for=daughter&gender=female', { madeFor: 'daughter', gender: 'female' }],
    ['for=self&gender=male', { madeFor: 'self', gender: 'male' }],
    ['for=son&gender=female', null],
    ['for=self', null],
    ['for=cousin&gender=male', null],
  ])('by %j', (search, whom) => {
    expect(whomIn(new URLSearchParams(search))).toEqual(whom);
  });

  it('has answers for a bride and for a groom', () => {
    expect(answersFor('female')).toEqual(['self', 'daughter', 'sister', 'relative']);
    expect(answersFor('male')).toEqual(['self', 'son', 'brother', 'relative']);
  });
});

it('reads what a tab kept, also of a build that had more fields, and nothing of another shape', () => {
  expect(readSignup(JSON.stringify({ ...form(), password: '', madeFor: 'self' }))).toEqual(form());
  expect(readSignup('{"name":7}')).toBeNull();
  expect(readSignup('{')).toBeNull();
});
