/** What a member agrees to; each is kept with the version of its text (readings, 'Law'). */
export const CONSENT_PURPOSES = ['intent', 'terms', 'marketing'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Version of each text as it stands today: the day since which it reads so. Raised together with the words. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentPurpose, string>> = {
  intent: '2026-11-21',
  terms: '2026-11-21',
  marketing: '2026-11-23',
};

/** Required of members: taking one back deletes the account. */
export const NEEDED_CONSENTS: readonly ConsentPurpose[] = ['intent', 'terms'];
