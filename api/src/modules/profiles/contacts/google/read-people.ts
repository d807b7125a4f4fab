import { z } from 'zod';
import type { GoogleConfig } from '../../../../platform/config/google-config.ts';
import { jsonOf } from '../../../../platform/validation/json-of.ts';
import type { BookEntry } from '../address-book/suggestions.ts';

/** Longest wait for one answer, in ms, and most bytes of it. */
const DEADLINE_MS = 10_000;
const MOST_BYTES = 4_000_000;

/** People of one page, and pages that are read. */
const PAGE = 1000;
const MOST_PAGES = 2;

/** Why there are no people: the code, or what was consented to, is no good; or Google does not answer as it should. */
export class NoPeople extends Error {
  override readonly name = 'NoPeople';
  readonly reason: 'consent' | 'away';

  constructor(reason: NoPeople['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

const Token = z.object({ access_token: z.string().min(1).max(4000) });

const People = z.object({
  connections: z
    .array(
      z.object({
        names: z.array(z.object({ displayName: z.string().catch('') })).catch([]),
        phoneNumbers: z.array(z.object({ value: z.string().catch('') })).catch([]),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
  totalItems: z.number().int().catch(0),
});

/** The people of an address book, and how many there are in all. */
export interface People {
  readonly entries: readonly BookEntry[];
  readonly total: number;
}

/**
 * Exchanges a code for a token, reads names and numbers with it and gives it back; neither is kept or logged. Throws
 * NoPeople.
 */
export async function readPeople(
  google: GoogleConfig,
  grant: { readonly code: string; readonly verifier: string },
): Promise<People> {
  const { access_token: token } = await tokenOf(google, grant);
  try {
    return await pagesOf(google, token);
  } finally {
    await giveBack(google, token);
  }
}

function tokenOf(
  { oauth, clientId, clientSecret, returnTo }: GoogleConfig,
  { code, verifier }: { readonly code: string; readonly verifier: string },
) {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: returnTo,
  });
  return ask(Token, `${oauth}/token`, { method: 'POST', body: form });
}

async function pagesOf({ people }: GoogleConfig, token: string): Promise<People> {
  const entries: BookEntry[] = [];
  let [total, from] = [0, ''];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({
      personFields: 'names,phoneNumbers',
      pageSize: String(PAGE),
      ...(from === '' ? {} : { pageToken: from }),
    });
    const headers = { authorization: `Bearer ${token}` };
    const read = await ask(People, `${people}/v1/people/me/connections?${query}`, { headers });
    for (const { names, phoneNumbers } of read.connections.slice(0, PAGE)) {
      const phones = phoneNumbers.map(({ value }) => value);
      entries.push({ name: names[0]?.displayName ?? '', phones });
    }
    total = Math.max(read.totalItems, entries.length);
    from = read.nextPageToken ?? '';
    if (from === '') break;
  }
  return { entries, total };
}

/** The token is of no use any more; it would end by itself within the hour. */
async function giveBack({ oauth }: GoogleConfig, token: string): Promise<void> {
  const body = new URLSearchParams({ token });
  await ask(z.unknown(), `${oauth}/revoke`, { method: 'POST', body }).catch((error: unknown) => {
    if (!(error instanceof NoPeople)) throw error;
  });
}

async function ask<Schema extends z.ZodType>(
  schema: Schema,
  url: string,
  init: RequestInit,
): Promise<z.output<Schema>> {
  const { status, text } = await reply(url, init);
  if ([400, 401, 403].includes(status)) throw new NoPeople('consent', `Google answered ${status}.`);
  if (status < 200 || status > 299) throw new NoPeople('away', `Google answered ${status}.`);
  const read = schema.safeParse(jsonOf(text));
  if (!read.success) throw new NoPeople('away', 'Google answered in an unknown shape.');
  return read.data;
}

async function reply(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, {
      ...init,
      // A redirect would carry the code, or the token, elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return { status: response.status, text: await boundedText(response) };
  } catch (error) {
    // Without its cause, which may name what was sent.
    if (error instanceof NoPeople) throw error;
    throw new NoPeople('away', 'Google does not answer.');
  }
}

async function boundedText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) throw new NoPeople('away', 'Google answered too much.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
