import { describe, expect, it } from 'vitest';
import { educationIn, occupationIn } from '../localized-names.ts';
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
