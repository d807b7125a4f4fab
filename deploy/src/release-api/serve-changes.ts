import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  beginCanary,
  continueCanary,
  holdCanary,
  killBuild,
  pardonBuild,
  promoteCanary,
  retireUnit,
  rollBack,
  runTrain,
  widenCanary,
} from 'shared-contracts/calls/release-desk';
import { failedProbes } from '../probe/probe-objection.ts';
import {
  DEFAULT_MIN_SESSIONS,
  pauseCanary,
  percent,
  promote,
  resumeCanary,
  startCanary,
  stepCanary,
} from '../registry/canary-changes.ts';
import {
  kill,
  pardon,
  retire,
  rollback,
  rollbackTo,
  rollbackTrain,
  train,
  type Change,
} from '../registry/changes.ts';
import { canonical } from '../registry/generation-hash.ts';
import { inTime } from '../registry/in-time.ts';
import { type Live, NOTHING_LIVE, type Generation, type LiveUnit } from '../registry/live-unit.ts';
import { olderBuilds } from '../registry/older-builds.ts';
import { ChangeRefused, GenerationRace } from '../registry/registry-errors.ts';
import type { Registry } from '../registry/registry.ts';
import { publishedBuild, askGate } from './ask-gate.ts';
import { nameOf, refuseOtherUnits } from './authorize.ts';
import { refuseUnknownBuild } from './known-builds.ts';
import { refuseUnknownUnit } from './known-units.ts';
import type { ReleaseActions } from './release-actions.ts';
import { ReleaseRefusal, gateRefusal, isAway } from './release-refusal.ts';
import { serveCall } from './serve-call.ts';

