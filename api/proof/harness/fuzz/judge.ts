import type { CallShape } from 'shared-contracts/calls/call';
import { Problem } from 'shared-contracts/calls/problem';
import { safeParse } from 'zod/v4/core';
import { codesOf } from '../access/declared-codes.ts';
import { nameOf, type CallName } from '../calls/call-names.ts';
import type { Reply } from '../requests/make-request.ts';

/** A form of another site's page, answered by a page of ours. */
const SENDS_ON: CallName = 'POST /api/v1/payments/callback';

/** Answers a file of text. */
const CSV: CallName = 'GET /api/v1/calllogs.csv';

/** Answer a page: that of the link in a mail. */
const PAGES: readonly CallName[] = ['GET /api/v1/search_mails', 'POST /api/v1/search_mails'];

/** What is wrong with an answer to whatever was asked; null when nothing is. */
export function complaintAbout(
  call: CallShape,
  reply: Reply,
  { mayMissRoute }: { readonly mayMissRoute: boolean },
): string | null {
  const { status, headers, json } = reply;
  if (headers['x-content-type-options'] !== 'nosniff') return 'the type may be guessed';
  // Headers are all that these answer.
  if (call.encoding === 'tus' && status < 300) return null;
  if (call.method === 'HEAD') return status < 500 ? null : `status ${status}`;
  if (status === 200) {
    // An empty parameter may be the address of another call.
    if (mayMissRoute) return null;
    // A file, and not a reply.
    if (nameOf(call) === CSV)
      return /^text\/csv\b/.test(String(headers['content-type'])) ? null : 'no file';
    if (PAGES.includes(nameOf(call)))
      return /^text\/html\b/.test(String(headers['content-type'])) ? null : 'no page';
    if (!/^application\/json\b/.test(String(headers['content-type']))) return 'no JSON';
    const parsed = safeParse(call.reply, json);
    return parsed.success ? null : `outside its schema: ${JSON.stringify(parsed.error.issues)}`;
  }
  if (status === 303 && nameOf(call) === SENDS_ON)
    return String(headers['location']).startsWith('/') ? null : 'sent to another site';
  if (status < 400 || status >= 500) return `status ${status}`;
  if (!/^application\/problem\+json\b/.test(String(headers['content-type']))) return 'no problem';
  const problem = safeParse(Problem, json);
  if (!problem.success) return 'no problem';
  const { code } = problem.data;
  if (problem.data.status !== status) return 'two statuses';
  if (mayMissRoute && code === 'route.unknown') return null;
  return codesOf(call, status).includes(code) ? null : `${status} ${code} is not declared`;
}
