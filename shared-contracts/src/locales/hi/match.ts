import type { TranslationOf } from '../../i18n/i18n.ts';
import type * as en from '../en/match.ts';

export const matchTexts = {
  'match.title': 'आप दोनों ने एक-दूसरे को पसंद किया है',
  'match.begin': 'शुरुआत के लिए कुछ शब्द। पहले चैट अनुरोध भेजें, फिर इन्हें बदलकर भेजें।',
  'match.you': 'आप',
  'match.score': 'गुण मिलान: 36 में से {points}',
  'match.noScore': 'गुण मिलान के लिए दोनों के जन्म नाम चाहिए',
  'match.choose': 'शुरुआती शब्द चुनें। चैट अनुरोध स्वीकार होने पर ये {name} को दिखेंगे।',
  'match.sent': 'आपके शब्द चैट अनुरोध के साथ भेज दिए गए।',
  'match.share': 'परिवार को भेजें',
  'match.chat': 'चैट खोलें',
  'match.close': 'बंद करें',
  'match.opener.family': 'नमस्ते {name}, यहाँ आपसे परिचय हुआ, अच्छा लगा। घर पर सब कैसे हैं?',
  'match.opener.day': 'नमस्ते {name}! आपके लिए अच्छा रविवार कैसा होता है?',
  'match.opener.call': 'नमस्ते {name}, क्या किसी शाम हमारे परिवार फ़ोन पर बात कर लें?',
} satisfies TranslationOf<typeof en.matchTexts>;

/** What a native speaker should look at. */
export const doubts = {
  matchTexts: {
    'match.opener.family': 'sent as the member’s own words; {name} is a first name, without जी',
  },
} as const;
