import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf } from './schemas.ts';

/** How many suggestions a reply holds at most. */
export const MOST_SUGGESTIONS = 8;

/** The most letters that are looked for. */
export const LONGEST_QUERY = 60;

/** Something that may be filled in, in both scripts; `about` tells namesakes apart, such as the state of a place. */
export const Suggestion = z.object({
  name: z.string(),
  devanagari: z.string(),
  about: z.nullable(z.string()),
});
export type Suggestion = z.infer<typeof Suggestion>;

const Typed = z.object({ q: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_QUERY))) });
const Suggestions = dataOf(z.array(Suggestion).check(z.maxLength(MOST_SUGGESTIONS)));

/**
 * Ours: places whose name begins as typed, in Latin letters or Devanagari; the best known ones for nothing typed. For
 * visitors too; 120 a minute and device (access.md).
 */
export const listPlaces = defineCall({
  method: 'GET',
  path: '/api/v1/places',
  access: 'public',
  summary: 'Suggest places',
  query: Typed,
  reply: Suggestions,
  fails: { 422: 'form.invalid', 429: 'request.tooMany' },
});

/** Ours: the same for occupations. */
export const listOccupations = defineCall({
  method: 'GET',
  path: '/api/v1/occupations',
  access: 'public',
  summary: 'Suggest occupations',
  query: Typed,
  reply: Suggestions,
  fails: { 422: 'form.invalid', 429: 'request.tooMany' },
});

/** Ours: the same for education and degrees. */
export const listEducations = defineCall({
  method: 'GET',
  path: '/api/v1/educations',
  access: 'member',
  summary: 'Suggest education and degrees',
  query: Typed,
  reply: Suggestions,
  fails: { 422: 'form.invalid' },
});

/** Ours: the same for gotras. */
export const listGotras = defineCall({
  method: 'GET',
  path: '/api/v1/gotras',
  access: 'member',
  summary: 'Suggest gotras',
  query: Typed,
  reply: Suggestions,
  fails: { 422: 'form.invalid' },
});

/** All of them, for the list of calls. */
export const suggestionCalls = [listPlaces, listOccupations, listEducations, listGotras] as const;
export type SuggestionCall = (typeof suggestionCalls)[number];
