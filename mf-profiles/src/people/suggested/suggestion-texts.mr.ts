import type { suggestionTexts } from './suggestion-texts.ts';

/** Texts of fields that suggest while one writes, in Marathi. */
export const marathi = {
  'suggest.count': { one: '{count} सूचना', other: '{count} सूचना' },
  'suggest.ownWords': 'आमच्या यादीत नाही. तुमचे शब्दही चालतील.',
  'suggest.several': 'हवी तितकी निवडा, इंग्रजी किंवा देवनागरी अक्षरांत.',
  'suggest.remove': '{words} काढा',
} satisfies Record<keyof typeof suggestionTexts, unknown>;
