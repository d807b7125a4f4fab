import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { beginGoogleConsent, suggestContacts } from 'shared-contracts/calls/contacts';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { AppParts, Context } from '../../../platform/calls/context.ts';
import type { Handler, Validate } from '../../../platform/calls/serve.ts';
import type { GoogleConfig } from '../../../platform/config/google-config.ts';
import { Budget } from '../../../platform/counters/budget.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { fieldWords } from '../../../platform/validation/field-words.ts';
import { readAddressBook } from './address-book/read-address-book.ts';
import { suggestionsOf } from './address-book/suggestions.ts';
import { NoPeople, readPeople } from './google/read-people.ts';

/** How long a consent may take, in ms. */
const CONSENT_MS = 10 * 60 * 1000;

type Asker = Pick<Caller, 'id' | 'sessionId'>;

/** Longer than a code of Google's. */
const LONGEST_CODE = 2000;

const HOUR_MS = 60 * 60 * 1000;

type Parts = Pick<AppParts, 'config' | 'counters' | 'jwtSecret'>;

/** Either a code or a text, not both and not neither; and no text that is something else, as a picture or UTF-16 read as UTF-8. */
export const validateBook: Validate<typeof suggestContacts> = ({ body }) => {
  const { code, text } = (body ?? {}) as { code?: unknown; text?: unknown };
  const isClear = (code === undefined) !== (text === undefined);
  if (!isClear) return [{ path: 'text', message: (language) => fieldWords(language)('book.one') }];
  const isText = typeof text !== 'string' || !text.includes('\0');
  return isText ? [] : [{ path: 'text', message: (language) => fieldWords(language)('book.none') }];
};

/** Suggestions from a text, or from the caller's own address book at Google; nothing of either is kept or logged. */
export function answerSuggestContacts({
  config,
  counters,
  jwtSecret,
}: Parts): Handler<typeof suggestContacts> {
  const { ofMember, inAll } = config.addressBooks;
  const rule = { windowMs: HOUR_MS, refusal: 'request.tooMany' } as const;
  // Books, or parts of one.
  const budget = new Budget(counters, { ...rule, name: 'address-books-of', most: ofMember });
  const asking = new Budget(counters, { ...rule, name: 'address-books-in-all', most: inAll });
  return async ({ body }, context) => {
    const { caller, clock } = context;
    await budget.spend(caller.budgetKey);
    if (body.text !== undefined) return { data: await readAddressBook(body.text) };
    const google = configured(context);
    const { code = '', state = '' } = body;
    const isOurs = isStateOf(state, caller, jwtSecret, clock());
    if (!isOurs || code === '' || code.length > LONGEST_CODE) throw consentInvalid();
    await asking.spend('all');
    return { data: await fromGoogle(google, { code, verifier: verifierOf(state, jwtSecret) }) };
  };
}

async function fromGoogle(google: GoogleConfig, grant: Parameters<typeof readPeople>[1]) {
  try {
    const { entries, total } = await readPeople(google, grant);
    const read = await suggestionsOf(entries);
    return { ...read, left_out: read.left_out + total - entries.length };
  } catch (error) {
    if (!(error instanceof NoPeople)) throw error;
    if (error.reason === 'consent') throw consentInvalid();
    throw new Refusal(502, 'contacts.bookUnreachable');
  }
}

/** Where Google asks; the answer comes back to our page and nowhere else. */
export function answerBeginConsent({
  jwtSecret,
}: Pick<Parts, 'jwtSecret'>): Handler<typeof beginGoogleConsent> {
  return (_, context) => {
    const { accounts, clientId, returnTo } = configured(context);
    const state = newState(context.caller, jwtSecret, context.clock());
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: returnTo,
      response_type: 'code',
      state,
      scope: 'https://www.googleapis.com/auth/contacts.readonly',
      code_challenge: challengeOf(state, jwtSecret),
      code_challenge_method: 'S256',
      access_type: 'online',
      include_granted_scopes: 'false',
    });
    return { data: { url: `${accounts}/o/oauth2/v2/auth?${query.toString()}` } };
  };
}

function configured({ config }: Pick<Context, 'config'>): GoogleConfig {
  if (config.google === null) throw new Refusal(404, 'contacts.bookUnavailable');
  return config.google;
}

function consentInvalid(): Refusal {
  return new Refusal(403, 'contacts.consentInvalid');
}

/** A state that only this session can bring back, and only for a while; it says nothing about anybody. */
function newState(asker: Asker, secret: string, now: Date): string {
  const content = `${now.getTime() + CONSENT_MS}.${randomBytes(16).toString('base64url')}`;
  return `${content}.${signed(`${content} ${asker.id} ${asker.sessionId}`, secret)}`;
}

/** Whether a state was made for this session and is still good. */
function isStateOf(state: string, asker: Asker, secret: string, now: Date): boolean {
  const [, content = '', until = '', signature = ''] =
    /^((\d{1,16})\.[\w-]{22})\.([\w-]{43})$/.exec(state) ?? [];
  const right = signed(`${content} ${asker.id} ${asker.sessionId}`, secret);
  if (signature.length !== right.length) return false;
  return (
    timingSafeEqual(Buffer.from(signature), Buffer.from(right)) && Number(until) > now.getTime()
  );
}

/**
 * The verifier of RFC 7636 for a state: a code from elsewhere is worthless with it. Derived from the state, so nothing
 * is stored.
 */
function verifierOf(state: string, secret: string): string {
  return signed(`verifier ${state}`, secret);
}

/** The challenge sent to Google before. */
function challengeOf(state: string, secret: string): string {
  return createHash('sha256').update(verifierOf(state, secret)).digest('base64url');
}

function signed(text: string, secret: string): string {
  // A key of its own, so that no signature of a token is ever one of a state.
  const own = createHmac('sha256', secret).update('google consent').digest();
  return createHmac('sha256', own).update(text).digest('base64url');
}
