import type { suggestionTexts } from './suggestion-texts.ts';

/** Texts of fields that suggest while one writes, in Hindi. */
export const hindi = {
  'suggest.count': { one: '{count} सुझाव', other: '{count} सुझाव' },
  'suggest.ownWords': 'हमारी सूची में नहीं है। आपके अपने शब्द भी चलेंगे।',
  'suggest.several': 'जितने चाहें उतने चुनें, अंग्रेज़ी या देवनागरी अक्षरों में।',
  'suggest.remove': '{words} हटाएँ',
} satisfies Record<keyof typeof suggestionTexts, unknown>;
