import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf, Pid } from './schemas.ts';

/** `data.url`: the PDF is then fetched from there; the address expires in 5 minutes. */
const PdfReply = dataOf(z.object({ url: z.string() }));

/** Language of the headings in a biodata; without it that of the request. */
const language = z.optional(z.enum(['en', 'mr', 'hi']));

/** One's own biodata; the browser saves it as biodata.pdf. */
export const getOwnBiodata = defineCall({
  method: 'GET',
  path: '/api/v1/biodata',
  access: 'member',
  summary: "Make the caller's own marriage biodata",
  query: z.object({ language }),
  reply: PdfReply,
  fails: { 429: 'request.tooMany', 503: 'biodata.notMade' },
});

/** Another member's biodata, without phone numbers unless the contact rule shows them; 423 while that profile is not verified; 403 for staff, who look and take nothing away (access.md). A look at that member, as opening the profile is. */
export const getBiodata = defineCall({
  method: 'GET',
  path: '/api/v1/profile/biodata',
  access: 'member',
  summary: "Make another member's marriage biodata",
  query: z.object({ pid: Pid, language }),
  reply: PdfReply,
  fails: {
    403: 'biodata.notForStaff',
    404: 'profile.notFound',
    423: 'biodata.notVerified',
    429: 'profile.dailyBudget',
    503: 'biodata.notMade',
  },
});
