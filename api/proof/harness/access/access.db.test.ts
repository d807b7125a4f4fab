import { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape } from 'shared-contracts/calls/call';
import { describe, expect, it } from 'vitest';
import { useApp, type TestApp } from '../../../test/app.ts';
import { nameOf, writes } from '../calls/call-names.ts';
import { ROLES } from '../fixtures/roles.ts';
import { setScenes, takeAccount, type Scene } from '../fixtures/scene.ts';
import { headersOf, makeRequest, withoutRequestId, type Reply } from '../requests/make-request.ts';
import { recipes } from '../requests/recipes.ts';
import { validRequest } from '../requests/valid-request.ts';
import { accessTable } from './access-table.ts';
import { codesOf } from './declared-codes.ts';

const t = useApp({ rateLimit: 1_000_000 });

/** Makes a valid request as the caller of a scene; every scene sends from an address of its own. */
async function ask(call: CallShape, scene: Scene, at: number): Promise<Reply> {
  const input = await validRequest(call, scene);
  await takeAccount(scene);
  const address = `10.0.${at >> 8}.${at & 255}`;
  return makeRequest(scene.t, call, input, { token: scene.me.token, address });
}

function isServed({ served }: TestApp, call: CallShape): boolean {
  return served.some((one) => nameOf(one) === nameOf(call));
}

describe('access', () => {
  it.each(allCalls.map((call) => [nameOf(call), call] as const))(
    'of every role to %s is as the table says',
    async (name, call: CallShape) => {
      const served = isServed(t(), call);
      for (const [at, scene] of (await setScenes(t(), ROLES)).entries()) {
        const settled = accessTable[name][scene.role];
        // A call to come turns away who will be turned away, and tells the others that it is to come.
        const turnedAway =
          (call.access === 'member' && settled === 401) ||
          (call.access === 'staff' && settled === 404);
        const expected = served || turnedAway ? settled : 501;
        const reply = await ask(call, scene, at);
        expect(reply.status, `${scene.role}: ${reply.text}`).toBe(expected);
        // Whatever is told: never her address, nor anybody's password.
        expect(reply.text).not.toContain(scene.you.email);
        expect(reply.text).not.toContain('$argon2');
        if (expected >= 400)
          expect(codesOf(call, expected)).toContain((reply.json as { code: string }).code);
      }
    },
  );

  it('to a staff call is the same as to a path that does not exist', async () => {
    const unknown = await makeRequest(
      t(),
      { ...allCalls[0], method: 'GET', path: '/api/v1/no' },
      {},
    );
    for (const call of allCalls.filter(({ access }) => access === 'staff')) {
      const turnedAway = ROLES.filter((role) => accessTable[nameOf(call)][role] === 404);
      expect(turnedAway).toEqual(expect.arrayContaining(['visitor', 'trust', 'formerStaff']));
      for (const scene of await setScenes(t(), turnedAway)) {
        const { text, status } = await ask(call, scene, 1);
        expect(status).toBe(404);
        expect(withoutRequestId(text)).toBe(withoutRequestId(unknown.text));
      }
    }
  });

  it('does not depend on a slash at the end', async () => {
    // Reading calls only: a second writing one could rightly answer something else.
    const reading = allCalls.filter((call) => !writes(call) && isServed(t(), call));
    expect(reading.length).toBeGreaterThan(0);
    for (const call of reading) {
      const [scene] = await setScenes(t(), ['staff']);
      if (scene === undefined) throw new Error('no scene');
      const input = await validRequest(call, scene);
      const path = call.path.endsWith('/') ? call.path.slice(0, -1) : `${call.path}/`;
      const [one, other] = await Promise.all(
        [call, { ...call, path }].map((way) =>
          makeRequest(t(), way, input, { token: scene.me.token, headers: headersOf(call) }),
        ),
      );
      expect(other?.status, call.path).toBe(one?.status);
    }
  });

  it('is settled for every call of the contract, and for no other', () => {
    const names = allCalls.map((call) => nameOf(call)).toSorted();
    expect(Object.keys(accessTable).toSorted()).toEqual(names);
    expect(Object.keys(recipes).toSorted()).toEqual(names);
    const known = new Set([...t().served, ...t().unhandled].map((call) => nameOf(call)));
    expect([...known].toSorted()).toEqual(names);
  });
});
