import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { insert, storePerson, verdict } from '../../test/rows.ts';

describe('conversations in the database', () => {
  let database: TestDatabase;
  let [a, b, other] = ['', '', ''];
  let thread = '';
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const { db } = database;
    [a = '', b = ''] = [await storePerson(db), await storePerson(db, 'male')].toSorted();
    other = await storePerson(db);
    thread = randomUUID();
    await insert(db, 'threads', { id: thread, a_id: a, b_id: b });
    for (const [profile_id, other_id] of [
      [a, b],
      [b, a],
    ] as const)
      await insert(db, 'thread_people', { thread_id: thread, profile_id, other_id, read_at: null });
  });

  const say = (sequence: number, client_id: string, from_id = a) =>
    verdict(
      insert(database.db, 'messages', {
        id: randomUUID(),
        thread_id: thread,
        sequence,
        client_id,
        from_id,
        body: 'Namaste',
      }),
    );

  it('are one for each pair, whoever begins', async () => {
    const again = (a_id: string, b_id: string) =>
      verdict(insert(database.db, 'threads', { id: randomUUID(), a_id, b_id }));
    expect(await again(a, b)).toBe('twice: threads_a_id_b_id_key');
    expect(await again(b, a)).toMatch(/^check/);
    expect(await again(a, a)).toMatch(/^check/);
  });

  it('hold each sequence once', async () => {
    expect(await say(1, 'one')).toBe('taken');
    expect(await say(1, 'two', b)).toBe('twice: messages_thread_id_sequence_key');
    expect(await say(0, 'zero')).toMatch(/^check/);
  });

  it('store what a device sends twice once', async () => {
    const client = randomUUID();
    expect(await say(1, client)).toBe('taken');
    expect(await say(2, client)).toBe('twice: messages_from_id_client_id_key');
    expect(await say(2, client, b)).toBe('taken');
  });

  it('take no message of a third person, and no empty one', async () => {
    expect(await say(1, 'mine', other)).toMatch(/^no such row/);
    const empty = { id: randomUUID(), thread_id: thread, sequence: 1, client_id: 'x', body: '' };
    expect(await verdict(insert(database.db, 'messages', { ...empty, from_id: a }))).toMatch(
      /^check/,
    );
  });

  it('go with an account', async () => {
    await say(1, randomUUID(), b);
    await database.db.deleteFrom('accounts').where('id', '=', a).execute();
    const left = await database.db
      .selectFrom('messages')
      .where('thread_id', '=', thread)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });
});
