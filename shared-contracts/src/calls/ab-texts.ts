import * as z from 'shared-contracts/schema';
import { AB_LANGUAGES, AB_TEXT_LENGTH, TEXT_CODES } from '../domain/ab-texts.ts';
import { defineCall } from './call.ts';
import { dataOf } from './schemas.ts';

/**
 * Ours: sets the text of a code in one language, or with null gives the label its own words back; answers all of them,
 * as v2/ab does. Which characters it may have says `isAbText`; others are 422 at `text`. With `was`, the text that the
 * page knew (null for the label's own words), one that was set since by another stays: 409, and `conflict` is all of
 * them.
 */
export const saveTextOverride = defineCall({
  method: 'PUT',
  path: '/api/v1/texts',
  access: 'staff',
  duty: 'manager',
  summary: 'Set or take back an A/B text',
  body: z.object({
    code: z.enum(TEXT_CODES),
    language: z._default(z.enum(AB_LANGUAGES), 'en'),
    text: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(AB_TEXT_LENGTH))),
    was: z.optional(z.nullable(z.string().check(z.maxLength(AB_TEXT_LENGTH)))),
  }),
  reply: dataOf(z.record(z.string(), z.string())),
  fails: { 409: 'text.changedMeanwhile', 422: 'form.invalid' },
});
