import type { Tongue } from '../tongue.ts';
import { byGender, inARow } from '../voice.ts';
import { labels } from './labels.ts';
import { manner } from './manner.ts';
import { suggestion } from './suggestion.ts';
import { tell } from './tell.ts';
import { nameOf, who, whose, later } from './words.ts';

/** Hindi in Devanagari, in the respectful register. */
export const hindi: Tongue = {
  tell,
  notGiven: (topic, voice) =>
    topic === 'gun_milan'
      ? 'गुण मिलान नहीं दिया गया है: उसके लिए प्रोफ़ाइल में पर्याप्त जानकारी नहीं है।'
      : `${whose(voice, 'की')} प्रोफ़ाइल में ${labels[topic]} के बारे में जानकारी नहीं दी गई है।`,
  verdict: (verdict, sentence) =>
    verdict === null
      ? `प्रोफ़ाइल में ठीक ऐसा नहीं लिखा है। ${sentence}`
      : `${verdict ? 'हाँ' : 'नहीं'}। ${sentence}`,
  noMore: (sentence, topic, voice) =>
    sentence === null
      ? hindi.notGiven(topic, voice)
      : `यह जानकारी प्रोफ़ाइल में नहीं दी गई है। ${sentence}`,
  compared: ({ topic, difference, isSame, compare }, voice) => {
    const own = tell[topic](voice) ?? '';
    const unknown = `आपकी अपनी जानकारी (${labels[topic]}) नहीं दी गई है, इसलिए तुलना नहीं हो सकती।`;
    if (compare === 'same') {
      if (isSame === null) return inARow(own, unknown) ?? '';
      return `${isSame ? 'हाँ, दोनों का एक ही है।' : 'नहीं, दोनों का एक नहीं है।'} ${own}`;
    }
    if (difference === null) return inARow(own, unknown) ?? '';
    const asked = compare === 'taller' || compare === 'older' ? difference : -difference;
    const unit = topic === 'age' ? 'वर्ष' : 'सेमी';
    const more = topic === 'age' ? byGender(voice, 'बड़ी', 'बड़े') : byGender(voice, 'लंबी', 'लंबे');
    const less =
      topic === 'age' ? byGender(voice, 'छोटी', 'छोटे') : `कम ${byGender(voice, 'लंबी', 'लंबे')}`;
    const relation =
      difference === 0
        ? `आप दोनों की ${topic === 'age' ? 'आयु' : 'ऊँचाई'} एक है।`
        : `${who(voice)} आपसे ${Math.abs(difference)} ${unit} ${difference > 0 ? more : less} हैं।`;
    return `${asked > 0 ? 'हाँ' : 'नहीं'}। ${relation} ${tell[topic](later(voice)) ?? ''}`.trim();
  },
  lost: (voice) =>
    `इसका उत्तर ${nameOf(voice)} की प्रोफ़ाइल में नहीं मिला। परिवार, शिक्षा, नौकरी, आदतें, अपेक्षाएँ या कुंडली के बारे में पूछिए।`,
  manner,
  suggestion,
};
