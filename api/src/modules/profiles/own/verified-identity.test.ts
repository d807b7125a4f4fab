import { describe, expect, it } from 'vitest';
import { changedIdentity } from './update-profile.ts';

const meera = {
  name: 'Meera',
  lastName: 'Deshmukh',
  birthdate: '1996-03-12',
  gender: 'female',
  verified_personal: true,
};

describe('a profile whose papers were compared', () => {
  it.each([
    [{ name: 'Deepika' }, 'name'],
    [{ lastName: 'Padukone' }, 'lastName'],
    [{ lastName: '' }, 'lastName'],
    [{ name_devanagari: 'दीपिका' }, 'name_devanagari'],
    [{ last_name_devanagari: 'पदुकोण' }, 'last_name_devanagari'],
    [{ birthdate: '2004-01-05' }, 'birthdate'],
    [{ gender: 'male' as const }, 'gender'],
  ])('keeps who it is of: %j', (change, field) => {
    expect(changedIdentity(change, meera)).toEqual([field]);
    expect(changedIdentity(change, { ...meera, verified_personal: false })).toEqual([]);
  });

  it.each([
    { ...meera },
    { name: 'Mira', lastName: 'deshmukh' },
    { name_devanagari: 'मीरा', last_name_devanagari: 'देशमुख' },
    { name_devanagari: null, last_name_devanagari: '' },
  ])('takes another spelling, and what it says already: %j', (change) => {
    const { verified_personal: _, ...written } = { verified_personal: false, ...change };
    expect(changedIdentity(written as never, meera)).toEqual([]);
  });

  it.each([
    ['Hrishikesh', 'ऋषिकेश'],
    ['Padukone', 'पदुकोण'],
    ['Dnyaneshwar', 'ज्ञानेश्वर'],
  ])('reads %s and %s as one name', (name, name_devanagari) => {
    expect(changedIdentity({ name_devanagari }, { ...meera, name })).toEqual([]);
  });
});
