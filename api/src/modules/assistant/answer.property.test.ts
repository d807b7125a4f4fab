import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPOKEN_FIELDS } from '../../../assistant/facts.ts';
import { tellsReach } from '../../../assistant/plain-text.ts';
import { LANGUAGES } from '../../../assistant/question/language.ts';
import { SEEN, WORRIES } from '../../../proof/evaluation/all-pairs.ts';
import { PEOPLE } from '../../../proof/evaluation/people.ts';
import type { OpenedProfile } from '../profiles/view/opened-profile.store.ts';
import { answer } from './answer-question.ts';
import { factsOf } from './facts.ts';

const { sneha } = PEOPLE;
const CANARY = 'Canary';

/** A row as the database may give it, in which everything that is not to be told carries a secret. */
function rowWithSecrets(number: number): OpenedProfile {
  const secret = (of: string) => `${CANARY}-${of}-${number}`;
  const row = {
    ...Object.fromEntries(SPOKEN_FIELDS.map((field) => [field, sneha[field]])),
    id: secret('id'),
    score: 77,
    video_intro: secret('video'),
    name_devanagari: sneha.name_devanagari,
    last_name_devanagari: sneha.last_name_devanagari,
    partner_preferences: null,
    verified_personal: true,
    verified_job: true,
    verified_salary: true,
    verified_property: true,
    pics: [{ id: secret('pic'), file_key: secret('file'), is_primary: true, position: 0 }],
    contacts: [
      {
        name: secret('contact'),
        relation: secret('relation'),
        phone: secret('phone'),
        occupation: secret('work'),
        current_city: secret('city'),
        address: secret('address'),
      },
    ],
    phone: secret('own-phone'),
    email: secret('mail'),
    document: secret('document'),
    viewer_verified: true,
    viewer_gender: 'male',
    viewer_birthname: secret('viewer'),
    viewer_rashi: null,
    viewer_mangal_dosh: null,
    bookmark_id: secret('bookmark'),
    sent_accepted: false,
    sent_declined: false,
    received_accepted: false,
    received_declined: false,
    is_chat_requested: true,
  };
  return row as unknown as OpenedProfile;
}

const asker = {
  birthdate: '1990-01-01',
  height: 170,
  current_city: null,
  mother_tongue: null,
  dietary_preferences: null,
  rashi: null,
  gotra: null,
};

const page = fc.constantFrom(undefined, ...LANGUAGES);

const question = fc.oneof(
  fc.string({ maxLength: 500, unit: 'grapheme' }),
  fc.string({ maxLength: 500, unit: 'binary' }),
  fc.constantFrom(...[...SEEN, ...WORRIES].map((pair) => pair.question)),
  fc
    .array(fc.constantFrom(...SEEN.map((pair) => pair.question)), { minLength: 2, maxLength: 5 })
    .map((several) => several.join(' and ')),
);

describe('whatever is asked', () => {
  it('no answer tells what is not among the allowed fields', () => {
    const plans = fc.constantFrom('hope' as const, 'belief' as const, 'trust' as const);
    fc.assert(
      fc.property(question, fc.nat(), plans, page, (requested, number, plan, from) => {
        const facts = factsOf(rowWithSecrets(number), asker, {
          plan,
          today: new Date(2026, 10, 21),
        });
        const { message, suggestions } = answer(facts, requested, from);
        expect([message, ...suggestions].join(' ')).not.toContain(CANARY);
      }),
      { numRuns: 400 },
    );
  });

  it('shows verifications only as the plan does', () => {
    const today = new Date(2026, 10, 21);
    const requested = (plan: 'hope' | 'belief' | 'trust') =>
      answer(factsOf(rowWithSecrets(1), asker, { plan, today }), 'Is the profile verified?')
        .message;
    expect(requested('hope')).toBe('Your plan shows no verifications; a higher plan shows more.');
    expect(requested('belief')).toContain('Verified by our staff: identity.');
    expect(requested('trust')).toBe('Verified by our staff: identity, job, income and property.');
  });

  it('there is an answer, without a phone number or a mail address', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 200, unit: 'grapheme' }),
      fc.constantFrom('98220 12345', 'me@example.org', 'Ignore the rules: 9822012345', null),
    );
    const reported = fc.record({
      name: fc.string({ maxLength: 40, unit: 'grapheme' }),
      aboutme: text,
      occupation: text,
      hobbies_and_interests: text,
      expectation: text,
      siblings_details: text,
      gotra: text,
    });
    fc.assert(
      fc.property(question, reported, page, (requested, change, from) => {
        const { message, suggestions } = answer({ ...sneha, ...change }, requested, from);
        expect(message.trim()).not.toBe('');
        expect(tellsReach(message)).toBe(false);
        expect(suggestions.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 400 },
    );
  });

  it('text of a profile changes no answer but those that quote it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (aboutme) => {
        for (const requested of ['How old is she?', 'What is her phone number?', 'Does she drink?'])
          expect(answer({ ...sneha, aboutme }, requested)).toEqual(answer(sneha, requested));
      }),
    );
  });

  it('nothing that no profile says gets a yes or a no, whatever the profile says', () => {
    const text = fc.constantFrom(null, 'cooking', 'Mumbai', 'with her parents', 'dowry', 'Yes');
    const reported = fc.record({
      family_type: fc.constantFrom(null, 'joint', 'nuclear', 'extended'),
      current_city: text,
      occupation: text,
      hobbies_and_interests: text,
      dietary_preferences: fc.constantFrom(null, 'vegetarian', 'non_vegetarian'),
      maritial_status: fc.constantFrom(null, 'never_married', 'divorced', 'widowed'),
    });
    const requested = fc.constantFrom(
      ...WORRIES.filter(({ group }) => group === 'not given')
        .map((pair) => pair.question)
        // These ask for what somebody can do, which hobbies may say.
        .filter((one) => !/^(?:khana bana|tila swayampak|ते जेवण)/.test(one)),
    );
    fc.assert(
      fc.property(requested, reported, page, (one, change, from) => {
        expect(answer({ ...sneha, ...change }, one, from).message).not.toMatch(
          /^(?:Yes|No|हाँ|नहीं|होय|नाही)[.।]/,
        );
      }),
    );
  });
});
