import { SCORE_ASPECTS } from 'shared-contracts/calls/completion';
import { describe, expect, it } from 'vitest';
import {
  badgesFor,
  COMPLETION_FIELDS,
  isMatch,
  listingScore,
  LISTING_WEIGHTS,
  profileScore,
  scoreAspects,
  verificationSeenOn,
  visitorScore,
  type Standing,
} from './profiles.rules.ts';

const nothing: Standing = {
  fields: {},
  photos: 0,
  contacts: 0,
  videoIntro: false,
  verified: { personal: false, job: false, salary: false, property: false },
  plan: 'hope',
};
const everyField = Object.fromEntries(COMPLETION_FIELDS.map((field) => [field, 'x']));
const allVerified = { personal: true, job: true, salary: true, property: true };

describe('profile score', () => {
  it('is 0 for an empty profile and 100 for a complete one', () => {
    expect(profileScore(nothing)).toBe(0);
    expect(
      profileScore({
        ...nothing,
        fields: everyField,
        photos: 3,
        contacts: 1,
        videoIntro: true,
        verified: allVerified,
      }),
    ).toBe(100);
  });

  it('is the sum of its aspects, each of which says what it could bring', () => {
    const standing = { ...nothing, photos: 1, verified: { ...allVerified, salary: false } };
    const aspects = scoreAspects(standing);
    expect(aspects.map(({ aspect }) => aspect)).toEqual(SCORE_ASPECTS);
    expect(aspects.reduce((sum, { most }) => sum + most, 0)).toBe(100);
    expect(profileScore(standing)).toBe(15 + 10 + 5 + 5);
    expect(aspects).toContainEqual({ aspect: 'photo', points: 15, most: 15 });
    expect(aspects).toContainEqual({ aspect: 'salary', points: 0, most: 5 });
  });

  it('gives 20 for contacts, however many', () => {
    expect(profileScore({ ...nothing, contacts: 1 })).toBe(20);
    expect(profileScore({ ...nothing, contacts: 5 })).toBe(20);
  });

  it('counts false and 0 as filled, blanks and null as empty', () => {
    const filled = profileScore({
      ...nothing,
      fields: { interest_in_continuing_education: false, number_of_siblings: 0 },
    });
    expect(filled).toBe(2);
    expect(profileScore({ ...nothing, fields: { aboutme: '  ', gotra: null } })).toBe(0);
  });

  it('does not depend on the plan', () => {
    expect(profileScore({ ...nothing, plan: 'trust' })).toBe(0);
  });
});

describe('listing score', () => {
  it('boosts Trust above Belief above Hope', () => {
    const [hope, belief, trust] = (['hope', 'belief', 'trust'] as const).map((plan) =>
      listingScore({ ...nothing, plan }),
    );
    expect(hope).toBe(0);
    expect(belief).toBe(LISTING_WEIGHTS.plan.belief);
    expect(trust).toBeGreaterThan(belief ?? 0);
  });

  it('rewards a photo, verification and filled fields', () => {
    expect(listingScore({ ...nothing, photos: 1 })).toBeGreaterThan(0);
    expect(listingScore({ ...nothing, verified: allVerified })).toBe(190);
    expect(listingScore({ ...nothing, fields: everyField })).toBe(100);
  });
});

describe('visitor score', () => {
  it('puts any photo that everyone sees above the best profile without one', () => {
    const best: Standing = {
      ...nothing,
      fields: everyField,
      photos: 5,
      verified: allVerified,
      plan: 'trust',
    };
    const face = visitorScore({ ...nothing, photos: 1 }, 'everyone');
    expect(face).toBeGreaterThan(visitorScore(best, 'members'));
    expect(face).toBeGreaterThan(visitorScore({ ...best, photos: 0 }, 'everyone'));
  });

  it('orders people who are alike in that as members see them', () => {
    const standing: Standing = { ...nothing, photos: 1, plan: 'belief' };
    expect(visitorScore(standing, 'members')).toBe(listingScore(standing));
  });
});

describe('what a plan shows of verifications', () => {
  const verified = { personal: true, job: true, salary: false, property: true };

  it('leaves the keys out that the plan does not show', () => {
    expect(badgesFor('hope', verified)).toEqual({});
    expect(badgesFor('belief', verified)).toEqual({ personal: true });
    expect(badgesFor('trust', verified)).toEqual(verified);
  });

  it('masks them where all four must be named', () => {
    expect(verificationSeenOn('belief', verified)).toEqual({
      personal: true,
      job: false,
      salary: false,
      property: false,
    });
  });
});

describe('a match', () => {
  const open = { accepted: false, declined: false };

  it.each([
    ['nothing sent', null, null, false],
    ['an open interest of one side', open, null, false],
    ['an accepted interest of the other side', null, { accepted: true, declined: false }, true],
    ['open interests of both sides', open, open, true],
    ['both sides, one declined', open, { accepted: false, declined: true }, false],
  ])('%s', (_, sent, received, matched) => {
    expect(isMatch(sent, received)).toBe(matched);
  });
});
