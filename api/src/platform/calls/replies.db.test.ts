import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Problem } from 'shared-contracts/calls/problem';
import { toPid } from 'shared-contracts/domain/pid';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';
import { acceptedEncoding } from '../http/accepted-encoding.ts';

const t = useApp();
let member: TestMember;
let staff: TestMember;

beforeAll(async () => {
  member = await addPerson(t(), 'female');
  staff = await addMember(t(), { role: 'staff', duties: ['caller'] });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD';
const ask = (
  method: Method,
  url: string,
  { who, headers = {}, payload }: { who?: TestMember; headers?: object; payload?: string } = {},
) =>
  t().app.inject({
    method,
    url,
    headers: {
      ...(who && { authorization: `Bearer ${who.token}` }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });

describe('a wrong method', () => {
  it.each([
    ['DELETE', '/api/v1/blogs', 'GET, HEAD'],
    ['PATCH', '/api/v1/interests', 'GET, HEAD, POST'],
    ['GET', '/api/v1/interests/x/', 'DELETE, PUT'],
    ['PUT', '/api/v1/message/a*b', 'GET, HEAD'],
  ] as const)('%s %s is 405 and names the others', async (method, url, allow) => {
    const reply = await ask(method, url);
    expect([reply.statusCode, reply.headers['allow']]).toEqual([405, allow]);
    expect(Problem.parse(reply.json()).detail).toContain(allow);
  });

  it('on a path of the staff is the 404 of an unknown path, but for whoever has the duty', async () => {
    const told = async (url: string, who?: TestMember) => {
      const reply = await ask('DELETE', url, who === undefined ? {} : { who });
      const { request_id: _, ...problem } = Problem.parse(reply.json());
      return [problem, reply.headers['allow']];
    };
    const unknown = await told('/api/v1/nothing/here');
    expect(unknown).toMatchObject([{ status: 404 }, undefined]);
    expect(await told('/api/v1/calllogs')).toEqual(unknown);
    expect(await told('/api/v1/calllogs', member)).toEqual(unknown);
    expect(await told('/api/v1/audit', staff)).toEqual(unknown);
    expect(await told('/api/v1/calllogs', staff)).toMatchObject([
      { status: 405 },
      'GET, HEAD, POST',
    ]);
  });
});

describe('what an address asks for', () => {
  it('is refused by name where nobody knows the parameter, and ignored on a public GET', async () => {
    const refused = await ask('GET', '/api/v1/bookmarks?page=2&sort=x', { who: member });
    expect(refused.statusCode).toBe(422);
    expect(Problem.parse(refused.json()).errors).toEqual([
      { path: 'page', message: 'page is not a parameter of this call.' },
      { path: 'sort', message: 'sort is not a parameter of this call.' },
    ]);
    expect((await ask('GET', '/api/v1/blogs?utm_source=mail')).statusCode).toBe(200);
    expect((await ask('GET', `/api/v1/gender?pid=${toPid(member.id)}&x=1`)).statusCode).toBe(401);
  });

  it('says that a limit of 0 must be at least 1', async () => {
    const reply = await ask('GET', '/api/v1/chat/threads?limit=0', { who: member });
    expect(Problem.parse(reply.json()).errors).toEqual([
      { path: 'limit', message: 'Limit must be at least 1.' },
    ]);
  });

  it('is another path where a word of it is none of a few', async () => {
    expect((await ask('GET', '/api/v1/view/profiles/brides')).statusCode).toBe(200);
    const reply = await ask('GET', '/api/v1/view/profiles/x');
    expect([reply.statusCode, Problem.parse(reply.json()).code]).toEqual([404, 'route.unknown']);
  });
});

describe('a problem', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    ['[]', 422, 'Request must be an object.'],
    ['{"to":7}', 422, 'To must be a text.'],
    ['{"to":', 400, 'The body is no JSON; a JSON object was expected.'],
    ['', 400, 'The body is empty; a JSON object was expected.'],
  ])('of the body %s is %i and says: %s', async (payload, status, detail) => {
    const reply = await ask('POST', '/api/v1/interests', { who: member, headers: json, payload });
    expect([reply.statusCode, Problem.parse(reply.json()).detail]).toEqual([status, detail]);
  });

  it('has a detail, whatever it is', async () => {
    for (const reply of [
      await ask('GET', '/api/v1/bookmarks'),
      await ask('GET', '/nothing'),
      await ask('GET', '/api/v1/blog/none'),
      await ask('GET', `/api/v1/view/profile?id=${staff.id}`),
    ])
      expect(Problem.parse(reply.json()).detail, reply.body).toMatch(/\w+/);
  });
});

describe('long replies', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
  ] as const)('come compressed to whoever takes %s', async (accepted, encoding, unpack) => {
    const plain = await ask('GET', '/api/v1/legal');
    const reply = await ask('GET', '/api/v1/legal', { headers: { 'accept-encoding': accepted } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(reply.headers).toMatchObject({ 'content-encoding': encoding });
    expect(reply.headers['vary']).toContain('accept-encoding');
    expect(unpack(reply.rawPayload).toString()).toBe(plain.body);
    expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it('stay as they are where they are short, or files', async () => {
    const headers = { 'accept-encoding': 'br' };
    const short = await ask('GET', '/api/v1/keys', { headers });
    expect(short.headers['content-encoding']).toBeUndefined();
    const head = await ask('HEAD', '/api/v1/legal', { headers });
    expect(head.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    [undefined, null],
    ['identity', null],
    ['*', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0', null],
  ])('%s is read as %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

describe('what everybody may read', () => {
  const PUBLIC = ['/api/v1/blogs', '/api/v1/legal', '/api/v1/features', '/api/v1/keys'];

  it.each(PUBLIC)(
    '%s is kept for a minute without a session, and asked about by its tag',
    async (url) => {
      const first = await ask('GET', url);
      const etag = String(first.headers['etag']);
      expect(first.headers['cache-control']).toBe('public, max-age=60');
      expect(first.headers['vary']).toContain('authorization');
      const again = await ask('GET', url, { headers: { 'if-none-match': `"x", ${etag}` } });
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
      const other = await ask('GET', url, { headers: { 'if-none-match': '"x"' } });
      expect([other.statusCode, other.body]).toEqual([200, first.body]);
    },
  );

  it.each(PUBLIC)('%s is not kept with a session, and neither is a refusal', async (url) => {
    const reply = await ask('GET', url, { who: member });
    expect([reply.headers['cache-control'], reply.headers['etag']]).toEqual([
      'no-store',
      undefined,
    ]);
    const none = await ask('GET', '/api/v1/blog/none');
    expect([none.statusCode, none.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
