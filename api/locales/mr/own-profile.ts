import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/own-profile.ts';

/** What stands beside a field, in Marathi. */
export const ownProfileTexts = {
  'gender.fixed': 'पहिली पसंती किंवा चॅट विनंती झाल्यानंतर हे बदलता येत नाही. कृपया आमच्या टीमला लिहा.',
  'identity.fixed':
    'तुमची ओळखपत्रे याच माहितीशी पडताळून पाहिली आहेत, त्यामुळे ती बदलता येत नाही. कृपया आमच्या टीमला लिहा.',
} as const satisfies TranslationOf<typeof en.ownProfileTexts>;
