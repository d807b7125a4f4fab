import * as z from 'shared-contracts/schema';
import { PHOTO_AUDIENCES } from '../domain/photo-audience.ts';
import { defineCall } from './call.ts';
import { dataOf } from './schemas.ts';

/** What is filled in and verified (section 3, 'Profile completion'); `score` is the 'Profile Score: N' of the top bar. */
export const Completion = z.object({
  score: z.number(),
  video_intro: z.boolean(),
  verification_added: z.object({
    personal: z.boolean(),
    job: z.boolean(),
    salary: z.boolean(),
    property: z.boolean(),
  }),
});
export type Completion = z.infer<typeof Completion>;

/** What the profile score is made of; `most` is what an aspect can bring, 100 in all. */
export const SCORE_ASPECTS = [
  'fields',
  'photo',
  'contacts',
  'video_intro',
  'personal',
  'job',
  'salary',
  'property',
] as const;
export type ScoreAspect = (typeof SCORE_ASPECTS)[number];

/** Completion as its owner sees it: each aspect says what it brings and could bring. */
export const OwnCompletion = z.extend(Completion, {
  aspects: z.optional(
    z.array(z.object({ aspect: z.enum(SCORE_ASPECTS), points: z.number(), most: z.number() })),
  ),
  /** Who sees the photos of a member of before who never chose that; absent once `setPhotoPrivacy` stored an answer. */
  photo_question: z.optional(z.enum(PHOTO_AUDIENCES)),
});

export type OwnCompletion = z.infer<typeof OwnCompletion>;

/** Score, video introduction and verification flags of the caller. */
export const profileCompletion = defineCall({
  method: 'GET',
  path: '/api/v1/profile_completion',
  access: 'member',
  summary: "How complete the caller's own profile is",
  reply: dataOf(OwnCompletion),
});
