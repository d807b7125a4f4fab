import { describe, expect, it } from 'vitest';
import { readBirthName } from './read-birth-name.ts';

/** Name, nakshatra, pada, akshara, rashi: the test names of gunmilan.md, section 6. */
const NAMES = [
  ['Chaitanya', 1, 2, 'चे', 'mesha'],
  ['चैतन्य', 1, 2, 'चे', 'mesha'],
  ['Shrikant', 24, 3, 'सी', 'kumbha'],
  ['श्रीकांत', 24, 3, 'सी', 'kumbha'],
  ['Dnyaneshwar', 21, 3, 'जा', 'makara'],
  ['ज्ञानेश्वर', 21, 3, 'जा', 'makara'],
  ['Gyaneshwar', 21, 3, 'जा', 'makara'],
  ['Xavier', 22, 2, 'जे', 'makara'],
  ['झेवियर', 26, 3, 'झ', 'meena'],
  ['Krishna', 5, 4, 'की', 'mithuna'],
  ['कृष्ण', 5, 4, 'की', 'mithuna'],
  ['Krupa', 5, 4, 'की', 'mithuna'],
  ['Kshitij', 5, 4, 'की', 'mithuna'],
  ['क्षितिज', 5, 4, 'की', 'mithuna'],
  ['Shruti', 24, 4, 'सू', 'kumbha'],
  ['Trupti', 16, 1, 'ती', 'tula'],
  ['Tryambak', 15, 4, 'ता', 'tula'],
  ['Swapnil', 24, 2, 'सा', 'kumbha'],
  ['Shweta', 25, 1, 'से', 'kumbha'],
  ['Aishwarya', 3, 4, 'ए', 'vrishabha'],
  ['ऐश्वर्या', 3, 4, 'ए', 'vrishabha'],
  ['Omkar', 4, 1, 'ओ', 'vrishabha'],
  ['Ishwari', 3, 2, 'ई', 'vrishabha'],
  ['Balaji', 4, 2, 'वा', 'vrishabha'],
  ['बाळासाहेब', 4, 2, 'वा', 'vrishabha'],
  ['Bhushan', 20, 1, 'भू', 'dhanu'],
  ['Pooja', 13, 1, 'पू', 'kanya'],
  ['Purushottam', 13, 1, 'पू', 'kanya'],
  ['Pournima', 14, 2, 'पो', 'kanya'],
  ['Falguni', 20, 3, 'फा', 'dhanu'],
  ['Dhananjay', 20, 2, 'धा', 'dhanu'],
  ['Jui', 22, 1, 'जू', 'makara'],
  ['Jyoti', 22, 3, 'जो', 'makara'],
  ['Khushi', 22, 2, 'खू', 'makara'],
  ['Khandu', 22, 4, 'खा', 'makara'],
  ['Ghanshyam', 6, 2, 'घ', 'mithuna'],
  ['Chhaya', 6, 4, 'छ', 'mithuna'],
  ['Thakur', 13, 4, 'ठ', 'kanya'],
  ['Tina', 11, 3, 'टी', 'simha'],
  ['Dimple', 9, 1, 'डी', 'karka'],
  ['Dipali', 25, 4, 'दी', 'meena'],
  ['Hrishikesh', 7, 4, 'ही', 'karka'],
  ['ऋषिकेश', 14, 4, 'री', 'tula'],
  ['Rutuja', 14, 4, 'री', 'tula'],
  ['Zeenat', 21, 4, 'जी', 'makara'],
  ['Vyankatesh', 4, 2, 'वा', 'vrishabha'],
  ['Yash', 18, 2, 'या', 'vrishchika'],
  ['Sainath', 24, 2, 'सा', 'kumbha'],
  ['Jaideep', 21, 3, 'जा', 'makara'],
  ['Gauri', 24, 1, 'गो', 'kumbha'],
  ['ગીતા', 23, 2, 'गी', 'makara'],
  ['Dr. Leena', 2, 1, 'ली', 'mesha'],
  ['षण्मुख', 13, 2, 'ष', 'kanya'],
  ['Mrunal', 10, 2, 'मी', 'simha'],
  ['Wamanrao', 4, 2, 'वा', 'vrishabha'],
  ['Jhelum', 26, 3, 'झ', 'meena'],
  ['Nobin', 18, 1, 'नो', 'vrishchika'],
  ['Lokesh', 2, 4, 'लो', 'mesha'],
  ['Uday', 3, 3, 'उ', 'vrishabha'],
  ['Eknath', 3, 4, 'ए', 'vrishabha'],
] as const;

