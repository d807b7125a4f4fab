import { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape, LooseInput } from 'shared-contracts/calls/call';
import { describe, expect, it } from 'vitest';
import { useApp, type TestApp } from '../../../test/app.ts';
import { accessTable } from '../access/access-table.ts';
import { nameOf, writes, type WritingCallName } from '../calls/call-names.ts';
import type { Role } from '../fixtures/roles.ts';
import { setScene, type Scene } from '../fixtures/scene.ts';
import { brokenInvariants } from '../invariants/invariants.ts';
import { makeRequest } from '../requests/make-request.ts';
import { validRequest } from '../requests/valid-request.ts';
import { effectsTable } from './effects-table.ts';
import type { Effect, Once } from './effects.ts';

const t = useApp({ rateLimit: 1_000_000 });

/** How many hands press the button at once. */
const AT_ONCE = 8;

const writing = (allCalls as readonly CallShape[])
  .filter((call) => writes(call))
  .map((call) => [nameOf(call) as WritingCallName, call] as const);
const meantOnce = writing.flatMap(([name, call]) => {
  const effect: Effect = effectsTable[name];
  return 'each' in effect ? [] : [[name, call, effect] as const];
});

function isServed({ served }: TestApp, call: CallShape): boolean {
  return served.some((one) => nameOf(one) === nameOf(call));
}

/** One request that can be sent any number of times, and what it did. */
async function prepare(call: CallShape, { role, count }: Once) {
  const sender: Role = role ?? (call.access === 'staff' ? 'staff' : 'trust');
  const scene: Scene = await setScene(t(), sender);
  const input: LooseInput = await validRequest(call, scene);
  return {
    first: accessTable[nameOf(call)][sender],
    send: async () => {
      // Each form is read once only, so every sending has its own.
      const body = input.body instanceof FormData ? copyOf(input.body) : input.body;
      const { token } = scene.me;
      const reply = await makeRequest(t(), call, { ...input, body }, { token });
      return reply.status;
    },
    async rows() {
      const { rows } = await count(scene, input).execute(t().db);
      return (rows as { count: number }[])[0]?.count;
    },
  };
}

function copyOf(form: FormData): FormData {
  const copy = new FormData();
  for (const [name, value] of form) copy.append(name, value);
  return copy;
}

describe('the same request', () => {
  it.for(meantOnce)(
    'has one effect when it is sent again: %s',
    async ([, call, effect], { skip }) => {
      skip(!isServed(t(), call), 'no handler yet');
      const { first, send, rows } = await prepare(call, effect);
      expect(await send()).toBe(first);
      expect(await rows()).toBe(effect.rows);
      expect(effect.again).toContain(await send());
      expect(await rows()).toBe(effect.rows);
    },
  );

  it.for(meantOnce)(
    `has one effect when ${AT_ONCE} are under way at once: %s`,
    async ([, call, effect], { skip }) => {
      skip(!isServed(t(), call), 'no handler yet');
      const { first, send, rows } = await prepare(call, effect);
      const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => send()));
      const others = statuses.toSpliced(statuses.indexOf(first), 1);
      expect(statuses).toContain(first);
      const allowed = effect.alone === true ? effect.again : [first, ...effect.again];
      for (const status of others) expect(allowed, statuses.join(' ')).toContain(status);
      expect(await rows()).toBe(effect.rows);
    },
  );

  it('is judged for every call that changes something', async () => {
    expect(Object.keys(effectsTable).toSorted()).toEqual(writing.map(([name]) => name).toSorted());
    expect(await brokenInvariants(t().db)).toEqual({});
  });
});
