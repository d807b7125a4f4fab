import { sql } from 'kysely';
import { inject, it, expect } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';

it.runIf(inject('templateDatabase').kind === 'postgres')(
  'plans short statements as such on every connection',
  async () => {
    const { db, close } = await openTestDatabase();
    const show = async (name: string) => {
      const { rows } = await sql<{ value: string }>`
        select current_setting(${name}) as value`.execute(db);
      return rows[0]?.value;
    };
    const all = await Promise.all(
      Array.from({ length: 3 }, () => Promise.all([show('jit'), show('random_page_cost')])),
    );
    await close();
    for (const settings of all) expect(settings).toEqual(['off', '1.1']);
  },
);
