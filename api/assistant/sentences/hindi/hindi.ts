import { tongueOf } from '../tongue-of.ts';
import { byGender } from '../voice.ts';
import { labels } from './labels.ts';
import { manner } from './manner.ts';
import { missing } from './missing.ts';
import { suggestion } from './suggestion.ts';
import { tell } from './tell.ts';
import { nameOf, who, whose } from './words.ts';

/** Hindi in Devanagari, in the respectful register. */
export const hindi = tongueOf({
  tell,
  parents: {
    father_occupation: {
      works: (voice, work) => `${whose(voice, 'के')} पिता का व्यवसाय: ${work}।`,
      isNoMore: (voice) => `${whose(voice, 'के')} पिता अब नहीं रहे।`,
      was: (text) => `उनके बारे में प्रोफ़ाइल में लिखा है: ${text}।`,
    },
    mother_occupation: {
      works: (voice, work) => `${whose(voice, 'की')} माता का व्यवसाय: ${work}।`,
      isNoMore: (voice) => `${whose(voice, 'की')} माता अब नहीं रहीं।`,
      was: (text) => `उनके बारे में प्रोफ़ाइल में लिखा है: ${text}।`,
    },
  },
  verification: {
    kinds: { personal: 'पहचान', job: 'नौकरी', salary: 'आय', property: 'संपत्ति' },
    proven: (kinds) => `सत्यापित: ${kinds.join(', ')}।`,
    open: (kinds) => `सत्यापित नहीं: ${kinds.join(', ')}।`,
    dearerPlan: (showsSome) =>
      showsSome
        ? 'आपके प्लान में सभी सत्यापन नहीं दिखते; बड़े प्लान में अधिक दिखते हैं।'
        : 'आपके प्लान में सत्यापन नहीं दिखता; बड़े प्लान में दिखता है।',
  },
  notGiven: (topic, voice) =>
    topic === 'gun_milan'
      ? 'गुण मिलान नहीं दिया गया है: उसके लिए प्रोफ़ाइल में पर्याप्त जानकारी नहीं है।'
      : `${whose(voice, 'की')} प्रोफ़ाइल में ${labels[topic]} के बारे में जानकारी नहीं दी गई है।`,
  yes: 'हाँ।',
  no: 'नहीं।',
  notExactly: 'प्रोफ़ाइल में ठीक ऐसा नहीं लिखा है।',
  noMore: 'यह जानकारी प्रोफ़ाइल में नहीं दी गई है।',
  missing: (what) => `प्रोफ़ाइल में ${missing[what]} जानकारी नहीं दी गई है।`,
  panel: {
    nadi: 'दोनों की नाड़ी प्रोफ़ाइल के ‘गुण मिलान’ भाग में दिखती है।',
    nakshatra: 'जन्म नाम से निकलने वाला नक्षत्र प्रोफ़ाइल के ‘गुण मिलान’ भाग में दिखता है।',
  },
  noneNamed: { brother: 'प्रोफ़ाइल में भाई का उल्लेख नहीं है।', sister: 'प्रोफ़ाइल में बहन का उल्लेख नहीं है।' },
  comparison: {
    unknown: (topic) => `आपकी अपनी जानकारी (${labels[topic]}) नहीं दी गई है, इसलिए तुलना नहीं हो सकती।`,
    same: 'हाँ, दोनों का एक ही है।',
    different: 'नहीं, दोनों का एक नहीं है।',
    equal: (topic) => `आप ${topic === 'age' ? 'दोनों की उम्र' : 'दोनों का कद'} एक है।`,
    apart: (topic, amount, more, voice) => {
      const tall = byGender(voice, 'लंबी', 'लंबे');
      const older = more ? byGender(voice, 'बड़ी', 'बड़े') : byGender(voice, 'छोटी', 'छोटे');
      return topic === 'age'
        ? `${who(voice)} आपसे ${amount} साल ${older} हैं।`
        : `${who(voice)} आपसे ${amount} सेमी ${more ? tall : `कम ${tall}`} हैं।`;
    },
  },
  lost: (voice) =>
    `इसका उत्तर ${nameOf(voice)} की प्रोफ़ाइल में नहीं मिला। परिवार, शिक्षा, नौकरी, आदतों, अपेक्षाओं या कुंडली के बारे में पूछिए।`,
  manner,
  suggestion,
});
