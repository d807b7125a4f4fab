import type { RemoteDefinition } from 'shared-contracts/remote';
import type { Candidate, Resolution } from 'shared-contracts/resolution';
import type { RemoteName } from 'shared-contracts/routes';
import type { AppStore } from 'shared-contracts/store/store';
import { WrongContract, type ImportBuild } from './import-build.ts';
import type { FailurePhase, RemoteFailure, RemoteState } from './remote-state.ts';

/** How long a candidate may take while another one remains (ms; design section 3). */
export const CANDIDATE_DEADLINE = 4000;

/** What the loader needs of its surroundings. */
export interface LoaderParts {
  readonly resolution: Resolution;
  readonly importBuild: ImportBuild;
  readonly store: Pick<AppStore, 'inject' | 'evict'>;
  /** Asks the gateway what is live now: for a remote that the resolution does not name, and for Retry. */
  readonly refetchResolution: () => Promise<Resolution>;
  /** Runs `run` once a mounted build may give way to another; default at once. */
  readonly whenReplaceable?: (name: RemoteName, run: () => void) => void;
  readonly onFailure?: (failure: RemoteFailure) => void;
  readonly setTimer?: (run: () => void, ms: number) => unknown;
  readonly clearTimer?: (timer: unknown) => void;
}

/** Finds, runs and replaces the builds of remotes; one per page. */
export interface RemoteLoader {
  state(name: RemoteName): RemoteState;
  subscribe(listener: () => void): () => void;
  /** Starts loading unless that has happened; safe to call as often as one likes. */
  preload(name: RemoteName): void;
  /** Says that the mounted build broke: the next candidate takes its place, or the panel with Retry. */
  reportFailure(name: RemoteName, phase: FailurePhase, error: unknown): void;
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
}

class DeadlineMissed extends Error {
  override readonly name = 'DeadlineMissed';
}

/** Canary -> stable -> last known good -> panel with Retry (design section 3). */
export function createRemoteLoader(parts: LoaderParts): RemoteLoader {
  const setTimer = parts.setTimer ?? ((run, ms) => setTimeout(run, ms));
  const whenReplaceable = parts.whenReplaceable ?? ((_, run) => run());
  const clearTimer = parts.clearTimer ?? ((timer) => clearTimeout(timer as number));
  const entries = new Map<RemoteName, Entry>();
  const listeners = new Set<() => void>();
  let others: Promise<Resolution> | null = null;

  const change = (entry: Entry, state: RemoteState): void => {
    entry.state = state;
    for (const listener of [...listeners]) listener();
  };

  const entryOf = (name: RemoteName): Entry => {
    const known = entries.get(name);
    if (known !== undefined) return known;
    const candidates = parts.resolution.remotes[name];
    const isAbsent = candidates === undefined && parts.resolution.complete;
    const entry: Entry = {
      candidates: candidates ?? [],
      at: 0,
      state: isAbsent ? { status: 'absent' } : { status: 'loading', slow: false },
      attempt: 0,
      turn: 0,
      slices: [],
    };
    entries.set(name, entry);
    if (candidates !== undefined) void run(name, entry);
    else if (!isAbsent) void findAndRun(name, entry);
    return entry;
  };

  /** The page was told only of the remotes that it is likely to need; the gateway names the others. */
  const findAndRun = async (name: RemoteName, entry: Entry): Promise<void> => {
    try {
      others ??= parts.refetchResolution();
      entry.candidates = (await others).remotes[name] ?? [];
    } catch {
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
      const isLast = entry.at === entry.candidates.length - 1;
      try {
        const definition = await within(entry, isLast, parts.importBuild(candidate, entry.attempt));
        if (definition.name !== name) throw new WrongContract(`${candidate.global} is not ${name}`);
        if (entry.state.status === 'loading') mount(entry, definition, candidate);
        return;
      } catch (error) {
        const phase = error instanceof WrongContract ? 'contract' : 'load';
        parts.onFailure?.({ remote: name, build: candidate.build, phase, error });
        if (entry.turn !== turn) return;
        if (!isLast) continue;
        change(entry, { status: 'failed', phase });
        return;
      }
    }
  };

  /** The deadline counts only while another candidate remains; the last one is waited for, and said to be slow. */
  const within = (
    entry: Entry,
    isLast: boolean,
    importing: Promise<RemoteDefinition>,
  ): Promise<RemoteDefinition> =>
    new Promise((resolve, reject) => {
      const timer = setTimer(() => {
        if (!isLast) reject(new DeadlineMissed(`no answer within ${CANDIDATE_DEADLINE} ms`));
        else if (entry.state.status === 'loading') change(entry, { status: 'loading', slow: true });
      }, CANDIDATE_DEADLINE);
      importing.then(resolve, reject).finally(() => clearTimer(timer));
    });

  const mount = (entry: Entry, definition: RemoteDefinition, candidate: Candidate): void => {
    evictSlices(entry);
    for (const slice of definition.slices ?? []) {
      parts.store.inject(slice);
      entry.slices.push(slice.reducerPath);
    }
    change(entry, { status: 'ready', definition, candidate, attempt: entry.attempt });
  };

  /** Puts the next candidate in place of the mounted one, or the panel with Retry. */
  const replace = (name: RemoteName, entry: Entry, phase: FailurePhase): void => {
    if (entry.at === entry.candidates.length - 1) {
      change(entry, { status: 'failed', phase });
      return;
    }
    entry.at += 1;
    change(entry, { status: 'loading', slow: false });
    void run(name, entry);
  };

  const evictSlices = (entry: Entry): void => {
    for (const name of entry.slices.splice(0)) parts.store.evict(name);
  };

  return {
    state: (name) => entryOf(name).state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    preload: (name) => void entryOf(name),
    reportFailure(name, phase, error) {
      const entry = entryOf(name);
      const candidate = entry.candidates[entry.at];
      if (candidate === undefined || entry.state.status !== 'ready') return;
      parts.onFailure?.({ remote: name, build: candidate.build, phase, error });
      const { state } = entry;
      whenReplaceable(name, () => {
        if (entry.state === state) replace(name, entry, phase);
      });
    },
    async retry(name) {
      const entry = entryOf(name);
      if (entry.state.status !== 'failed' && !isSlow(entry.state)) return;
      change(entry, { status: 'loading', slow: false });
      // What is live may have changed since the page opened; without an answer the known builds are tried again.
      const fresh = await parts.refetchResolution().catch(() => parts.resolution);
      entry.candidates = fresh.remotes[name] ?? entry.candidates;
      entry.at = 0;
      entry.attempt += 1;
      await run(name, entry);
    },
  };
}

function isSlow(state: RemoteState): boolean {
  return state.status === 'loading' && state.slow;
}
