import { randomUUID } from 'node:crypto';
import { getSides } from 'shared-contracts/calls/own-profile';
import { getDefaultPic } from 'shared-contracts/calls/pictures';
import { toPid } from 'shared-contracts/domain/pid';
import { beforeEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../../test/app.ts';
import { addMember, type TestMember } from '../../../../test/members.ts';
import { addPerson } from '../../../../test/people.ts';

const t = useApp();
let asha: TestMember;
let rohan: TestMember;

beforeEach(async () => {
  asha = await addPerson(t(), 'female', { pics: ['f01a', 'f01b'] });
  rohan = await addPerson(t(), 'male');
});

const sides = (who: TestMember, pid: string) => send(t(), getSides, { query: { pid } }, who.token);
const pic = (who: TestMember, pid: string) =>
  send(t(), getDefaultPic, { query: { pid } }, who.token);
const block = (blocker: TestMember, blocked: TestMember) =>
  t().db.insertInto('blocks').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute();

describe('the sides of a pair', () => {
  it('are the same from both', async () => {
    const pair = { data: { bride: asha.id, groom: rohan.id } };
    expect((await sides(asha, toPid(rohan.id))).body).toEqual(pair);
    expect((await sides(rohan, toPid(asha.id))).body).toEqual(pair);
    // Padded base64 is a pid too.
    expect((await sides(rohan, btoa(asha.id))).body).toEqual(pair);
  });

  it('have nobody on the other one for oneself, and for staff without a profile', async () => {
    const staff = await addMember(t(), { role: 'staff' });
    for (const who of [asha, staff])
      expect((await sides(who, toPid(asha.id))).body).toEqual({
        data: { bride: asha.id, groom: null },
      });
  });
});

describe('the picture of a pid', () => {
  it('is the primary photo, else a silhouette by gender that is really there', async () => {
    expect((await pic(rohan, toPid(asha.id))).body).toEqual({
      data: { url: expect.stringMatching(/^\/files\/photos\/f01a-960\.webp\?t=/) },
    });
    const bare = await addPerson(t(), 'female');
    for (const [who, whom] of [
      [rohan, bare],
      [asha, rohan],
      [rohan, rohan],
    ] as const) {
      const { url } = (await pic(who, toPid(whom.id))).body['data'] as { url: string };
      expect(url).toContain(whom === rohan ? 'silhouette-m' : 'silhouette-f');
      expect((await t().app.inject({ url })).statusCode).toBe(200);
    }
  });
});

describe.each([
  ['sides', sides],
  ['pic', pic],
])('for whoever is not to be seen: %s', (_, ask) => {
  it('answers one 404 to members and, but for blocks, to staff', async () => {
    const paused = await addPerson(t(), 'female', { profile: { state: 'paused' } });
    const blocker = await addPerson(t(), 'female');
    await block(blocker, rohan);
    const pids = [randomUUID(), paused.id].map((id) => toPid(id));
    const forRohan = [...pids, toPid(blocker.id), toPid((await addPerson(t(), 'male')).id)];
    const staff = await addMember(t(), { role: 'staff' });
    const replies = [
      ...(await Promise.all(forRohan.map((pid) => ask(rohan, pid)))),
      ...(await Promise.all(pids.map((pid) => ask(staff, pid)))),
      ...(await Promise.all(['nonsense', 'x'.repeat(80)].map((pid) => ask(rohan, pid)))),
    ];
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 404, body: { code: 'profile.notFound' } });
    expect((await ask(staff, toPid(blocker.id))).status).toBe(200);
    expect((await ask({ ...rohan, token: '' }, toPid(asha.id))).status).toBe(401);
  });
});
