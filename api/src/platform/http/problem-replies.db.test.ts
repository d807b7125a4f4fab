import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { insert } from '../../../test/rows.ts';
import type { Api } from '../calls/context.ts';

/** A request that refers to somebody who was there a moment ago. */
function registerLateBookmark({ app, parts }: Api): void {
  app.post('/api/test/late', () =>
    insert(parts.db, 'bookmarks', { id: randomUUID(), from_id: randomUUID(), to_id: randomUUID() }),
  );
}

/** Statements over a value of the request that no schema refused. */
function registerCast({ app, parts }: Api): void {
  app.get<{ Querystring: { type: string; value: string } }>('/api/test/cast', ({ query }) =>
    sql`select ${query.value}::text::${sql.raw(query.type)}`.execute(parts.db),
  );
}

const t = useApp({}, registerLateBookmark, registerCast);

describe('a value that the database cannot hold', () => {
  it.each([
    ['timestamptz', '0000-01-01T00:00:00.000Z'],
    ['timestamptz', '2026-02-31'],
    ['timestamptz', 'soon'],
    ['uuid', 'x'],
    ['int', '99999999999'],
    ['jsonb', '{'],
    ['text', 'a\u0000b'],
  ])('is refused as a wrong form, and logged: %s %j', async (type, value) => {
    const logged = t().logs.length;
    const query = { type, value };
    const reply = await t().app.inject({ method: 'GET', url: '/api/test/cast', query });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 'form.invalid' });
    // Neither the statement nor what the database says about it.
    expect(reply.body).not.toMatch(/select|syntax|invalid input|range/i);
    expect(t().logs.slice(logged).join('')).toContain('the database cannot hold a value');
  });
});

describe('a request about somebody who was deleted in its middle', () => {
  it('is answered as one about nobody', async () => {
    const reply = await t().app.inject({ method: 'POST', url: '/api/test/late' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'profile.notFound' });
  });
});
