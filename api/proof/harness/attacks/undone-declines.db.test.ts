import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import {
  answerChatRequest,
  answerInterest,
  blockProfile,
  cancelChatRequest,
  listChatRequests,
  listInterests,
  removeInterest,
  sendChatRequest,
  sendInterest,
  unblockProfile,
} from 'shared-contracts/calls/engagement';
import {
  getConversation,
  listInvites,
  listThreads,
  subscribeCounts,
} from 'shared-contracts/calls/messaging';
import { getProfile, listProfiles } from 'shared-contracts/calls/profiles';
import { describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import type { TestMember } from '../../../test/members.ts';
import { addPerson } from '../../../test/people.ts';

const t = useApp();

type Table = 'interests' | 'chat_requests';

const LISTS = [
  ...(['sent', 'received', 'matched'] as const).map((type) => [listInterests, { type }] as const),
  [listChatRequests, { type: 'received', accepted: 'false' }],
  [listChatRequests, { type: 'received', accepted: 'true' }],
  [listChatRequests, { type: 'sent', accepted: 'false' }],
  [listChatRequests, { type: 'sent', accepted: 'true' }],
  [listInvites, {}],
  [listThreads, {}],
  [listProfiles, {}],
  [subscribeCounts, {}],
] as const;

/** Everything that one of the two sees of the other: lists, counts, ribbons, photos and addresses of contacts. */
async function seenBy(who: TestMember, other: TestMember): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (const [call, query] of LISTS)
    seen.push((await send(t(), call, { query } as never, who.token)).body);
  seen.push((await send(t(), getProfile, { params: { id: other.id } }, who.token)).body);
  const between = { params: { a: who.id, b: other.id } };
  seen.push((await send(t(), getConversation, between, who.token)).body);
  return seen;
}

/** What the sender gets of the recipient that only a match may: photos and home addresses. */
async function gotOf(sender: TestMember, recipient: TestMember) {
  const { body } = await send(t(), getProfile, { params: { id: recipient.id } }, sender.token);
  const { pics, contact } = (body['data'] as { data: Record<string, unknown> }).data;
  return { pics, contact, matched: body['matched'] };
}

/** A woman whose photos and family's address are for matches, and a man who may see contacts. */
async function addPair() {
  const her = await addPerson(t(), 'female', {
    profile: { photo_privacy: 'members', photo_audience: 'matched' },
    pics: [randomUUID()],
  });
  const him = await addPerson(t(), 'male', {
    account: { plan: 'trust' },
    profile: { verified_personal: true },
  });
  await t()
    .db.insertInto('contacts')
    .values({
      profile_id: her.id,
      position: 0,
      name: 'Ajoba',
      relation: 'Grandfather',
      phone: '98220 11111',
      address: 'Sadashiv Peth 1',
    })
    .execute();
  return { her, him };
}

async function idOf(table: Table, from: TestMember, to: TestMember): Promise<string> {
  const found = await t()
    .db.selectFrom(table as 'interests')
    .select('id')
    .where('from_id', '=', from.id)
    .where('to_id', '=', to.id)
    .executeTakeFirst();
  return found?.id ?? randomUUID();
}

const ask = (table: Table, from: TestMember, to: TestMember) =>
  table === 'interests'
    ? send(t(), sendInterest, { body: { to: to.id } }, from.token)
    : send(
        t(),
        sendChatRequest,
        { body: { to: to.id, accepted: false, declined: false } },
        from.token,
      );

async function answer(table: Table, { id, by }: { id: string; by: TestMember }, accepted: boolean) {
  const update = { accepted, declined: !accepted };
  return table === 'interests'
    ? send(t(), answerInterest, { params: { id }, body: { to: by.id, update } }, by.token)
    : send(t(), answerChatRequest, { params: { id }, body: { to: by.id, ...update } }, by.token);
}

const withdraw = (table: Table, id: string, by: TestMember) =>
  send(
    t(),
    table === 'interests' ? removeInterest : cancelChatRequest,
    { params: { id } },
    by.token,
  );

