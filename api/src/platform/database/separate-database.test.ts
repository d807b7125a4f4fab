import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeparate, sql, type SeparateDatabase } from './separate-database.ts';

let folder: string;
let separate: SeparateDatabase<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saptapadi-separate-'));
  const bounds = { most: 5, waitMs: Infinity, patienceMs: Infinity };
  separate = await openSeparate({ folder }, null, bounds);
});
afterAll(async () => {
  await separate.close();
  await rm(folder, { recursive: true });
});

describe('a database beside the API’s', () => {
  it('refuses whoever would wait behind too many, and goes on with the others', async () => {
    const ask = () => sql`select 1 as one`.execute(separate.db);
    const asked = await Promise.allSettled(Array.from({ length: 50 }, ask));
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(50);
    for (const one of refused) expect(one).toMatchObject({ reason: { status: 503 } });
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });
});
