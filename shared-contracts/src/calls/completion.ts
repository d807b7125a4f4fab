import * as z from 'shared-contracts/schema';
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

/** Score, video introduction and verification flags of the caller. */
export const profileCompletion = defineCall({
  method: 'GET',
  path: '/api/v1/profile_completion',
  access: 'member',
  summary: "How complete the caller's own profile is",
  reply: dataOf(Completion),
});
