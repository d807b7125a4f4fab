import { createListeners } from 'shared-contracts/behaviour/listeners';
import type { RemoteDefinition } from 'shared-contracts/platform/remote';
import type { Candidate, Resolution } from 'shared-contracts/platform/resolution';
import type { RemoteName } from 'shared-contracts/platform/routes';
import type { AppStore } from 'shared-contracts/platform/store/store';
import { DeadlineMissed, phaseOf } from './failure-phase.ts';
import { WrongContract, type ImportBuild } from './import-build.ts';
import type { FailurePhase, RemoteFailure, RemoteState } from './remote-state.ts';

/** How long a candidate may take while another one remains (ms; design section 3). */
export const CANDIDATE_DEADLINE = 4000;

/** What the loader needs of its surroundings. */
export interface LoaderParts {
  readonly resolution: Resolution;
  readonly importBuild: ImportBuild;
  readonly store: Pick<AppStore, 'inject' | 'evict' | 'replace'>;
  /** Asks the gateway what is live now: for a remote that the resolution does not name, and for Retry. */
  readonly refetchResolution: () => Promise<Resolution>;
  /** Runs `run` once a mounted build may give way to another; default at once. */
  readonly whenReplaceable?: (name: RemoteName, run: () => void) => void;
  readonly onFailure?: (failure: RemoteFailure) => void;
  /** A place of the page asks for this remote; said once for each place. */
  readonly onWanted?: (name: RemoteName) => void;
  /** A build's code is fetched now. */
  readonly onTried?: (name: RemoteName, build: string) => void;
  /** A build was mounted, `ms` after it was tried. */
  readonly onReady?: (name: RemoteName, build: string, ms: number) => void;
  /** ms from any beginning; default the browser's own count. */
  readonly tick?: () => number;
  readonly setTimer?: (run: () => void, ms: number) => unknown;
  readonly clearTimer?: (timer: unknown) => void;
}

/** Finds, runs and replaces the builds of remotes; one per page. */
export interface RemoteLoader {
  state(name: RemoteName): RemoteState;
  subscribe(listener: () => void): () => void;
  /** Starts loading unless that has happened; safe to call as often as one likes. */
  preload(name: RemoteName): void;
  /** Says that a place of the page stands and falls with this remote, which is then no longer merely fetched ahead. */
  want(name: RemoteName): void;
  /** Says that the mounted build broke: the next candidate takes its place, or the panel with Retry. */
  reportFailure(name: RemoteName, phase: FailurePhase, error: unknown): void;
  /** Says that a page does not come: a build that is being tried then counts as broken, a stable one is waited for. */
  reportSlow(name: RemoteName): void;
  /**
   * What is live has changed. Remotes that are not mounted take the new builds, and a build that is no longer among them
   * is not mounted any more; what is mounted stays, with the new builds to fall back to.
   */
  takeResolution(next: Resolution): void;
  /** The same, but only builds that `next` does not name any more give way: nothing new is taken in their stead. */
  withdraw(next: Resolution): void;
  /** A person asks for another try. */
  retry(name: RemoteName): Promise<void>;
}

interface Entry {
  candidates: Candidate[];
  /** Index of the candidate that is tried or mounted. */
  at: number;
  state: RemoteState;
  attempt: number;
  /** Number of the newest run. */
  turn: number;
  slices: string[];
  /** Builds that have failed on this page: only a person's Retry tries them again. */
  failed: Set<string>;
}

