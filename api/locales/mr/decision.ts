import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/decision.ts';

/** What became of a document, in Marathi. */
export const decisionTexts = {
  'subject.approved': '{what}: पडताळणी झाली',
  'subject.rejected': 'तुमचे कागदपत्र स्वीकारता आले नाही: {what}',
  approved: `नमस्कार,

आमच्या टीमने तुमचे कागदपत्र पाहिले आहे. {product} वर पडताळणी झाली: {what}. तुमच्या प्रोफाइलवर आता ती खूण दिसते.

या निर्णयानंतर 30 दिवसांनी तुमचे कागदपत्र हटवले जाते.

{product}`,
  rejected: `नमस्कार,

आमच्या टीमने तुमचे कागदपत्र पाहिले, पण ते स्वीकारता आले नाही. कारण:

{reason}

तुम्ही दुसरे कागदपत्र कधीही पाठवू शकता: {link}

{product}`,
  GovID: 'तुमची ओळख',
  JobID: 'तुमची नोकरी',
  SalaryID: 'तुमचे उत्पन्न',
  PropertyID: 'तुमची मालमत्ता',
} as const satisfies TranslationOf<typeof en.decisionTexts>;
