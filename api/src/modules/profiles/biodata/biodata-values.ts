import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import {
  isProfileField,
  PROFILE_FIELDS,
  type FieldRow,
} from 'shared-contracts/calls/profile-fields';
import type { Profile } from 'shared-contracts/calls/profiles';
import type { Gender } from 'shared-contracts/domain/profile';
import { groupIndian, heightText } from 'shared-contracts/domain/units';
import { dayText } from 'shared-contracts/i18n/day-text';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { educationIn, gotraIn, motherTongueIn, occupationIn, placeIn } from '../localized-names.ts';
import { tell, titleIn, type BiodataField } from './biodata-labels.ts';
import { printedText } from './printed-text.ts';

/** Values that are chosen from a list, in English, Marathi and Hindi; the keys of the wire. */
const CHOICES: Readonly<
  Partial<
    Record<
      NonNullable<FieldRow['choices']>,
      Readonly<Record<string, readonly [string, string, string]>>
    >
  >
> = {
  maritial_status: {
    never_married: ['Never married', 'अविवाहित', 'अविवाहित'],
    divorced: ['Divorced', 'घटस्फोटित', 'तलाक़शुदा'],
    widowed: ['Widowed', 'विधुर', 'विधुर'],
    awaiting_divorce: ['Awaiting divorce', 'घटस्फोट प्रक्रियेत', 'तलाक़ की प्रक्रिया में'],
  },
  family_type: {
    joint: ['Joint family', 'एकत्र कुटुंब', 'संयुक्त परिवार'],
    nuclear: ['Nuclear family', 'विभक्त कुटुंब', 'एकल परिवार'],
    extended: ['Extended family', 'विस्तारित कुटुंब', 'विस्तृत परिवार'],
  },
  family_values: {
    traditional: ['Traditional', 'पारंपरिक', 'पारंपरिक'],
    moderate: ['Moderate', 'मध्यममार्गी', 'संतुलित'],
    liberal: ['Liberal', 'आधुनिक', 'आधुनिक'],
  },
  diet: {
    vegetarian: ['Vegetarian', 'शाकाहारी', 'शाकाहारी'],
    eggetarian: ['Vegetarian, with eggs', 'शाकाहारी, अंडी चालतात', 'शाकाहारी, अंडा चलता है'],
    non_vegetarian: ['Non-vegetarian', 'मांसाहारी', 'मांसाहारी'],
    vegan: ['Vegan', 'व्हीगन', 'वीगन'],
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
    dhanu: ['Dhanu', 'धनू', 'धनु'],
    makara: ['Makara', 'मकर', 'मकर'],
    kumbha: ['Kumbha', 'कुंभ', 'कुंभ'],
    meena: ['Meena', 'मीन', 'मीन'],
  },
  mangal_dosh: {
    yes: ['Yes', 'आहे', 'है'],
    no: ['No', 'नाही', 'नहीं'],
    anshik: ['Anshik (partial)', 'सौम्य (आंशिक)', 'आंशिक'],
  },
  yesNo: { true: ['Yes', 'होय', 'हाँ'], false: ['No', 'नाही', 'नहीं'] },
};

/** Where a word is another one for a woman. */
const FOR_WOMEN: Readonly<Record<string, readonly [string, string, string]>> = {
  widowed: ['Widowed', 'विधवा', 'विधवा'],
};

/** Words for women and men alike, for preferences without a known gender. */
const FOR_EITHER: Readonly<Record<string, readonly [string, string, string]>> = {
  widowed: ['Widowed', 'जोडीदार हयात नाही', 'जीवनसाथी नहीं रहे'],
};

/** Feet and inches in words, as `heightText` has them in English. */
const HEIGHT_WORDS = { mr: ['फूट', 'इंच', 'सेंमी'], hi: ['फ़ुट', 'इंच', 'सेमी'] } as const;

/** What is chosen from lists with both scripts. */
const READERS: Partial<Record<BiodataField, typeof placeIn>> = {
  current_city: placeIn,
  education: educationIn,
  gotra: gotraIn,
  mother_tongue: motherTongueIn,
};

/** A field as a family reads it; null where it is not given: a biodata tells only what there is. */
export function valueText(profile: Profile, field: BiodataField, language: Locale): string | null {
  const value = profile[field];
  if (value === null) return null;
  if (field === 'birthdate') return dayText(String(value), language);
  const reader = READERS[field];
  if (reader !== undefined) return reader(language, printedText(String(value)) || null);
  const of = ofWhom(profile, field);
  if (of !== null) return occupationIn(language, printedText(String(value)) || null, of);
  if (field === 'height') return heightIn(language, Number(value));
  if (field === 'annual_income') {
    return `₹${groupIndian(Number(value))} ${titleIn(language, 'yearly')}`;
  }
  const ofWomen = profile.gender === 'female' ? FOR_WOMEN[String(value)] : undefined;
  if (ofWomen !== undefined) return tell(ofWomen, language);
  return choiceText(field, String(value), language) ?? (printedText(String(value)) || null);
}

/** Whether an occupation is that of a woman or a man; null for fields that are none. */
function ofWhom({ gender }: Profile, field: BiodataField): Gender | null {
  if (field === 'father_occupation') return 'male';
  if (field === 'mother_occupation') return 'female';
  return field === 'occupation' ? gender : null;
}

/** What a member hopes for in one field, as a family reads it: several that are good as a list. */
export function wishText(
  field: keyof PartnerPreferences | 'rashi' | 'gotra',
  wish: NonNullable<PartnerPreferences[keyof PartnerPreferences]> | readonly string[],
  language: Locale,
): string {
  if (typeof wish === 'number') {
    if (field === 'height_from' || field === 'height_to') return heightIn(language, wish);
    return field === 'annual_income_from' ? `₹${groupIndian(wish)}` : String(wish);
  }
  const of = field as BiodataField;
  const worded = [wish].flat().map((one) => {
    const either = FOR_EITHER[one];
    if (either !== undefined) return tell(either, language);
    const written = READERS[of]?.(language, one) ?? one;
    return choiceText(of, one, language) ?? printedText(written);
  });
  return worded.join(', ');
}

function choiceText(field: BiodataField, value: string, language: Locale): string | null {
  const { choices } = isProfileField(field) ? PROFILE_FIELDS[field] : {};
  const words = choices && CHOICES[choices]?.[value];
  return words === undefined ? null : tell(words, language);
}

function heightIn(language: Locale, cm: number): string {
  const english = heightText(cm);
  if (language === 'en') return english;
  const [feet, inches, metric] = HEIGHT_WORDS[language];
  return english
    .replace(' ft ', ` ${feet} `)
    .replace(' in ', ` ${inches} `)
    .replace(' cm', ` ${metric}`);
}
