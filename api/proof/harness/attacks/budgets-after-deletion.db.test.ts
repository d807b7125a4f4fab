import { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape } from 'shared-contracts/calls/call';
import { removeInterest, sendInterest } from 'shared-contracts/calls/engagement';
import { afterEach, describe, expect, it } from 'vitest';
import { send, useApp } from '../../../test/app.ts';
import { addPerson } from '../../../test/people.ts';
import { leaveAndReturn } from '../../../test/returning.ts';
import { nameOf } from '../calls/call-names.ts';
import { setScene, takeAccount } from '../fixtures/scene.ts';
import { makeRequest } from '../requests/make-request.ts';
import { validRequest } from '../requests/valid-request.ts';

const t = useApp({ changesAMinute: 3, rateLimit: 1_000_000 });

/** Counted by account on purpose: guesses at what belongs to this account alone, its sockets, an ad once a visit. */
const OF_THE_ACCOUNT = ['current-password', 'factor-code', 'sockets-of', 'ad', 'opened'];

describe('whoever deletes the account and signs up again with the same address', () => {
  const counted: string[] = [];
  const counting = () => {
    const { counters } = t().parts;
    const take = counters.take.bind(counters);
    counters.take = (key, allowance) => {
      counted.push(key);
      return take(key, allowance);
    };
    return () => (counters.take = take);
  };
  let stop: (() => unknown) | undefined;
  afterEach(() => stop?.());

  it('has the rest of the budget of changes, and no new one', async () => {
    const [asha, rohan] = [await addPerson(t(), 'female'), await addPerson(t(), 'male')];
    const like = (token: string) => send(t(), sendInterest, { body: { to: asha.id } }, token);
    for (let time = 0; time < 3; time += 1) {
      const { id } = (await like(rohan.token)).body['data'] as { id: string };
      await send(t(), removeInterest, { params: { id } }, rohan.token);
    }
    expect((await like(rohan.token)).status).toBe(429);
    const again = await leaveAndReturn(t(), rohan, { gender: 'male' });
    expect(again.id).not.toBe(rohan.id);
    expect((await like(again.token)).status).toBe(429);
    t().clock.advance(60_000);
    expect((await like(again.token)).status).toBe(200);
  });

  it.each(allCalls.map((call) => [nameOf(call), call] as const))(
    'finds no budget of %s that was counted by the old id',
    async (_, call: CallShape) => {
      // Minutes and hours of the calls before are over.
      t().clock.advance(24 * 3_600_000);
      const scene = await setScene(t(), call.access === 'staff' ? 'staff' : 'trust');
      const input = await validRequest(call, scene);
      await takeAccount(scene);
      counted.length = 0;
      stop = counting();
      await makeRequest(t(), call, input, { token: scene.me.token });
      const byId = counted
        // Addresses of the scene contain the id.
        .map((key) => key.replaceAll(scene.me.email, ''))
        .filter((key) => key.includes(scene.me.id))
        .map((key) => key.split(':')[0] ?? '');
      expect(byId.filter((name) => !OF_THE_ACCOUNT.includes(name))).toEqual([]);
    },
  );
});
