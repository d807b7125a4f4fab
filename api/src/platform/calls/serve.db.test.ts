import { defineCall } from 'shared-contracts/calls/call';
import { Problem } from 'shared-contracts/calls/problem';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { send, useApp } from '../../../test/app.ts';
import { addMember } from '../../../test/members.ts';
import type { Api } from './context.ts';
import { serve } from './serve.ts';

const echo = defineCall({
  method: 'POST',
  path: '/api/test/echo/{id}',
  access: 'public',
  summary: 'Says back what it was told',
  params: z.object({ id: z.string() }),
  query: z.object({ times: z._default(z.enum(['1', '2']), '1') }),
  body: z.object({ lastName: z.string().check(z.minLength(6)), email: z.email() }),
  reply: z.object({ said: z.string() }),
});
const pair = defineCall({
  method: 'GET',
  path: '/api/test/{a}*{b}',
  access: 'member',
  summary: 'Two parameters in one part of the path',
  params: z.object({ a: z.string(), b: z.string() }),
  reply: z.object({ a: z.string(), b: z.string(), caller: z.string() }),
});
const secret = defineCall({
  method: 'POST',
  path: '/api/test/secret',
  access: 'staff',
  summary: 'For staff',
  body: z.object({ must: z.string() }),
  reply: z.object({ ok: z.boolean() }),
});
const broken = defineCall({
  method: 'GET',
  path: '/api/test/broken/{how}',
  access: 'public',
  summary: 'Goes wrong',
  params: z.object({ how: z.string() }),
  reply: z.object({ number: z.number() }),
});

const grown = defineCall({
  method: 'PUT',
  path: '/api/test/grown',
  access: 'public',
  summary: 'For whoever is old enough today',
  body: z.object({ person: z.strictObject({ name: z.string(), age: z.number() }) }),
  reply: z.object({ ok: z.boolean() }),
});

function registerTestCalls(api: Api): void {
  serve(
    api,
    grown,
    () => ({ ok: true }),
    ({ body }) => {
      const { age } = (body as { person?: { age?: unknown } }).person ?? {};
      return age === 3 ? [{ path: 'person.age', message: 'Too young.' }] : [];
    },
  );
  serve(api, echo, ({ params, query, body }) => {
    const said = `${params.id} ${query.times} ${body.lastName}`;
    return { said, password_hash: 'never sent' };
  });
  serve(api, pair, ({ params }, { caller }) => ({ ...params, caller: caller.id }));
  serve(api, secret, () => ({ ok: true }));
  serve(api, broken, ({ params: { how } }) => {
    if (how === 'throws') throw new Error('select * from accounts: relation is on fire');
    return JSON.parse('{"number":"not one"}') as { number: number };
  });
}

const t = useApp({ rateLimit: 1000 }, registerTestCalls);
const good = { lastName: 'Kulkarni', email: 'a@example.com' };