/** A requested change. */
interface Wish {
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

/** The result of a change; not new if all of it was live already. */
interface Made {
  readonly generation: Generation;
  readonly isNew: boolean;
}

/** Attempts on top of concurrent changes. */
const TRIES = 10;

/** How long the registry may take over a kill before this gateway acts by itself, in ms. */
const KILL_PATIENCE_MS = 5_000;

/** Everything that changes what is live. */
export function serveChanges(app: FastifyInstance, actions: ReleaseActions): void {
  const now = () => actions.clock().toISOString();

  serveCall(app, runTrain, async ({ body: { builds, expected, why } }, request) => {
    const { artifacts } = await actions.registry();
    for (const { unit, build } of builds) await publishedBuild(artifacts, unit, build);
    const named = builds.map(({ unit, build }) => `${unit} ${build}`).join(', ');
    return changeLive(actions, request, {
      action: builds.length === 1 ? 'publish' : 'train',
      subject: builds,
      expected,
      why: because(`stable: ${named}`, why),
      change: (live) => train(live, builds),
    });
  });

  serveCall(app, beginCanary, async ({ body }, request) => {
    const { unit, build, expected, why, allow, steps, minSessions = DEFAULT_MIN_SESSIONS } = body;
    const registry = await actions.registry();
    await publishedBuild(registry.artifacts, unit, build);
    const basisPoints = body.basisPoints ?? (await actions.firstShare(registry, unit, minSessions));
    const start = {
      build,
      rollout: randomUUID(),
      basisPoints,
      startedAt: now(),
      minSessions,
      ...(allow === undefined ? {} : { allow }),
      ...(steps === undefined ? {} : { steps }),
    };
    return changeLive(actions, request, {
      action: 'canary.start',
      subject: { unit, build, basisPoints },
      expected,
      why: because(`canary of ${unit} ${build} at ${percent(basisPoints)}`, why),
      change: (live) => startCanary(live, unit, start),
    });
  });

  serveCall(app, widenCanary, async ({ params: { unit }, body }, request) => {
    await refuseUnknownUnit(await actions.registry(), unit);
    return changeLive(actions, request, {
      action: 'canary.step',
      subject: { unit, basisPoints: body.basisPoints ?? null },
      expected: body.expected,
      why: (before, after) => {
        const share = percent(after.units[unit]?.canary?.basisPoints ?? 0);
        const wasPaused = before.units[unit]?.canary?.state === 'paused';
        const done = `the canary of ${unit} is widened to ${share}${wasPaused ? ' and resumes' : ''}`;
        return because(done, body.why);
      },
      change: (live) => stepCanary(live, unit, now(), body.basisPoints),
    });
  });

  serveCall(app, holdCanary, async ({ params: { unit }, body }, request) => {
    await refuseUnknownUnit(await actions.registry(), unit);
    return changeLive(actions, request, {
      action: 'canary.pause',
      subject: { unit },
      expected: body.expected,
      why: because(`the canary of ${unit} is paused`, body.why),
      change: (live) => pauseCanary(live, unit),
    });
  });

  serveCall(app, continueCanary, async ({ params: { unit }, body }, request) => {
    await refuseUnknownUnit(await actions.registry(), unit);
    return changeLive(actions, request, {
      action: 'canary.resume',
      subject: { unit },
      expected: body.expected,
      why: because(`the canary of ${unit} resumes`, body.why),
      change: (live) => resumeCanary(live, unit, now()),
    });
  });

  serveCall(app, promoteCanary, async ({ params: { unit }, body }, request) => {
    await refuseUnknownUnit(await actions.registry(), unit);
    return changeLive(actions, request, {
      action: 'canary.promote',
      subject: { unit },
      expected: body.expected,
      why: (_before, after) =>
        because(`${unit} ${after.units[unit]?.stable} is promoted to stable`, body.why),
      change: (live) => promote(live, unit),
    });
  });

  serveCall(app, rollBack, async ({ body }, request) => {
    const { unit, to, train: whole, expected, why } = body;
    const registry = await actions.registry();
    await refuseUnknownUnit(registry, unit);
    const reason = why ?? 'rolled back by hand';
    return changeLive(actions, request, {
      action: 'rollback',
      subject: {
        unit,
        ...(to === undefined ? {} : { to }),
        ...(whole === true ? { train: true } : {}),
      },
      expected,
      why: (_before, after) => because(`${unit} is rolled back, ${stateOf(after, unit)}`, reason),
      change: await rollbackOf(registry, body, reason),
    });
  });

  serveCall(app, killBuild, async ({ body: { unit, build, expected, why } }, request) => {
    const reason = why ?? 'killed by hand';
    const recorded = async () => {
      const registry = await actions.registry();
      await refuseUnknownBuild(registry, unit, build);
      const older = await olderBuilds(registry, unit);
      return changeLive(actions, request, {
        action: 'kill',
        subject: { unit, build },
        expected,
        why: (_before, after) =>
          because(`${unit} ${build} is killed, ${stateOf(after, unit)}`, reason),
        change: (live) => kill(live, unit, build, reason, older),
        gated: false,
      });
    };
    const { killHere } = actions;
    if (killHere === undefined) return recorded();
    // Recorded late as well, it is done already: that changes nothing.
    return inTime(recorded(), KILL_PATIENCE_MS).catch(async (error: unknown) => {
      if (!isAway(error)) throw error;
      const wish = { unit, build, why: reason, by: nameOf(request), at: now() };
      const { generation, isStored } = await killHere(wish);
      return {
        data: generation,
        waiting: true as const,
        ...(isStored ? {} : { untilRestart: true as const }),
      };
    });
  });

  serveCall(app, retireUnit, async ({ body: { unit, expected, why } }, request) => {
    await refuseUnknownUnit(await actions.registry(), unit);
    return changeLive(actions, request, {
      action: 'retire',
      subject: { unit },
      expected,
      why: because(`${unit} is retired`, why),
      change: (live) => retire(live, unit),
      gated: false,
    });
  });

  serveCall(app, pardonBuild, async ({ body: { unit, build, expected, why } }, request) => {
    await refuseUnknownUnit(await actions.registry(), unit);
    return changeLive(actions, request, {
      action: 'pardon',
      subject: { unit, build },
      expected,
      why: because(`${unit} ${build} may be released again`, why),
      change: (live) => pardon(live, unit, build),
      gated: false,
    });
  });
}

/** What is done, with the reason that a person gave. */
function because(done: string, reason: string | undefined): string {
  return reason === undefined ? done : `${done}: ${reason}`;
}

function stateOf({ units }: Live, unit: string): string {
  const stable = units[unit]?.stable;
  return stable === undefined ? 'the unit is absent' : `stable is ${stable}`;
}

type ReleaseRegistry = Pick<Registry, 'artifacts' | 'generations'>;

async function rollbackOf(
  registry: ReleaseRegistry,
  {
    unit,
    to,
    train: whole,
  }: { unit: string; to?: string | undefined; train?: boolean | undefined },
  why: string,
): Promise<Change> {
  if (to !== undefined && whole === true) {
    throw new ReleaseRefusal(400, 'request.unreadable', 'Choose one of a build and a whole train.');
  }
  if (to !== undefined) {
    await publishedBuild(registry.artifacts, unit, to);
    return (live) => rollbackTo(live, unit, to, why);
  }
  if (whole === true) {
    const step = await registry.generations.madeStable(unit);
    if (step === null) {
      throw new ReleaseRefusal(
        409,
        'release.refused',
        `${unit} is not live: nothing to take back.`,
      );
    }
    return (live) => rollbackTrain(live, step, why);
  }
  const older = await olderBuilds(registry, unit);
  return (live) => rollback(live, unit, why, older);
}

/** Carries a change out if it makes sense, the gate agrees and no concurrent change came first; records the outcome. */
async function changeLive(
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
  const registry = await actions.registry();
  const { artifacts, generations } = registry;
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
    const failed = actions.needsProbe ? await failedProbes(registry, before, after) : [];
    if (failed.length > 0) throw gateRefusal(failed);
  }
  // The gate judged exactly this generation: if it is not the newest any more, this loses.
  const why = typeof wish.why === 'string' ? wish.why : wish.why(before, after);
  const generation = await generations.change(number, nameOf(request), why, wish.change);
  return { generation, isNew: generation.generation !== number };
}