/** Canary -> stable -> last known good -> panel with Retry (design section 3). */
export function createRemoteLoader(parts: LoaderParts): RemoteLoader {
  const setTimer = parts.setTimer ?? ((run, ms) => setTimeout(run, ms));
  const whenReplaceable = parts.whenReplaceable ?? ((_, run) => run());
  const clearTimer = parts.clearTimer ?? ((timer) => clearTimeout(timer as number));
  const tick = parts.tick ?? (() => performance.now());
  let { resolution } = parts;
  const entries = new Map<RemoteName, Entry>();
  const { subscribe, tell } = createListeners();
  let others: Promise<Resolution> | null = null;

  const change = (entry: Entry, state: RemoteState): void => {
    entry.state = state;
    tell();
  };

  const entryOf = (name: RemoteName): Entry => {
    const known = entries.get(name);
    if (known !== undefined) return known;
    const candidates = resolution.remotes[name];
    const isAbsent = candidates === undefined && resolution.complete;
    const entry: Entry = {
      candidates: candidates ?? [],
      at: 0,
      state: isAbsent ? { status: 'absent' } : { status: 'loading', slow: false },
      attempt: 0,
      turn: 0,
      slices: [],
      failed: new Set(),
    };
    entries.set(name, entry);
    if (candidates !== undefined) void run(name, entry);
    else if (!isAbsent) void findAndRun(name, entry);
    return entry;
  };

  /** The page knows only the remotes that it is likely to need; the gateway names the others. */
  const findAndRun = async (name: RemoteName, entry: Entry): Promise<void> => {
    try {
      others ??= parts.refetchResolution();
      const { remotes } = await others;
      // A new resolution came first, and with it a run.
      if (entry.turn > 0) return;
      entry.candidates = remotes[name] ?? [];
    } catch {
      if (entry.turn > 0) return;
      // The gateway did not answer; Retry asks it again.
      others = null;
      change(entry, { status: 'failed', phase: 'load' });
      return;
    }
    if (entry.candidates.length === 0) change(entry, { status: 'absent' });
    else await run(name, entry);
  };

  /**
   * Tries candidates from `entry.at` on until one is ready or none is left. A person may start another run beside a
   * slow one: the first that is ready is mounted, and only the newest may move on or give up.
   */
  const run = async (name: RemoteName, entry: Entry): Promise<void> => {
    const turn = (entry.turn += 1);
    for (; ; entry.at += 1) {
      const candidate = entry.candidates[entry.at];
      if (candidate === undefined) return;
      const begun = tick();
      parts.onTried?.(name, candidate.build);
      try {
        const definition = await within(entry, parts.importBuild(candidate, entry.attempt));
        if (!isOffered(entry, candidate)) return;
        if (definition.name !== name) throw new WrongContract(`${candidate.global} is not ${name}`);
        if (entry.state.status !== 'loading') return;
        mount(entry, definition, candidate);
        parts.onReady?.(name, candidate.build, tick() - begun);
        return;
      } catch (error) {
        if (!isOffered(entry, candidate)) return;
        const phase = phaseOf(error);
        const last = entry.turn === turn && isLast(entry);
        entry.failed.add(candidate.build);
        parts.onFailure?.({ remote: name, build: candidate.build, phase, error, isLast: last });
        if (entry.turn !== turn) return;
        if (!last) continue;
        change(entry, { status: 'failed', phase });
        return;
      }
    }
  };

  /** The deadline counts only while another candidate remains; the last one is waited for, and said to be slow. */
  const within = (entry: Entry, importing: Promise<RemoteDefinition>): Promise<RemoteDefinition> =>
    new Promise((resolve, reject) => {
      const timer = setTimer(() => {
        if (!isLast(entry)) reject(new DeadlineMissed(`no answer within ${CANDIDATE_DEADLINE} ms`));
        else if (entry.state.status === 'loading') change(entry, { status: 'loading', slow: true });
      }, CANDIDATE_DEADLINE);
      importing.then(resolve, reject).finally(() => clearTimer(timer));
    });

  const mount = (entry: Entry, definition: RemoteDefinition, candidate: Candidate): void => {
    takeSlices(entry, definition.slices ?? []);
    change(entry, { status: 'ready', definition, candidate, attempt: entry.attempt });
  };

  /** Puts the next candidate in place of the mounted one, or the panel with Retry. */
  const replace = (name: RemoteName, entry: Entry, phase: FailurePhase): void => {
    if (isLast(entry)) {
      change(entry, { status: 'failed', phase });
      return;
    }
    entry.at += 1;
    change(entry, { status: 'loading', slow: false });
    void run(name, entry);
  };

  /** What a build before it has left in the store stays, under the reducers of this one. */
  const takeSlices = (entry: Entry, slices: NonNullable<RemoteDefinition['slices']>): void => {
    const before = new Set(entry.slices);
    const names = slices.map(({ reducerPath }) => reducerPath);
    for (const name of before) if (!names.includes(name)) parts.store.evict(name);
    entry.slices = [];
    for (const slice of slices) {
      if (before.has(slice.reducerPath)) parts.store.replace(slice);
      else parts.store.inject(slice);
      entry.slices.push(slice.reducerPath);
    }
  };

  const takeResolution = (next: Resolution): void => {
    resolution = next;
    others = null;
    for (const [name, entry] of Array.from(entries)) {
      const offered = (next.remotes[name] ?? []).filter(({ build }) => !entry.failed.has(build));
      const { state } = entry;
      if (state.status === 'absent' && offered.length > 0) {
        // The next request looks for it again.
        entries.delete(name);
        change(entry, state);
      }
      if (state.status === 'ready') follow(entry, state.candidate, offered);
      if (state.status !== 'loading') continue;
      const tried = entry.candidates[entry.at];
      if (tried !== undefined && offered.some(({ build }) => build === tried.build)) {
        follow(entry, tried, offered);
      } else if (offered.length > 0) {
        entry.candidates = offered;
        entry.at = 0;
        void run(name, entry);
      } else if (tried !== undefined) {
        // Its only build was taken back while it came.
        entry.candidates = [];
        change(entry, { status: 'absent' });
      }
    }
  };

  const reportFailure: RemoteLoader['reportFailure'] = (name, phase, error) => {
    const entry = entryOf(name);
    const candidate = entry.candidates[entry.at];
    if (candidate === undefined || entry.state.status !== 'ready') return;
    const { build } = candidate;
    entry.failed.add(build);
    parts.onFailure?.({ remote: name, build, phase, error, isLast: isLast(entry) });
    const { state } = entry;
    whenReplaceable(name, () => {
      if (entry.state === state) replace(name, entry, phase);
    });
  };

  return {
    state: (name) => entryOf(name).state,
    subscribe,
    preload: (name) => void entryOf(name),
    want: (name) => parts.onWanted?.(name),
    reportFailure,
    reportSlow(name) {
      const entry = entryOf(name);
      const track = entry.candidates[entry.at]?.track;
      if (isLast(entry) || !(track === 'canary' || track === 'override')) return;
      reportFailure(name, 'slow', new DeadlineMissed(`no page within ${CANDIDATE_DEADLINE} ms`));
    },
    takeResolution,
    withdraw(next) {
      const known = new Map(Object.entries(resolution.remotes));
      for (const [name, { candidates }] of entries) {
        if (candidates.length > 0 && !known.has(name)) known.set(name, candidates);
      }
      takeResolution({ ...resolution, remotes: stillLive(known, next) });
    },
    async retry(name) {
      const entry = entryOf(name);
      if (entry.state.status !== 'failed' && !isSlow(entry.state)) return;
      change(entry, { status: 'loading', slow: false });
      // What is live may have changed since the page opened; without an answer the known builds are tried again.
      const fresh = await parts.refetchResolution().catch(() => null);
      if (fresh !== null) entry.candidates = fresh.remotes[name] ?? [];
      if (entry.candidates.length === 0) {
        change(entry, fresh === null ? { status: 'failed', phase: 'load' } : { status: 'absent' });
        return;
      }
      entry.at = 0;
      entry.failed.clear();
      entry.attempt += 1;
      await run(name, entry);
    },
  };
}

function isLast({ at, candidates }: Entry): boolean {
  return at === candidates.length - 1;
}

/** Whether a build may still be mounted: it may have been taken back while it was loading. */
function isOffered({ candidates }: Entry, { build }: Candidate): boolean {
  return candidates.some((one) => one.build === build);
}

/** Of the builds known, those that are still live; where none is left, what is live instead. */
function stillLive(known: ReadonlyMap<string, Candidate[]>, next: Resolution) {
  const remotes: Resolution['remotes'] = {};
  for (const [name, candidates] of known) {
    const live = next.remotes[name] ?? [];
    const left = candidates.filter((one) => live.some(({ build }) => build === one.build));
    remotes[name] = left.length > 0 ? left : live;
  }
  return remotes;
}

/** Leaves a build where it is and puts the others that are live now behind it. */
function follow(entry: Entry, first: Candidate, offered: readonly Candidate[]): void {
  entry.candidates = [first, ...offered.filter(({ build }) => build !== first.build)];
  entry.at = 0;
}

function isSlow(state: RemoteState): boolean {
  return state.status === 'loading' && state.slow;
}
