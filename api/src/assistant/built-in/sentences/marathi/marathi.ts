import type { Tongue } from '../tongue.ts';
import { byGender, inARow } from '../voice.ts';
import { labels } from './labels.ts';
import { manner } from './manner.ts';
import { suggestion } from './suggestion.ts';
import { tell } from './tell.ts';
import { nameOf, who, later } from './words.ts';

/** Marathi in Devanagari, in the respectful register. */
export const marathi: Tongue = {
  tell,
  notGiven: (topic, voice) =>
    topic === 'gun_milan'
      ? 'गुण मिलन दिलेले नाही: त्यासाठी प्रोफाइलमध्ये पुरेशी माहिती नाही.'
      : `${voice.isFirst ? `${nameOf(voice)} यांच्या` : 'त्यांच्या'} प्रोफाइलमध्ये ${labels[topic]} ही माहिती दिलेली नाही.`,
  verdict: (verdict, sentence) =>
    verdict === null
      ? `प्रोफाइलमध्ये नेमके तसे लिहिलेले नाही. ${sentence}`
      : `${verdict ? 'होय' : 'नाही'}. ${sentence}`,
  noMore: (sentence, topic, voice) =>
    sentence === null
      ? marathi.notGiven(topic, voice)
      : `ती माहिती प्रोफाइलमध्ये दिलेली नाही. ${sentence}`,
  compared: ({ topic, difference, isSame, compare }, voice) => {
    const own = tell[topic](voice) ?? '';
    const unknown = `तुमची स्वतःची माहिती (${labels[topic]}) दिलेली नसल्याने तुलना करता येत नाही.`;
    if (compare === 'same') {
      if (isSame === null) return inARow(own, unknown) ?? '';
      return `${isSame ? 'होय, दोघांचे सारखेच आहे.' : 'नाही, दोघांचे सारखे नाही.'} ${own}`;
    }
    if (difference === null) return inARow(own, unknown) ?? '';
    const asked = compare === 'taller' || compare === 'older' ? difference : -difference;
    const unit = topic === 'age' ? 'वर्षांनी' : 'सेंमीने';
    const more = topic === 'age' ? byGender(voice, 'मोठ्या', 'मोठे') : 'उंच';
    const less = topic === 'age' ? 'लहान' : 'कमी उंच';
    const relation =
      difference === 0
        ? `तुम्हा दोघांचे ${topic === 'age' ? 'वय सारखेच आहे' : 'उंचीचे माप सारखेच आहे'}.`
        : `${who(voice)} तुमच्यापेक्षा ${Math.abs(difference)} ${unit} ${difference > 0 ? more : less} आहेत.`;
    return `${asked > 0 ? 'होय' : 'नाही'}. ${relation} ${tell[topic](later(voice)) ?? ''}`.trim();
  },
  lost: (voice) =>
    `याचे उत्तर ${nameOf(voice)} यांच्या प्रोफाइलमध्ये सापडले नाही. कुटुंब, शिक्षण, नोकरी, सवयी, अपेक्षा किंवा पत्रिका यांविषयी विचारा.`,
  manner,
  suggestion,
};
