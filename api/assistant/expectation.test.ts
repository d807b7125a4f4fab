import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { answer } from '../src/modules/assistant/answer-question.ts';

const hoping = (wishes: PartnerPreferences) => ({ ...PEOPLE.sneha, expectation: null, wishes });

const ALL: PartnerPreferences = {
  age_from: 27,
  age_to: 33,
  height_from: 165,
  height_to: 180,
  maritial_status: ['never_married', 'divorced'],
  current_city: ['Pune', 'Nagpur'],
  education: "Master's degree",
  occupation: 'Doctor',
  annual_income_from: 1_000_000,
  dietary_preferences: ['vegetarian', 'eggetarian'],
  drinking_habits: ['never'],
  smoking_habits: ['never', 'occasionally'],
  family_type: ['joint'],
  family_values: ['moderate'],
  mangal_dosh: ['no', 'anshik'],
};

describe('what somebody hopes for', () => {
  it('is all told in Marathi, in the words of the profile page', () => {
    expect(answer(hoping(ALL), 'अपेक्षा काय आहेत?', 'mr').message).toBe(
      'अपेक्षित: वय 27 ते 33 वर्षे; उंची 5 फूट 5 इंच (165 सेंमी) ते 5 फूट 11 इंच (180 सेंमी); राहण्याचे शहर: पुणे किंवा नागपूर; शिक्षण: पदव्युत्तर पदवी; व्यवसाय: डॉक्टर; वार्षिक उत्पन्न ₹10,00,000 किंवा जास्त; वैवाहिक स्थिती: अविवाहित किंवा घटस्फोटित; आहार: शाकाहारी किंवा शाकाहारी, अंडी चालतात; मद्यपान: कधीच नाही; धूम्रपान: कधीच नाही किंवा कधीतरी; कुटुंबाचा प्रकार: एकत्र कुटुंब; कुटुंबाची मूल्ये: मध्यममार्गी; मंगळ दोष: नाही किंवा सौम्य (आंशिक).',
    );
  });

  it('is all told in Hindi, in the words of the profile page', () => {
    expect(answer(hoping(ALL), 'अपेक्षाएँ क्या हैं?', 'hi').message).toBe(
      'अपेक्षित: उम्र 27 से 33 साल; कद 5 फ़ुट 5 इंच (165 सेमी) से 5 फ़ुट 11 इंच (180 सेमी); शहर: पुणे या नागपुर; शिक्षा: स्नातकोत्तर; व्यवसाय: डॉक्टर; वार्षिक आय ₹10,00,000 या अधिक; वैवाहिक स्थिति: अविवाहित या तलाक़शुदा; खान-पान: शाकाहारी या शाकाहारी, अंडा चलता है; मद्यपान: कभी नहीं; धूम्रपान: कभी नहीं या कभी-कभी; परिवार का प्रकार: संयुक्त परिवार; पारिवारिक मूल्य: संतुलित; मंगल दोष: नहीं या आंशिक।',
    );
  });

  it.each<readonly [PartnerPreferences, string, string, string]>([
    [
      { age_from: 27, height_from: 165 },
      'aged 27 or more, at least 5 ft 5 in (165 cm) tall.',
      'वय 27 वर्षे किंवा जास्त; उंची 5 फूट 5 इंच (165 सेंमी) किंवा जास्त.',
      'उम्र 27 साल या अधिक; कद 5 फ़ुट 5 इंच (165 सेमी) या अधिक।',
    ],
    [
      { age_to: 33, height_to: 165 },
      'aged up to 33, up to 5 ft 5 in (165 cm) tall.',
      'वय 33 वर्षांपर्यंत; उंची 5 फूट 5 इंच (165 सेंमी) पर्यंत.',
      'उम्र 33 साल तक; कद 5 फ़ुट 5 इंच (165 सेमी) तक।',
    ],
  ])('stays open at the end that is open: %o', (wishes, english, marathi, hindi) => {
    expect(answer(hoping(wishes), 'What does she expect?', 'en').message).toContain(english);
    expect(answer(hoping(wishes), 'अपेक्षा काय आहेत?', 'mr').message).toContain(marathi);
    expect(answer(hoping(wishes), 'अपेक्षाएँ क्या हैं?', 'hi').message).toContain(hindi);
  });

  it('is what English tells', () => {
    const { message } = answer(hoping(ALL), 'What does she expect?', 'en');
    expect(message).toMatch(
      /27 to 33.*Pune or Nagpur.*Doctor.*10,00,000.*divorced.*eggs.*does not drink, a non-smoker or who smokes occasionally/,
    );
    expect(message).toMatch(/joint family.*moderate family values.*partial \(anshik\)/);
  });
});