describe('a served call', () => {
  it('parses all parts, fills defaults in and strips what the reply does not declare', async () => {
    const reply = await send(t(), echo, { params: { id: 'x' }, query: {}, body: good });
    expect(reply).toMatchObject({ status: 200, body: { said: 'x 1 Kulkarni' } });
    expect(Object.keys(reply.body)).toEqual(['said']);
  });

  it('tells what no schema can judge together with what the schema finds, unknown keys by name', async () => {
    const body = { person: { name: 7, age: 3, plan: 'trust', isAdmin: true } } as never;
    const reply = await send(t(), grown, { body });
    expect(reply).toMatchObject({ status: 422, body: { code: 'form.invalid' } });
    expect(reply.body['errors']).toMatchObject([
      { path: 'person.name' },
      { path: 'person.plan', message: 'Plan cannot be changed here.' },
      { path: 'person.isAdmin' },
      { path: 'person.age', message: 'Too young.' },
    ]);
    const young = await send(t(), grown, { body: { person: { name: 'A', age: 3 } } });
    expect(young.body['errors']).toEqual([{ path: 'person.age', message: 'Too young.' }]);
    expect((await send(t(), grown, { body: { person: { name: 'A', age: 30 } } })).status).toBe(200);
  });

  it('answers with and without the trailing slash', async () => {
    const response = await t().app.inject({
      method: 'POST',
      url: '/api/test/echo/x/?times=2',
      payload: good,
    });
    expect(response.json()).toEqual({ said: 'x 2 Kulkarni' });
  });

  it('takes two parameters from one part of the path', async () => {
    const { token, id } = await addMember(t());
    const reply = await send(t(), pair, { params: { a: 'left', b: 'right' } }, token);
    expect(reply.body).toEqual({ a: 'left', b: 'right', caller: id });
  });

  it('names every wrong field of every part in words', async () => {
    const response = await t().app.inject({
      method: 'POST',
      url: '/api/test/echo/x?times=3',
      payload: { lastName: 'short' },
    });
    expect(response.statusCode).toBe(422);
    expect(Problem.parse(response.json())).toMatchObject({
      code: 'form.invalid',
      errors: [
        { path: 'times', message: 'Times must be one of: 1, 2.' },
        { path: 'lastName', message: 'Last name must be at least 6 characters.' },
        { path: 'email', message: 'Email is missing.' },
      ],
    });
  });

  it('never sends a reply outside its schema', async () => {
    const response = await t().app.inject('/api/test/broken/mismatch');
    expect(response.statusCode).toBe(500);
    expect(Problem.parse(response.json()).code).toBe('server.error');
    expect(response.body).not.toContain('not one');
    expect(t().logs.join('')).toContain('would answer outside its schema: number');
  });

  it('masks what broke, and logs it under the request id of the answer', async () => {
    const response = await t().app.inject('/api/test/broken/throws');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/select|fire|stack/);
    const { request_id: id } = Problem.parse(response.json());
    expect(t().logs.find((line) => line.includes('on fire'))).toContain(id);
  });
});

describe('access', () => {
  it('asks a visitor of a member call to sign in', async () => {
    const reply = await send(t(), pair, { params: { a: '1', b: '2' } });
    expect(reply).toMatchObject({ status: 401, body: { code: 'auth.required' } });
    expect(reply.headers['www-authenticate']).toBe('Bearer');
  });

  it('lets staff in', async () => {
    const { token } = await addMember(t(), { role: 'staff' });
    expect((await send(t(), secret, { body: { must: 'be' } }, token)).body).toEqual({ ok: true });
  });

  it.each(['a visitor', 'a member'])(
    'hides a staff call from %s like an unknown path',
    async (who) => {
      const member = await addMember(t());
      const headers = {
        'content-type': 'application/json',
        ...(who === 'a member' ? { authorization: `Bearer ${member.token}` } : {}),
      };
      // Even a body that cannot be read must not tell that something reads it.
      const answers = await Promise.all(
        ['/api/test/secret', '/api/test/nowhere'].map((url) =>
          t().app.inject({ method: 'POST', url, headers, payload: '{' }),
        ),
      );
      const [hidden, unknown] = answers.map((answer) => {
        const { request_id: _, ...body } = Problem.parse(answer.json());
        const { date: __, 'content-length': ___, ...rest } = answer.headers;
        return { status: answer.statusCode, body, headers: rest };
      });
      expect(hidden).toEqual(unknown);
      expect(hidden).toMatchObject({ status: 404, body: { code: 'route.unknown' } });
    },
  );
});

describe('a request that cannot be taken', () => {
  const json = { 'content-type': 'application/json' };

  it.each([
    ['broken JSON', '{"lastName":', json, 400, 'request.unreadable'],
    ['an empty body', '', json, 400, 'request.unreadable'],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', json, 400, 'request.unreadable'],
    ['another type', 'hello', { 'content-type': 'text/plain' }, 415, 'request.unreadable'],
    ['too much', JSON.stringify({ a: 'x'.repeat(300_000) }), json, 413, 'request.tooLarge'],
  ])('answers a problem to %s', async (_, payload, headers, status, code) => {
    const response = await t().app.inject({
      method: 'POST',
      url: '/api/test/echo/x',
      headers,
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(Problem.parse(response.json()).code).toBe(code);
  });

  it('answers a problem to an address that cannot be decoded', async () => {
    const response = await t().app.inject('/api/test/broken/%E0%A4%A');
    expect(Problem.parse(response.json())).toMatchObject({
      status: 400,
      code: 'request.unreadable',
    });
  });

  it('takes no request id from outside', async () => {
    const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
    const response = await t().app.inject({ url: '/api/nowhere', headers });
    expect(Problem.parse(response.json()).request_id).toMatch(/^[0-9a-f-]{36}$/);
  });
});
