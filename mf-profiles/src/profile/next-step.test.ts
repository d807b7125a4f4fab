import type { ScoreAspect } from 'shared-contracts/calls/completion';
import { expect, it } from 'vitest';
import { nextStepOf } from './next-step.ts';

const flags = {
  score: 0,
  video_intro: false,
  verification_added: { personal: false, job: false, salary: false, property: false },
};
const next = (...aspects: [ScoreAspect, number, number][]) =>
  nextStepOf({
    ...flags,
    aspects: aspects.map(([aspect, points, most]) => ({ aspect, points, most })),
  });

it('is a photo as long as there is none, whatever else brings more', () => {
  expect(next(['fields', 2, 35], ['photo', 0, 15])).toEqual({
    aspect: 'photo',
    points: 15,
    href: '/upload/pics',
  });
});

it('is then what still brings most', () => {
  const found = next(['fields', 30, 35], ['photo', 15, 15], ['contacts', 0, 20]);
  expect(found).toEqual({ aspect: 'contacts', points: 20, href: '/add/contacts' });
});

it('is nothing where all is done, and where the server does not say', () => {
  expect(next(['fields', 35, 35], ['photo', 15, 15])).toBeNull();
  expect(nextStepOf(flags)).toBeNull();
});
