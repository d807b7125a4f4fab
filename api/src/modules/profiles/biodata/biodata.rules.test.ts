import type { Profile } from 'shared-contracts/calls/profiles';
import { describe, expect, it } from 'vitest';
import { composeBiodata, type BiodataFacts } from './biodata.rules.ts';

const nothing = null;

const profile: Profile = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Asha',
  lastName: 'Kulkarni',
  gender: 'female',
  age: 27,
  birthdate: '1999-03-12',
  maritial_status: 'never_married',
  height: 163,
  current_city: 'Pune',
  bloodgroup: nothing,
  mother_tongue: nothing,
  work: nothing,
  occupation: 'Engineer',
  annual_income: 1_450_000,
  education: nothing,
  degree: nothing,
  career_goals: nothing,
  property_details: nothing,
  number_of_siblings: 0,
  siblings_details: nothing,
  father_occupation: nothing,
  mother_occupation: nothing,
  mamkul: nothing,
  family_financial_status: nothing,
  family_type: 'joint',
  family_values: nothing,
  hobbies_and_interests: nothing,
  aboutme: '   ',
  dietary_preferences: 'vegetarian',
  drinking_habits: 'never',
  smoking_habits: nothing,
  expectation: nothing,
  type_of_marriage_ceremony: nothing,
  interest_in_continuing_education: false,
  rashi: 'mesha',
  gotra: nothing,
  mangal_dosh: 'no',
  birthname: 'Chaitanya',
  video_intro: nothing,
  pics: [],
  primary_profile_pic: nothing,
  badges: { personal: true },
};

const facts: BiodataFacts = { profile, devanagari: 'आशा कुलकर्णी', contacts: [], language: 'en' };

function lines(change: Partial<BiodataFacts> = {}): Record<string, string> {
  const { sections } = composeBiodata({ ...facts, ...change });
  return Object.fromEntries(
    sections.flatMap((one) => one.lines.map((line) => [line.label, line.text])),
  );
}

describe('a biodata', () => {
  it('tells the work of the parents in its own language', () => {
    const parents = { father_occupation: 'Retired teacher', mother_occupation: 'Doctor' };
    const texts = Object.values(lines({ profile: { ...profile, ...parents }, language: 'mr' }));
    expect(texts).toEqual(expect.arrayContaining(['निवृत्त शिक्षक', 'डॉक्टर']));
  });

  it('tells what is given, in Indian habits, and leaves out what is not', () => {
    expect(lines()).toEqual({
      'Date of birth': '12 March 1999 (27 years)',
      Height: '5 ft 4 in (163 cm)',
      'Marital status': 'Never married',
      'Lives in': 'Pune',
      Occupation: 'Engineer',
      'Yearly income': '₹14,50,000 a year',
      'Brothers and sisters': '0',
      Family: 'Joint family',
      'Birth name': 'Chaitanya',
      Rashi: 'Mesha',
      'Mangal dosh': 'No',
      'Nakshatra of the birth name': 'Ashwini, pada 2 (चे)',
      Food: 'Vegetarian',
      Drinking: 'Never',
      'Would like to study further': 'No',
    });
  });

  it('has headings, choices and stars in Marathi and Hindi, with the own name first', () => {
    const marathi = composeBiodata({ ...facts, language: 'mr' });
    expect(marathi).toMatchObject({ name: 'आशा कुलकर्णी', otherName: 'Asha Kulkarni' });
    expect(lines({ language: 'mr' })).toMatchObject({
      'वैवाहिक स्थिती': 'अविवाहित',
      'नावावरून नक्षत्र': 'अश्विनी, चरण 2 (चे)',
      रास: 'मेष',
      उंची: '5 फूट 4 इंच (163 सेंमी)',
    });
    expect(lines({ language: 'hi' })).toMatchObject({
      'खान-पान': 'शाकाहारी',
      राशि: 'मेष',
      कद: '5 फ़ुट 4 इंच (163 सेमी)',
    });
  });

  it.each([
    ['female', 'विधवा'],
    ['male', 'विधुर'],
  ] as const)('says of a %s that she or he is widowed with the word for it', (gender, word) => {
    const widowed: Profile = { ...profile, gender, maritial_status: 'widowed' };
    expect(lines({ profile: widowed, language: 'mr' })).toMatchObject({ 'वैवाहिक स्थिती': word });
    expect(lines({ profile: widowed })).toMatchObject({ 'Marital status': 'Widowed' });
  });

  it('tells the rashi of the birth name where no other is given', () => {
    const unsaid: Profile = { ...profile, rashi: nothing };
    expect(lines({ profile: unsaid })).toMatchObject({
      'Nakshatra of the birth name': 'Ashwini, pada 2 (चे), Mesha',
    });
    expect(lines({ profile: unsaid })).not.toHaveProperty('Rashi');
    expect(lines({ profile: unsaid, language: 'mr' })).toMatchObject({
      'नावावरून नक्षत्र': 'अश्विनी, चरण 2 (चे), मेष',
    });
  });

  it('keeps the one name where there is no other', () => {
    const one = composeBiodata({ ...facts, devanagari: null, language: 'mr' });
    expect(one).toMatchObject({ name: 'Asha Kulkarni', otherName: null });
  });

  it('joins blank lines and has an end of lines, so that nobody fills pages with nothing', () => {
    const filled = {
      ...profile,
      aboutme: `one${'\n'.repeat(1990)}two`,
      expectation: 'a\n'.repeat(999),
    };
    const { 'About me': about, ...others } = lines({ profile: filled });
    expect(about).toBe('one\n\ntwo');
    for (const text of Object.values(others)) {
      expect(text.split('\n').length).toBeLessThanOrEqual(30);
    }
  });

  it('prints contacts on one line each, with numbers only where they are given to it', () => {
    const contacts = [
      { name: 'Shrikant', relation: '\nFather\n\n', phone: '+91 98220 12345' },
      { name: 'Medha', relation: 'Aunt', phone: null },
    ];
    expect(lines({ contacts })).toMatchObject({
      Father: 'Shrikant, +91 98220 12345',
      Aunt: 'Medha',
    });
  });

  it('names the relations that are offered in its own language, others as they were written', () => {
    const contacts = [
      { name: 'Shrikant', relation: 'Father', phone: null },
      { name: 'Medha', relation: 'Aunt (maushi)', phone: null },
      { name: 'Kusum', relation: 'Godmother', phone: null },
    ];
    expect(Object.keys(lines({ contacts, language: 'mr' }))).toEqual(
      expect.arrayContaining(['वडील', 'मावशी', 'Godmother']),
    );
    expect(lines({ contacts, language: 'hi' })).toMatchObject({ पिता: 'Shrikant', मौसी: 'Medha' });
  });

  it('says that the identity is verified only where it is', () => {
    expect(composeBiodata(facts).seal).toBe('Identity verified');
    expect(composeBiodata({ ...facts, profile: { ...profile, badges: {} } }).seal).toBeNull();
  });
});
