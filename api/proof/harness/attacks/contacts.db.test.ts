import { sql } from 'kysely';
import {
  beginGoogleConsent,
  MAX_BOOK_TEXT,
  suggestContacts,
  whatsappLink,
} from 'shared-contracts/calls/contacts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signToken } from '../../../src/modules/accounts/sessions/session-token.ts';
import { beginSession } from '../../../src/modules/accounts/sessions/sessions.store.ts';
import { send, useApp } from '../../../test/app.ts';
import { useFakeGoogle } from '../../../test/fake-google.ts';
import { setScene, type Scene } from '../fixtures/scene.ts';

const google = useFakeGoogle();
const t = useApp({ google: google.config });
let [me, other]: Scene[] = [];

beforeEach(async () => {
  [me, other] = [await setScene(t(), 'trust'), await setScene(t(), 'hope')];
  google.people = [
    { names: [{ displayName: 'Secret Aunt' }], phoneNumbers: [{ value: '90000 77777' }] },
  ];
});

afterEach(() => {
  google.instead = null;
});

const tokenOf = (scene: Scene | undefined) => scene?.me.token ?? '';
const suggest = (body: object, token = tokenOf(me)) =>
  send(t(), suggestContacts, { body: body as { text: string } }, token);

async function consent(token = tokenOf(me)) {
  const { body } = await send(t(), beginGoogleConsent, {}, token);
  const { url } = body['data'] as { url: string };
  return { code: google.consent(url), state: new URL(url).searchParams.get('state') ?? '' };
}
async function anotherSession(): Promise<string> {
  const [now, accountId] = [t().clock.read(), me?.me.id ?? ''];
  const sessionId = await beginSession(t().db, accountId, now);
  return signToken({ accountId, sessionId, version: 1 }, t().parts.jwtSecret, now);
}

/** Tables that hold a text in any of their rows. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = t();
  const tables = sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`;
  const found: string[] = [];
  for (const { name } of (await tables.execute(db)).rows) {
    const like = sql`select from ${sql.raw(name)} as held where held::text like ${`%${text}%`} limit 1`;
    if ((await like.execute(db)).rows.length > 0) found.push(name);
  }
  return found;
}

const invalid = { status: 403, body: { code: 'contacts.consentInvalid' } };

/** What left this machine's API for Google since. */
const askedFor = () => google.requested.splice(0).map(({ path }) => path);

describe('a code of Google that was not asked for here', () => {
  it('is refused without a state, with a forged one, with one of somebody else or of another session', async () => {
    const mine = await consent();
    const theirs = await consent(tokenOf(other));
    askedFor();
    const [until = '', nonce = '', signature = ''] = mine.state.split('.');
    const states = [
      undefined,
      '',
      'x',
      theirs.state,
      `${mine.state}x`,
      [`${Number(until) + 60_000}`, nonce, signature].join('.'),
      [until, nonce, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))].join('.'),
    ];
    for (const state of states)
      expect(await suggest({ code: mine.code, state }), state).toMatchObject(invalid);
    expect(await suggest(mine, await anotherSession())).toMatchObject(invalid);
    // Nothing was exchanged for any of them.
    expect(askedFor()).toEqual([]);
    expect((await suggest(mine)).status).toBe(200);
  });

  it('is refused once it is old, when it is brought twice, and when it belongs to another consent', async () => {
    const old = await consent();
    t().clock.advance(10 * 60 * 1000);
    expect(await suggest(old)).toMatchObject(invalid);
    const used = await consent();
    expect((await suggest(used)).status).toBe(200);
    expect(await suggest(used)).toMatchObject(invalid);
    // An attacker's code with the victim's state: the verifier does not fit.
    const attacker = await consent(tokenOf(other));
    const victim = await consent();
    const forged = { code: attacker.code, state: victim.state };
    expect(await suggest(forged)).toMatchObject(invalid);
  });
});

describe('a Google that misbehaves', () => {
  const away = { status: 502, body: { code: 'contacts.bookUnreachable' } };

  it.each([
    ['/token', 'sends elsewhere'],
    ['/v1/people/me/connections', 'sends elsewhere'],
    ['/token', 'breaks off'],
    ['/token', 'says nothing that can be read'],
    ['/v1/people/me/connections', 'says too much'],
  ])('at %s %s, and is not followed', async (path, how) => {
    const grant = await consent();
    askedFor();
    google.instead = (asked, response) => {
      if (asked !== path) return false;
      if (how === 'sends elsewhere') response.writeHead(302, { location: '/elsewhere' }).end();
      else if (how === 'breaks off') response.destroy();
      else response.end(how === 'says too much' ? 'x'.repeat(5_000_000) : '<html>');
      return true;
    };
    const reply = await suggest(grant);
    expect(reply).toMatchObject(away);
    expect(JSON.stringify(reply.body)).not.toContain('ya29');
    expect(askedFor()).not.toContain('/elsewhere');
  });
});

describe('a book that is meant to harm', () => {
  it('is refused or read as text, and leaves nothing in a reply of others, a log or the database', async () => {
    const numbers = 'Kaka,98111 22333\n';
    const books: readonly [text: string, statuses: readonly number[]][] = [
      ['x'.repeat(10_000_000), [413]],
      ['x'.repeat(MAX_BOOK_TEXT + 1), [422]],
      ['9'.repeat(MAX_BOOK_TEXT), [200]],
      ['9811122333\n'.repeat(15_000), [200]],
      [`name,phone\n"=cmd|'/C calc'!A0",98111 22333`, [200]],
      ['\u0000\u0001\u0002', [422]],
      [`${Buffer.from(numbers, 'utf16le').toString('latin1')}`, [422]],
      ['BEGIN:VCARD\n__proto__:x\nFN:constructor\nTEL:98111 22333\nEND:VCARD', [200]],
      [`BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:${'=41'.repeat(600)}\nTEL:98111 22333`, [200]],
      ['\ud800,98111 22333', [200]],
    ];
    for (const [text, statuses] of books) {
      const reply = await suggest({ text });
      expect(statuses, JSON.stringify(text.slice(0, 40))).toContain(reply.status);
    }
    expect(await tablesWith('98111')).toEqual([]);
    expect(t().logs.join('')).not.toMatch(/98111|9811122333|Kaka|calc/);
  });

  it('cannot be sent again and again', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await suggest({ text: 'A,98111 22333' }, tokenOf(other))).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('the address that opens WhatsApp', () => {
  it('tells nobody whose a number is, and stands in no log', async () => {
    const theirs = '+91 98333 44555';
    const profiles = t()
      .db.updateTable('profiles')
      .where('id', '=', other?.me.id ?? '');
    await profiles.set({ phone: theirs }).execute();
    const ask = (number: string) => send(t(), whatsappLink, { query: { number } }, tokenOf(me));
    const replies = [await ask(theirs), await ask('+91 98333 44556')];
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    const [one, two] = replies.map(({ body }) => ({ ...body, request_id: '' }));
    expect(one).toEqual(two);
    for (const hostile of [`${theirs}&text=x`, `${theirs}/../x`, "' or 1=1 --", '+91%2098333'])
      expect((await ask(hostile)).status).toBe(422);
    expect(t().logs.join('')).not.toMatch(/91(?:%20|[\s+-])*98333/);
  });
});
