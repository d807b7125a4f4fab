import { describe, expect, it } from 'vitest';
import { draftWords } from './draft-words.ts';
import { exportWordsIn } from './export-words.ts';

const edit = (now: string) => ({ was: '', now });

/** As /info keeps what was written over a profile. */
const PROFILE = {
  fields: {
    name_devanagari: edit('आशा'),
    made_for: edit('daughter'),
    birthdate: edit('1998-03-12'),
    birthname: edit('Chaitrali'),
    height: edit('163'),
    maritial_status: edit('never_married'),
    current_city: edit('Pune'),
    mother_tongue: edit('Marathi'),
    annual_income: edit('1200000'),
    bloodgroup: edit('B+'),
    dietary_preferences: edit('jain'),
    smoking_habits: edit('never'),
    interest_in_continuing_education: edit('yes'),
    rashi: edit('tula'),
    mangal_dosh: edit('no'),
    family_values: edit('moderate'),
    aboutme: edit('मला वाचायला\nआवडते'),
    gotra: edit(' '),
    'partner_preferences.age_from': edit('27'),
    'partner_preferences.height_to': edit('180'),
    'partner_preferences.annual_income_from': edit('500000'),
    'partner_preferences.current_city': edit('Pune, Nashik'),
    'partner_preferences.dietary_preferences': edit('vegetarian, jain'),
  },
};

const CONTACTS = [
  {
    id: '1',
    name: 'विनायक',
    relation: 'Father',
    otherRelation: '',
    phone: '98220 11111',
    occupation: '',
    current_city: 'Nagpur',
    address: '',
    address_for: 'matches',
  },
  {
    id: '2',
    name: 'सुधा',
    relation: 'other',
    otherRelation: 'मावस बहीण',
    phone: '',
    occupation: '',
    current_city: '',
    address: 'टिळक रस्ता',
    address_for: 'members',
  },
];

const AD = {
  title: 'मंगल कार्यालय',
  description: 'दोनशे पाहुणे',
  price: '45000',
  advertiser_name: '',
  advertiser_contact: '98220 11111',
  email: '',
};

const inWordsOf = (language: 'en' | 'mr' | 'hi', place: string, content: unknown) =>
  draftWords(place, content, exportWordsIn(language)).split('\n');

describe('a draft in an export', () => {
  it('of the profile has its fields and values in words', () => {
    expect(inWordsOf('en', 'profile', PROFILE)).toEqual([
      'First name in Devanagari: आशा',
      'Whose profile it is: My daughter’s',
      'Date of birth: 12 March 1998',
      'Birth name: Chaitrali',
      'Height: 5 ft 4 in (163 cm)',
      'Marital status: Never married',
      'Lives in: Pune',
      'Mother tongue: Marathi',
      'Yearly income: ₹12,00,000',
      'Blood group: B+',
      'Food: Jain',
      'Smoking: Never',
      'Would like to study further: Yes',
      'Rashi: Tula',
      'Mangal dosh: No',
      'Family values: Moderate',
      'About me: मला वाचायला',
      'आवडते',
      'Gotra: emptied',
      'Hoped for in a partner (Age from): 27',
      'Hoped for in a partner (Height to): 5 ft 11 in (180 cm)',
      'Hoped for in a partner (Annual income from): ₹5,00,000',
      'Hoped for in a partner (Current city): Pune, Nashik',
      'Hoped for in a partner (Dietary preferences): Vegetarian, Jain',
    ]);
  });

  it.each(['mr', 'hi'] as const)(
    'has nothing of the wire in %s, whichever form it is of',
    (language) => {
      const reported = Object.entries({ profile: PROFILE, contacts: CONTACTS, publishad: AD })
        .flatMap(([place, content]) => inWordsOf(language, place, content))
        .join('\n');
      // What the member wrote, and a blood group.
      expect(reported.match(/[a-z_]+/gi)).toEqual(['Chaitrali', 'B']);
    },
  );

  it('of family contacts leaves out what was not filled in', () => {
    expect(draftWords('contacts', CONTACTS, exportWordsIn('mr')).split('\n\n')).toEqual([
      'नाव: विनायक\nनाते: वडील\nफोन: 98220 11111\nसध्याचे शहर: नागपूर',
      'नाव: सुधा\nनाते: मावस बहीण\nपत्ता: टिळक रस्ता\nहा पत्ता कोणाला दिसेल: माझे संपर्क पाहू शकणाऱ्या सर्वांना',
    ]);
  });

  it.each([
    ['chat', 'नमस्कार,\nकसे आहात?', ['नमस्कार,', 'कसे आहात?']],
    ['report', { reason: 'पैसे मागितले' }, ['काय चुकीचे आहे: पैसे मागितले']],
    ['search', { name: 'पुण्याजवळ' }, ['नाव: पुण्याजवळ']],
    ['publishad', { title: 'x', price: '450 पासून' }, ['शीर्षक: x', 'किंमत (रुपयांत): 450 पासून']],
  ])('of %s is what was written', (place, content, lines) => {
    expect(inWordsOf('mr', place, content)).toEqual(lines);
  });

  it('that was typed in half stands as it was typed', () => {
    const fields = {
      birthdate: edit('1998-03-'),
      annual_income: edit('12 lakh'),
      height: edit('x'),
    };
    expect(inWordsOf('en', 'profile', { fields })).toEqual([
      'Date of birth: 1998-03-',
      'Yearly income: 12 lakh',
      'Height: x',
    ]);
  });

  it.each([
    ['profile', { fields: { no_longer_asked: edit('3') } }, 'No longer asked: 3'],
    ['profile', { fields: ['x'] }, 'As it was kept: {"fields":["x"]}'],
    ['contacts', 'half', 'As it was kept: "half"'],
    ['chat', { text: { deep: true } }, 'As it was kept: {"text":{"deep":true}}'],
    ['newform', null, 'As it was kept: null'],
  ])('of %s that this release does not know is shown as it is: %j', (place, content, line) => {
    expect(inWordsOf('en', place, content)).toEqual([line]);
  });
});
