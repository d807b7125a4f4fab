import type { FastifyRequest } from 'fastify';
import { ChangeRefused } from '../registry/change-refused.ts';
import type { Change } from '../registry/changes.ts';
import { canonical } from '../registry/generation-hash.ts';
import { GenerationRace } from '../registry/generation-race.ts';
import { NOTHING_LIVE, type Generation, type Live, type LiveUnit } from '../registry/live-unit.ts';
import { askGate } from './ask-gate.ts';
import { nameOf, refuseOtherUnits } from './authorize.ts';
import type { ReleaseActions } from './release-actions.ts';
import { ReleaseRefusal, gateRefusal } from './release-refusal.ts';

/** A requested change. */
export interface Wish {
  /** For the audit, such as `canary.start`. */
  readonly action: string;
  readonly subject: object;
  readonly expected?: number | undefined;
  /** For the history: what is done, and the reason that was given; also of the state before and after. */
  readonly why: string | ((before: Live, after: Live) => string);
  readonly change: Change;
  /** False for what must work in an emergency. */
  readonly gated?: boolean;
}

/** Carries a change out if it makes sense, the gate agrees and no concurrent change came first; records the outcome. */
export async function changeLive(
  actions: ReleaseActions,
  request: FastifyRequest,
  wish: Wish,
): Promise<{ data: Generation; unchanged?: true }> {
  const by = nameOf(request);
  const { audit } = await actions.registry();
  const record = (result: 'done' | 'refused' | 'lost', detail: string, generation: number | null) =>
    audit.record({ by, action: wish.action, subject: wish.subject, result, generation, detail });
  try {
    const { generation, isNew } = await carryOut(actions, request, wish);
    await record('done', isNew ? generation.why : 'Nothing has changed.', generation.generation);
    await actions.onChange(generation);
    return { data: generation, ...(isNew ? {} : { unchanged: true as const }) };
  } catch (error) {
    if (error instanceof GenerationRace) await record('lost', error.message, null);
    if (error instanceof ChangeRefused || error instanceof ReleaseRefusal) {
      const reasons =
        error instanceof ReleaseRefusal ? (error.parts.errors ?? []).map((one) => one.message) : [];
      await record('refused', [error.message, ...reasons].join(' '), null);
    }
    throw error;
  }
}

/** The result of a change; not new if all of it was live already. */
interface Made {
  readonly generation: Generation;
  readonly isNew: boolean;
}

/** Attempts on top of concurrent changes. */
const TRIES = 10;

/**
 * Teams release on their own: if another unit has changed meanwhile, change and gate are evaluated again on what is
 * live now. If it was a unit of this change, or the change names a generation, the caller decides again.
 */
async function carryOut(
  actions: ReleaseActions,
  request: FastifyRequest,
  wish: Wish,
): Promise<Made> {
  const { generations } = await actions.registry();
  let now = await generations.current();
  for (let tries = 1; ; tries += 1) {
    try {
      return await carryOutOn(actions, request, wish, now);
    } catch (error) {
      if (!(error instanceof GenerationRace) || wish.expected !== undefined || tries === TRIES)
        throw error;
      const later = await generations.current();
      if (!isSameFor(wish, now, later)) throw error;
      now = later;
    }
  }
}

/** Whether the units that a wish changes are as they were; what is in quarantine the change itself looks at. */
function isSameFor({ change }: Wish, before: Generation | null, later: Generation | null): boolean {
  const [live, now] = [before ?? NOTHING_LIVE, later ?? NOTHING_LIVE];
  const wished = change(live);
  return changedUnits(live, wished).every((unit) => !differs(live.units[unit], now.units[unit]));
}

function changedUnits(before: Live, after: Live): string[] {
  return Object.keys({ ...before.units, ...after.units }).filter((unit) =>
    differs(before.units[unit], after.units[unit]),
  );
}

function differs(one: LiveUnit | undefined, other: LiveUnit | undefined): boolean {
  return canonical(one ?? null) !== canonical(other ?? null);
}

async function carryOutOn(
  actions: ReleaseActions,
  request: FastifyRequest,
  wish: Wish,
  now: Generation | null,
): Promise<Made> {
  const { artifacts, generations } = await actions.registry();
  const number = now?.generation ?? 0;
  if (wish.expected !== undefined && wish.expected !== number) {
    throw new GenerationRace(wish.expected);
  }
  const before = now ?? NOTHING_LIVE;
  const after = wish.change(before);
  refuseOtherUnits(request, changedUnits(before, after));
  if (wish.gated !== false) {
    const verdict = await askGate(artifacts, before, after);
    if (!verdict.mayGo) throw gateRefusal(verdict.findings);
  }
  // The gate judged exactly this generation: if it is not the newest any more, this loses.
  const why = typeof wish.why === 'string' ? wish.why : wish.why(before, after);
  const generation = await generations.change(number, nameOf(request), why, wish.change);
  return { generation, isNew: generation.generation !== number };
}
