import * as fc from 'fast-check';
import { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape } from 'shared-contracts/calls/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { nameOf } from '../calls/call-names.ts';
import type { Role } from '../fixtures/roles.ts';
import { setScene } from '../fixtures/scene.ts';
import { brokenInvariants } from '../invariants/invariants.ts';
import { headersOf, sendRaw, type Reply } from '../requests/make-request.ts';
import { recipes } from '../requests/recipes.ts';
import { validRequest } from '../requests/valid-request.ts';
import { casesAround, type FuzzCase } from './cases.ts';
import { complaintAbout } from './judge.ts';
import { casesByDuty, casesFor, HANG_MS, SEED } from './plan.ts';

const t = useApp({ rateLimit: 100_000_000, logLevel: 'error' });

/** Requests that one scene gets, before the next one has everything whole again. */
const BATCH = 10;

/** Complaints that one failure tells. */
const MOST_TOLD = 2;

/** Who asks: mostly somebody who is let in. */
const CALLERS: Readonly<Record<string, readonly Role[]>> = {
  public: ['visitor', 'visitor', 'trust'],
  member: ['trust', 'hope', 'trust', 'staff', 'verified', 'visitor'],
  staff: ['staff', 'staff', 'staff', 'staff', 'trust'],
  // The gateway's, not the API's.
  releases: [],
};

/** Who asks of the staff beside whoever has every duty: some cases each, since most of these calls are nothing to them. */
const ONE_DUTY: readonly Role[] = ['caller', 'reviewer', 'manager', 'dutyless'];

beforeAll(() => console.warn(`FUZZ_SEED=${SEED}`));

/** Sends batches until so many cases are sent or something is wrong; `by` a role, else by all who ask such calls. */
async function fuzzCall(call: CallShape, cases: number, by?: Role): Promise<string[]> {
  const callers = CALLERS[call.access] ?? [];
  for (let batch = 0; batch * BATCH < cases; batch++) {
    const role = by ?? callers[batch % callers.length] ?? 'visitor';
    const wrong = await fuzzBatch(call, role, batch, Math.min(BATCH, cases - batch * BATCH));
    if (wrong.length > 0) return wrong;
  }
  return [];
}

/** Sends a batch around one valid request; tells what was wrong, with what repeats it. */
async function fuzzBatch(
  call: CallShape,
  role: Role,
  batch: number,
  count: number,
): Promise<string[]> {
  const scene = await setScene(t(), role);
  const seed = SEED + batch;
  const taste = { fields: 'any', texts: batch % 3 === 0 ? 'plain' : 'any' } as const;
  const input = await validRequest(call, scene, { seed, taste });
  const cases = fc.sample(casesAround(call, input), { seed, numRuns: count });
  const wrong: string[] = [];
  for (const [at, one] of cases.entries()) {
    const reply = await answerTo(
      call,
      one,
      scene.me.token,
      `10.${batch & 255}.${batch >> 8}.${at}`,
    );
    const complaint = reply === null ? 'no answer' : complaintAbout(call, reply, one);
    if (complaint === null || wrong.length === MOST_TOLD) continue;
    wrong.push(
      `${complaint} to ${role}, FUZZ_SEED=${SEED}: ${shortened(one)}\n${(t().logs.at(-1) ?? '').slice(0, 600)}`,
    );
  }
  return wrong;
}

async function answerTo(call: CallShape, one: FuzzCase, token: string | null, address: string) {
  const typed = one.contentType === undefined ? {} : { 'content-type': one.contentType };
  const headers = { ...headersOf(call), ...typed };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, HANG_MS, null)));
  const reply: Reply | null = await Promise.race([
    sendRaw(t(), one, { token, address, headers }),
    late,
  ]);
  clearTimeout(timer);
  return reply;
}

function shortened(one: FuzzCase): string {
  return JSON.stringify(one).slice(0, 300);
}

describe('whatever is asked', () => {
  it.for(allCalls.map((call) => [nameOf(call), call] as const))(
    'is answered within the contract by %s',
    { timeout: 3_600_000 },
    async ([name, call]: readonly [string, CallShape], { skip }) => {
      skip(!t().served.some((one) => nameOf(one) === name), 'no handler yet');
      const { slow = false } = recipes[nameOf(call)];
      const wrong = await fuzzCall(call, casesFor(slow));
      for (const role of call.access === 'staff' ? ONE_DUTY : []) {
        wrong.push(...(await fuzzCall(call, casesByDuty(slow), role)));
      }
      expect(wrong.join('\n\n')).toBe('');
    },
  );

  it('leaves the database as it may be, and no object with more than it had', async () => {
    expect(await brokenInvariants(t().db)).toEqual({});
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });
});

afterAll(() => console.warn(`fuzzed with FUZZ_SEED=${SEED}`));
