import type { Tongue } from '../tongue.ts';
import { nameOf } from './words.ts';

/** What is said without looking into the profile, in Hindi. */
export const manner: Tongue['manner'] = {
  contact: () =>
    'मैं फ़ोन नंबर, ईमेल या पता नहीं दे सकता। जिन्हें अनुमति है, उन्हें संपर्क की जानकारी ‘संपर्क’ भाग में दिखती है।',
  other_people: (voice) => `मैं केवल ${nameOf(voice)} की प्रोफ़ाइल के बारे में बता सकता हूँ, औरों के बारे में नहीं।`,
  instructions: (voice) => `मैं केवल ${nameOf(voice)} की प्रोफ़ाइल में लिखी बातों से उत्तर देता हूँ।`,
  unlisted: () => 'यह जानकारी नहीं दी गई है: प्रोफ़ाइल में इसका उल्लेख नहीं है।',
  private: () => 'यह निजी जानकारी है, मैं इसे नहीं बता सकता।',
  greeting: (voice) => `नमस्ते! ${nameOf(voice)} की प्रोफ़ाइल के बारे में कुछ भी पूछिए।`,
  thanks: () => 'धन्यवाद। और कुछ जानना हो तो अवश्य पूछिए।',
  helper: (voice) =>
    `मैं एक स्वचालित सहायक हूँ, कोई व्यक्ति नहीं। ${nameOf(voice)} की प्रोफ़ाइल में जो लिखा है, उसी से उत्तर देता हूँ।`,
};
