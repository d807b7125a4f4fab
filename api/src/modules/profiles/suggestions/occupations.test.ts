import { describe, expect, it } from 'vitest';
import { contactsIn, educationIn, occupationIn } from '../localized-names.ts';
import { occupations } from './occupations.ts';
import { allSpellings } from './suggestions.rules.ts';

describe('an occupation in Marathi', () => {
  it.each([
    ['Physiotherapist', 'फिजिओथेरपिस्ट'],
    ['Maintenance engineer', 'मेंटेनन्स इंजिनिअर'],
    ['Quality engineer', 'क्वालिटी इंजिनिअर'],
    ['Software engineer', 'सॉफ्टवेअर इंजिनिअर'],
    ['Civil engineer', 'सिव्हिल इंजिनिअर'],
    ['Mechanical engineer', 'मेकॅनिकल इंजिनिअर'],
    ['Electrical contractor', 'इलेक्ट्रिकल कॉन्ट्रॅक्टर'],
    ['Chartered accountant', 'सीए'],
    ['Architect', 'आर्किटेक्ट'],
    ['Pharmacist', 'फार्मासिस्ट'],
    ['Nurse', 'नर्स'],
    ['Marketing', 'मार्केटिंग'],
    ['Brand manager', 'ब्रँड मॅनेजर'],
    ['Sales manager', 'सेल्स मॅनेजर'],
    ['Hotel manager', 'हॉटेल मॅनेजर'],
    ['Merchant navy', 'मर्चंट नेव्ही'],
    ['Chef', 'शेफ'],
    ['Teacher', 'शिक्षिका'],
  ])('is called as people say it: %s', (written, read) => {
    expect(occupationIn('mr', written, 'female')).toBe(read);
  });

  it('has no office word where everyday speech has its own', () => {
    const office = /अभियंता|व्यवस्थाप|लेखापाल|विशारद|निर्माता|विपणन|कंत्राटदार/;
    expect(occupations.filter(({ names }) => office.test(names.mr))).toEqual([]);
  });

  it.each([
    ['सनदी लेखापाल', 'Chartered accountant'],
    ['स्थापत्य अभियंता', 'Civil engineer'],
    ['परिचारिका', 'Nurse'],
    ['व्यवस्थापिका', 'Manager'],
  ])('is still found by its older name: %s', (older, name) => {
    expect(allSpellings(occupations, older)).toContain(name);
    expect(occupationIn('en', older, 'female')).toBe(name);
  });
});

it('calls a doctorate as the filter does', () => {
  expect(educationIn('mr', 'Doctorate')).toBe('डॉक्टरेट');
  expect(educationIn('mr', 'Ph.D.')).toBe('पीएच.डी.');
  expect(educationIn('en', 'विद्यावाचस्पती')).toBe('Doctorate');
});

describe('who has retired', () => {
  it.each([
    ['mr', 'Retired teacher', 'male', 'निवृत्त शिक्षक'],
    ['mr', 'Retired headmistress', 'female', 'निवृत्त मुख्याध्यापिका'],
    ['hi', 'Bank officer (retired)', 'male', 'सेवानिवृत्त बैंक अधिकारी'],
    ['hi', 'Engineer (Retd.)', 'male', 'सेवानिवृत्त इंजीनियर'],
    ['mr', 'Doctor, retired', null, 'निवृत्त डॉक्टर'],
    ['mr', 'Retired', 'male', 'निवृत्त'],
    ['hi', 'retired', 'female', 'सेवानिवृत्त'],
    ['en', 'निवृत्त शिक्षिका', 'female', 'Retired teacher'],
    ['en', 'एचआर बिझनेस पार्टनर (निवृत्त)', 'female', 'Retired HR business partner'],
    // Read as it stands.
    ['en', 'Bank officer (retired)', 'male', 'Bank officer (retired)'],
    ['mr', 'निवृत्त शिक्षिका', 'female', 'निवृत्त शिक्षिका'],
    ['mr', 'Retired from State Transport', 'male', 'Retired from State Transport'],
    ['mr', 'Late; was a vineyard owner', 'male', 'Late; was a vineyard owner'],
  ] as const)('%s reads %s of %s as %s', (language, written, gender, read) => {
    expect(occupationIn(language, written, gender)).toBe(read);
  });
});

describe('the occupation of a family contact', () => {
  const contact = { name: 'Sushila', phone: '+91 98220 12345', address: null } as const;
  const read = (relation: string) =>
    contactsIn('mr', [
      { ...contact, relation, occupation: 'Teacher', current_city: null, address_for: 'matches' },
    ])[0]?.occupation;

  it.each([
    ['Mother', 'शिक्षिका'],
    ['Aunt (atya)', 'शिक्षिका'],
    ['Uncle (mama)', 'शिक्षक'],
    ['Guardian', 'शिक्षक'],
    ['Neighbour', 'शिक्षक'],
  ])('is that of a woman or a man, where the relation says so: %s', (relation, occupation) => {
    expect(read(relation)).toBe(occupation);
  });
});

describe('an education in the script of its reader', () => {
  it.each([
    ['Higher secondary', 'बारावी', 'बारहवीं'],
    ['A graduate', 'पदवीधर', 'स्नातक'],
    ['Graduate', 'पदवीधर', 'स्नातक'],
    ['A postgraduate', 'पदव्युत्तर', 'स्नातकोत्तर'],
    ["Bachelor's degree", 'पदवी', 'स्नातक'],
  ])('is known: %s', (written, marathi, hindi) => {
    expect([educationIn('mr', written), educationIn('hi', written)]).toEqual([marathi, hindi]);
  });
});
