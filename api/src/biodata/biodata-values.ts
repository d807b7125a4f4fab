import type { Profile } from 'shared-contracts/calls/profiles';
import { dayText, groupIndian, heightText } from 'shared-contracts/domain/units';
import { HABITS, type Locale } from 'shared-contracts/i18n';
import { tell, titleIn, type BiodataField } from './biodata-labels.ts';

/** Values that are chosen from a list, in English, Marathi and Hindi; the keys of the wire. */
const CHOICES: Readonly<
  Record<string, Readonly<Record<string, readonly [string, string, string]>>>
> = {
  maritial_status: {
    never_married: ['Never married', 'अविवाहित', 'अविवाहित'],
    divorced: ['Divorced', 'घटस्फोटित', 'तलाकशुदा'],
    widowed: ['Widowed', 'विधुर / विधवा', 'विधुर / विधवा'],
    awaiting_divorce: ['Awaiting divorce', 'घटस्फोट प्रलंबित', 'तलाक प्रतीक्षित'],
  },
  family_type: {
    joint: ['Joint family', 'एकत्र कुटुंब', 'संयुक्त परिवार'],
    nuclear: ['Nuclear family', 'विभक्त कुटुंब', 'एकल परिवार'],
    extended: ['Extended family', 'विस्तारित कुटुंब', 'विस्तृत परिवार'],
  },
  family_values: {
    traditional: ['Traditional', 'पारंपरिक', 'पारंपरिक'],
    moderate: ['Moderate', 'मध्यममार्गी', 'मध्यम'],
    liberal: ['Liberal', 'उदारमतवादी', 'उदार'],
  },
  dietary_preferences: {
    vegetarian: ['Vegetarian', 'शाकाहारी', 'शाकाहारी'],
    eggetarian: ['Vegetarian, with eggs', 'शाकाहारी, अंडी चालतात', 'शाकाहारी, अंडे सहित'],
    non_vegetarian: ['Non-vegetarian', 'मांसाहारी', 'मांसाहारी'],
    vegan: ['Vegan', 'वीगन', 'वीगन'],
    jain: ['Jain', 'जैन', 'जैन'],
  },
  habit: {
    never: ['Never', 'कधीच नाही', 'कभी नहीं'],
    occasionally: ['Occasionally', 'कधीतरी', 'कभी-कभी'],
    regularly: ['Regularly', 'नियमित', 'नियमित'],
  },
  rashi: {
    mesha: ['Mesha', 'मेष', 'मेष'],
    vrishabha: ['Vrishabha', 'वृषभ', 'वृषभ'],
    mithuna: ['Mithuna', 'मिथुन', 'मिथुन'],
    karka: ['Karka', 'कर्क', 'कर्क'],
    simha: ['Simha', 'सिंह', 'सिंह'],
    kanya: ['Kanya', 'कन्या', 'कन्या'],
    tula: ['Tula', 'तूळ', 'तुला'],
    vrishchika: ['Vrishchika', 'वृश्चिक', 'वृश्चिक'],
    dhanu: ['Dhanu', 'धनु', 'धनु'],
    makara: ['Makara', 'मकर', 'मकर'],
    kumbha: ['Kumbha', 'कुंभ', 'कुंभ'],
    meena: ['Meena', 'मीन', 'मीन'],
  },
  mangal_dosh: {
    yes: ['Yes', 'आहे', 'है'],
    no: ['No', 'नाही', 'नहीं'],
    anshik: ['Anshik (partial)', 'आंशिक', 'आंशिक'],
  },
  truth: { true: ['Yes', 'होय', 'हाँ'], false: ['No', 'नाही', 'नहीं'] },
};

/** Fields whose choices stand under another name. */
const CHOICES_OF: Partial<Record<BiodataField, string>> = {
  drinking_habits: 'habit',
  smoking_habits: 'habit',
  interest_in_continuing_education: 'truth',
};

/** A field as a family reads it; null where it is not given: a biodata tells only what there is. */
export function valueText(profile: Profile, field: BiodataField, language: Locale): string | null {
  const value = profile[field];
  if (value === null) return null;
  // Digits stay Latin, as families write them on a biodata.
  if (field === 'birthdate') return dayText(String(value), `${HABITS[language]}-u-nu-latn`);
  if (field === 'height') return heightText(Number(value));
  if (field === 'annual_income') {
    return `₹${groupIndian(Number(value))} ${titleIn(language, 'yearly')}`;
  }
  const chosen = CHOICES[CHOICES_OF[field] ?? field]?.[String(value)];
  if (chosen !== undefined) return tell(chosen, language);
  return String(value).trim() || null;
}
