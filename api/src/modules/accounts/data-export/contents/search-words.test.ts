import { describe, expect, it } from 'vitest';
import { exportWordsIn } from './export-words.ts';
import { searchWords } from './search-words.ts';

const EVERY =
  'age_from=25&age_to=30&height_from=163&city=Pune&city=Nashik&maritial_status=widowed' +
  '&education=Doctor&education_level=master&occupation=Bank+officer&income_from=1200000&diet=jain' +
  '&rashi=tula&mangal_dosh=no&gotra_not=Kashyap&verified=personal&verified=job&photo=true' +
  '&online=true&mother_tongue=Konkani&gun_milan_from=18&sort=newest';

describe('the filters of a saved search in an export', () => {
  it('are in words', () => {
    expect(searchWords(EVERY, exportWordsIn('en')).split('; ')).toEqual([
      'Age from: 25',
      'Age to: 30',
      'Height from: 5 ft 4 in (163 cm)',
      'Cities: Pune, Nashik',
      'Marital status: Widowed',
      'Education or degree: Doctor',
      'Level of education: Master’s degree',
      'Occupation: Bank officer',
      'Yearly income, at least: ₹12,00,000',
      'Food: Jain',
      'Rashi: Tula',
      'Mangal dosh: No',
      'Not of these gotras: Kashyap',
      'Verified by us: Identity, Job',
      'With a photo',
      'Active this week',
      'Mother tongue: Konkani',
      'Gun Milan, points from: 18',
      'Order: Newest',
    ]);
  });

  it.each([
    ['mr', 'वय, पासून: 25', 'शहरे: पुणे, नाशिक', 'वैवाहिक स्थिती: जोडीदार हयात नाही', 'मातृभाषा: कोंकणी'],
    ['hi', 'उम्र, कम से कम: 25', 'शहर: पुणे, नाशिक', 'वैवाहिक स्थिति: जीवनसाथी नहीं रहे'],
  ] as const)('are in the words of %s, none left as it is on the wire', (language, ...some) => {
    const reported = searchWords(EVERY, exportWordsIn(language));
    expect(reported.split('; ')).toEqual(expect.arrayContaining(some));
    expect(reported.match(/[a-z]+(?:[_ ][a-z]+)*/gi)).toEqual(['Doctor', 'Bank officer']);
  });

  it('are empty where none was set', () => {
    expect(searchWords('', exportWordsIn('mr'))).toBe('');
  });
});
