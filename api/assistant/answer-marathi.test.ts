import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { answer } from '../src/modules/assistant/answer-question.ts';

const { sneha } = PEOPLE;
const said = (question: string, facts = sneha) => answer(facts, question).message;

describe('what a Marathi family types', () => {
  it.each([
    ['शाळा कोणती?', /^ती माहिती प्रोफाइलमध्ये दिलेली नाही\. Sneha यांचे शिक्षण/],
    ['कोणत्या शाळेत शिकली?', /^ती माहिती प्रोफाइलमध्ये दिलेली नाही\. Sneha यांचे शिक्षण/],
    ['शाळा कुठे झाली', /^ती माहिती प्रोफाइलमध्ये दिलेली नाही\. Sneha यांचे शिक्षण(?!.*राहतात)/],
    ['kuthlya college madhe shikli', /^ती माहिती प्रोफाइलमध्ये दिलेली नाही\. Sneha यांचे शिक्षण/],
    ['शिक्षन', /^Sneha यांचे शिक्षण/],
    ['mul gav konta', /^ती माहिती प्रोफाइलमध्ये दिलेली नाही\. Sneha (?!अविवाहित)/],
    ['mamkul kuthla', /^Sneha यांचे मामेकुळ(?!.*राहतात)/],
    ['ghari kon kon ahe', /^Sneha यांचे कुटुंब विभक्त आहे/],
    ['sigaret odhte ka', /धूम्रपान/],
    ['patrika jamte ka', /36 पैकी 24\.5/],
    ['सगोत्र आहे का', /गोत्र/],
    ['हे प्रोफाइल खरं आहे का', /पडताळ/],
    ['आपण कोण?', /सहाय्यक|मदतनीस/],
  ])('reads what a father types on a page in Marathi: %s', (question, told) => {
    expect(answer(sneha, question, 'mr').message).toMatch(told);
  });

  it('tells a college that somebody wrote beside the degree', () => {
    const told = answer({ ...sneha, degree: 'B.E., COEP' }, 'Which college did she go to?').message;
    expect(told).toContain('COEP');
    expect(told).not.toContain('not given');
    expect(said('Which college did she go to?')).toContain('not given');
  });
});
