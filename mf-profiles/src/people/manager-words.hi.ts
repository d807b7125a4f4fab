import type { managerTexts } from './manager-words.ts';

/** Who writes on a profile, in Hindi. */
export const hindi = {
  'managed.parent': 'यह प्रोफ़ाइल माता या पिता सँभालते हैं।',
  'managed.sibling': 'यह प्रोफ़ाइल भाई या बहन सँभालते हैं।',
  'managed.relative': 'यह प्रोफ़ाइल कोई रिश्तेदार सँभालते हैं।',
} satisfies Record<keyof typeof managerTexts, string>;
