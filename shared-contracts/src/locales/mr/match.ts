import type { TranslationOf } from '../../i18n/i18n.ts';
import type * as en from '../en/match.ts';

export const matchTexts = {
  'match.title': 'तुम्हा दोघांची एकमेकांना पसंती आहे',
  'match.begin': 'सुरुवातीसाठी थोडे शब्द. आधी चॅट विनंती पाठवा, मग ते बदलून पाठवा.',
  'match.you': 'तुम्ही',
  'match.score': 'गुण मिलन: 36 पैकी {points}',
  'match.noScore': 'गुण मिलनासाठी दोघांचे जन्मनाव हवे',
  'match.choose': 'सुरुवातीचे शब्द निवडा. चॅटची विनंती स्वीकारल्यावर ते {name} यांना दिसतील.',
  'match.sent': 'तुमचे शब्द चॅटच्या विनंतीसोबत पाठवले.',
  'match.share': 'घरच्यांना पाठवा',
  'match.chat': 'चॅट उघडा',
  'match.close': 'बंद करा',
  'match.opener.family': 'नमस्कार {name}, आपली इथे ओळख झाली याचा आनंद आहे. घरी सगळे कसे आहेत?',
  'match.opener.day': 'नमस्कार {name}! तुमचा आवडता रविवार कसा असतो?',
  'match.opener.call': 'नमस्कार {name}, एखाद्या संध्याकाळी आपल्या घरच्यांनी फोनवर बोलायचे का?',
} satisfies TranslationOf<typeof en.matchTexts>;

/** What a native speaker should look at. */
export const doubts = {
  matchTexts: {
    'match.opener.family': 'sent as the member’s own words; {name} is a first name, without जी',
    'match.opener.day': 'a light question, for two people who do not know each other yet',
  },
} as const;