describe('a birth name', () => {
  it.each(NAMES)(
    '%s is read as nakshatra %i, pada %i, %s, %s',
    (name, nakshatra, pada, akshara, rashi) => {
      expect(readBirthName(name)).toEqual({ nakshatra, pada, akshara, rashi, conflict: false });
    },
  );

  it.each(['', '   ', '123', '!?', 'மீனா', '美', '\u0000', '्'])('%j cannot be read', (name) => {
    expect(readBirthName(name)).toBeNull();
  });

  it.each([
    ['Constructor', 7, 'को'],
    ['__proto__', null, null],
  ])('%s is a name like any other, though every object has one', (name, nakshatra, akshara) => {
    const reading = readBirthName(name);
    expect([reading?.nakshatra ?? null, reading?.akshara ?? null]).toEqual([nakshatra, akshara]);
  });

  it('takes the reading in the declared rashi where the spelling is ambiguous', () => {
    expect(readBirthName('Tara')).toMatchObject({ akshara: 'ता', rashi: 'tula' });
    expect(readBirthName('Tara', 'simha')).toMatchObject({ akshara: 'टा', conflict: false });
    expect(readBirthName('Narayan', 'kanya')).toMatchObject({ akshara: 'ण', nakshatra: 13 });
  });

  it('keeps the first reading and tells of the conflict where none is in the declared rashi', () => {
    const reading = readBirthName('Tara', 'meena');
    expect(reading).toMatchObject({ akshara: 'ता', rashi: 'tula', conflict: true });
  });

  it('drops titles, also several, and only before more text', () => {
    expect(readBirthName('Smt. Dr. Leena Rao')).toMatchObject({ akshara: 'ली' });
    expect(readBirthName('श्री. कृष्ण')).toMatchObject({ akshara: 'की' });
    expect(readBirthName('Shri')).toMatchObject({ akshara: 'सी' });
    expect(readBirthName('Kumud')).toMatchObject({ akshara: 'कू' });
  });

  it.each([
    // As they stand before names in biodata, wedding cards and registers.
    ['चि. सौ. कां. लीना', 'ली'],
    ['चि.सौ.कां.लीना', 'ली'],
    ['चि. सौ. का. लीना', 'ली'],
    ['सौभाग्यकांक्षिणी लीना', 'ली'],
    ['Chi. Sou. Kan. Leena', 'ली'],
    ['Sou. Leena', 'ली'],
    ['Sou Leena', 'ली'],
    ['Kum. Leena', 'ली'],
    ['KUMARI LEENA', 'ली'],
    ['Ms. Leena', 'ली'],
    ['Miss Leena', 'ली'],
    ['Pt. Leeladhar', 'ली'],
    ['Prof. Dr. Leena', 'ली'],
    ['Dr.(Mrs.) Leena', 'ली'],
    ['(Dr.) Leena', 'ली'],
    ['Adv Leena', 'ली'],
    ['Md. Rafiq', 'रा'],
    ['Mohd Rafiq', 'रा'],
    ['CA Leena', 'ली'],
    ['C.A. Leena', 'ली'],
    ['CA. Leena', 'ली'],
    ['Ar. Leena', 'ली'],
    ['Capt. Leena', 'ली'],
    ['Smt Leena', 'ली'],
    ['Shree. Ramesh', 'रा'],
    ['सुश्री लीना', 'ली'],
    ['कुमारी लीना', 'ली'],
    ['प्रा. डॉ. लीना', 'ली'],
    ['अ\u200dॅड. लीना', 'ली'],
    ['ॲड. लीना', 'ली'],
    ['पं. रमेश', 'रा'],
    ['सी.ए. लीना', 'ली'],
    ['ह.भ.प. रमेश', 'रा'],
    ['मो. रफीक', 'रा'],
    ['चिरंजीव रमेश पाटील', 'रा'],
    ['Captain Leena', 'ली'],
    ['Colonel Leena', 'ली'],
    ['Lt Col (Retd) Leena', 'ली'],
    ['Wg Cdr Leena', 'ली'],
    ['Sqn. Ldr. Leena', 'ली'],
    ['Flt Lt Leena', 'ली'],
    ['Gp. Capt. Leena', 'ली'],
    ['Major Leena Rao', 'ली'],
    ['मेजर लीना राव', 'ली'],
    ['Professor Leena', 'ली'],
    ['प्राध्यापक लीना', 'ली'],
    ['डॉक्टर लीना', 'ली'],
    ['Doctor Leena Rao', 'ली'],
    ['अॅडव्होकेट लीना', 'ली'],
    ['इंजिनिअर लीना', 'ली'],
    ['आयु. लीना', 'ली'],
    ['Ayu. Leena', 'ली'],
    ['आयुष्मती लीना राव', 'ली'],
    ['वैद्य लीना जोशी', 'ली'],
    ['H.B.P. Leena', 'ली'],
    ['रा. रा. लीना', 'ली'],
    ['Sr. Leena', 'ली'],
    ['Baby Leena Rao', 'ली'],
    ['Pandit Ramesh Joshi', 'रा'],
    ['ડૉ. લીના', 'ली'],
  ])('the titles of %j decide nothing', (name, akshara) => {
    expect(readBirthName(name)).toMatchObject({ akshara });
  });

  it.each([
    ['Ayushman Patil', 'अ'],
    ['आयुष पाटील', 'अ'],
    ['Major Singh', 'मा'],
    ['Baby Patil', 'वा'],
    ['Havisha', 'हा'],
    ['Pandit Patil', 'पा'],
    ['चिरंजीव पाटील', 'ची'],
    ['Kai', 'के'],
    ['Kumar Patil', 'कू'],
    ['Madhu', 'मा'],
    ['Soumya', 'सो'],
    ['Caroline', 'का'],
    ['श्री-राम', 'सी'],
    ['Sousou', 'सो'],
    ['प्रोमिता', 'पो'],
    ['का', 'का'],
  ])('%j begins like a title and is a name', (name, akshara) => {
    expect(readBirthName(name)).toMatchObject({ akshara });
  });

  it('reads letters with accents, joiners and nukta by their base', () => {
    expect(readBirthName('Śrīkānt')).toMatchObject({ akshara: 'सी' });
    expect(readBirthName('ज़ीनत')).toMatchObject({ akshara: 'जी' });
    expect(readBirthName('क्\u200dषितिज')).toMatchObject({ akshara: 'की' });
  });

  it('reads every syllable of the table, with any vowel where the table has one letter', () => {
    expect(readBirthName('घोष')).toMatchObject({ nakshatra: 6, pada: 2 });
    expect(readBirthName('ध्रुव')).toMatchObject({ nakshatra: 20, pada: 2 });
    expect(readBirthName('अॅलन')).toMatchObject({ akshara: 'ए' });
  });
});