/** What the sender may try, each once more and in any order; every block ends, for it hides its maker on purpose. */
const STEPS = {
  ask: (table: Table, { her, him }: Pair) => ask(table, him, her),
  withdraw: async (table: Table, { her, him }: Pair) =>
    withdraw(table, await idOf(table, him, her), him),
  accept: async (table: Table, { her, him }: Pair) =>
    answer(table, { id: await idOf(table, her, him), by: him }, true),
  decline: async (table: Table, { her, him }: Pair) =>
    answer(table, { id: await idOf(table, her, him), by: him }, false),
  acceptOwn: async (table: Table, { her, him }: Pair) =>
    answer(table, { id: await idOf(table, him, her), by: him }, true),
  block: async (_: Table, { her, him }: Pair) => {
    for (const call of [blockProfile, unblockProfile])
      await send(t(), call, { body: { profileId: her.id } }, him.token);
  },
} as const;
type Pair = Awaited<ReturnType<typeof addPair>>;

const TABLES = ['interests', 'chat_requests'] as const;

/** What the two were to each other before she said no, and what he does then. */
interface Story {
  /** Her own interest: none, waiting, or accepted by him. */
  readonly hers: 'none' | 'open' | 'accepted';
  /** Whether she had said yes first. */
  readonly wasAccepted: boolean;
  readonly steps: readonly { readonly table: Table; readonly act: keyof typeof STEPS }[];
}

/** The ways that were open once: sent again after a withdrawal, and through an interest of hers from before. */
const FOUND: readonly Story['steps'][] = [
  [
    { table: 'interests', act: 'withdraw' },
    { table: 'interests', act: 'ask' },
  ],
  [{ table: 'interests', act: 'accept' }],
];
const TRIED = (['none', 'open', 'accepted'] as const).flatMap((hers) =>
  FOUND.map((steps): [Story] => [{ hers, wasAccepted: false, steps }]),
);

describe('a decline', () => {
  it('is not undone by any calls of the sender, whatever the two were to each other before', async () => {
    const step = fc.record({
      table: fc.constantFrom(...TABLES),
      act: fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])),
    });
    const story: fc.Arbitrary<Story> = fc.record({
      hers: fc.constantFrom('none', 'open', 'accepted'),
      wasAccepted: fc.boolean(),
      steps: fc.array(step, { minLength: 1, maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(story, async ({ hers, wasAccepted, steps }) => {
        const pair = await addPair();
        const { her, him } = pair;
        if (hers !== 'none') await ask('interests', her, him);
        if (hers === 'accepted')
          await answer('interests', { id: await idOf('interests', her, him), by: him }, true);
        for (const table of TABLES) {
          await ask(table, him, her);
          const his = { id: await idOf(table, him, her), by: her };
          if (wasAccepted) await answer(table, his, true);
          await answer(table, his, false);
        }
        const seen = await seenBy(her, him);
        const got = await gotOf(him, her);
        expect(got).toMatchObject({ pics: [], matched: false, contact: [{ address: null }] });
        for (const { table, act } of steps) await STEPS[act](table, pair);
        expect(await seenBy(her, him)).toEqual(seen);
        expect(await gotOf(him, her)).toEqual(got);
      }),
      { numRuns: 18, examples: TRIED },
    );
  });

  it.each(TABLES)('stays when what it declined is taken back: %s', async (table) => {
    const { her, him } = await addPair();
    await ask(table, him, her);
    const id = await idOf(table, him, her);
    await answer(table, { id, by: her }, false);
    expect((await withdraw(table, id, him)).body).toEqual({ data: { id } });
    // To its sender it is gone: another withdrawal finds none.
    expect((await withdraw(table, id, him)).status).toBe(404);
    expect((await answer(table, { id, by: her }, true)).status).toBe(404);
    expect((await ask(table, him, her)).status).toBe(table === 'interests' ? 424 : 409);
    // She may ask, and it is for him to answer then.
    expect((await ask(table, her, him)).status).toBe(200);
    expect((await gotOf(him, her)).matched).toBe(false);
    const hers = { id: await idOf(table, her, him), by: him };
    expect((await answer(table, hers, true)).status).toBe(200);
    expect((await gotOf(him, her)).matched).toBe(table === 'interests');
  });
});
