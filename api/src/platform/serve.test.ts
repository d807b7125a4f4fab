import { describe, expect, it } from 'vitest';
import { useApp } from '../../test/app.ts';

const t = useApp();

describe('an unknown path', () => {
  it('answers with a problem that names the code', async () => {
    const response = await t().app.inject({ method: 'POST', url: '/api/v1/nowhere', payload: {} });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({ status: 404, code: 'route.unknown' });
  });

  it('has the migrated tables', async () => {
    expect(await t().db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  });
});
