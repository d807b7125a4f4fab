import type { FastifyRequest } from 'fastify';
import { ChangeRefused } from '../registry/change-refused.ts';
import type { Change } from '../registry/changes.ts';
import { GenerationRace } from '../registry/generation-race.ts';
import { NOTHING_LIVE, type Generation } from '../registry/live-unit.ts';
import { askGate } from './ask-gate.ts';
import { nameOf } from './authorize.ts';
import type { ReleaseActions } from './release-actions.ts';
import { ReleaseRefusal, gateRefusal } from './release-refusal.ts';

/** A change that somebody asks for. */
export interface Wish {
  /** For the audit, such as `canary.start`. */
  readonly action: string;
  readonly subject: object;
  readonly expected?: number | undefined;
  readonly why: string;
  readonly change: Change;
  /** False for what must work in an emergency. */
  readonly gated?: boolean;
}

/** Carries a change out if it makes sense, the gate agrees and nobody was quicker; writes down how it went. */
export async function changeLive(
  actions: ReleaseActions,
  request: FastifyRequest,
  wish: Wish,
): Promise<{ data: Generation }> {
  const by = nameOf(request);
  const { audit } = await actions.registry();
  const record = (result: 'done' | 'refused' | 'lost', detail: string, generation: number | null) =>
    audit.record({ by, action: wish.action, subject: wish.subject, result, generation, detail });
  try {
    const generation = await carryOut(actions, by, wish);
    await record('done', wish.why, generation.generation);
    await actions.onChange(generation);
    return { data: generation };
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

async function carryOut(actions: ReleaseActions, by: string, wish: Wish): Promise<Generation> {
  const { artifacts, generations } = await actions.registry();
  const now = await generations.current();
  const number = now?.generation ?? 0;
  if (wish.expected !== undefined && wish.expected !== number) {
    throw new GenerationRace(wish.expected);
  }
  const before = now ?? NOTHING_LIVE;
  const after = wish.change(before);
  if (wish.gated !== false) {
    const verdict = await askGate(artifacts, before, after);
    if (!verdict.mayGo) throw gateRefusal(verdict.findings);
  }
  // The gate judged exactly this generation: if it is not the newest any more, this loses.
  return generations.change(number, by, wish.why, wish.change);
}
