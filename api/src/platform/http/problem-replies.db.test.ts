import { randomUUID } from 'node:crypto';
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

const t = useApp({}, registerLateBookmark);

describe('a request about somebody who was deleted in its middle', () => {
  it('is answered as one about nobody', async () => {
    const reply = await t().app.inject({ method: 'POST', url: '/api/test/late' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'profile.notFound' });
  });
});
