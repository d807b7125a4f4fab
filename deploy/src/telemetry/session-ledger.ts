import type { Live } from '../registry/live-unit.ts';

/** What one report adds to the counts of a build. */
export interface Counted {
  readonly session: 0 | 1;
  readonly failed: 0 | 1;
}

/** The subject of an entry: who, from where, about which build. */
export interface LedgerEntry {
  readonly cid: string;
  readonly address: string;
  readonly unit: string;
  readonly build: string;
  readonly failed: boolean;
}

/** Which devices have been counted in the present hour; in memory only, so that nobody is on record anywhere. */
export interface SessionLedger {
  /** Counts a device once, and its failing once. */
  tell(entry: LedgerEntry, live: Live, now: Date): Counted;
  /** Counts a page that was handed out, once a device; true the first time. */
  serve(entry: Omit<LedgerEntry, 'failed'>, live: Live, now: Date): boolean;
}

const HOUR_MS = 60 * 60 * 1000;
/** Sessions of one address and unit in an hour: fewer than a rollback takes. */
const ONE_ADDRESS = 4;
/** With fewer addresses than this about, they are a proxy's whose word is not taken, or a test's: no cap then. */
const FEW_ADDRESSES = 5;
/** Entries kept; beyond it nothing more is counted in this hour, on any track alike. */
const MOST = 500_000;

const NOTHING: Counted = { session: 0, failed: 0 };

export function sessionLedger(): SessionLedger {
  let hour = Number.NaN;
  const states = new Map<string, 'seen' | 'failed'>();
  let addresses = new Map<string, Map<string, number>>();
  let before = addresses;

  const turn = (now: Date): void => {
    const current = Math.floor(now.getTime() / HOUR_MS);
    if (current === hour) return;
    hour = current;
    states.clear();
    before = addresses;
    addresses = new Map();
  };

  /** Whether this address may add one more of a kind; if so it is noted. */
  const admits = (address: string, kind: string): boolean => {
    const known = addresses.get(kind) ?? new Map<string, number>();
    addresses.set(kind, known);
    const used = known.get(address) ?? 0;
    const about = Math.max(known.size, before.get(kind)?.size ?? 0);
    if (used >= ONE_ADDRESS && about >= FEW_ADDRESSES) return false;
    known.set(address, used + 1);
    return true;
  };

  return {
    tell({ cid, address, unit, build, failed }, live, now) {
      turn(now);
      const key = keyOf(cid, unit, build, live);
      const state = states.get(key);
      if (state === 'failed' || (state === 'seen' && !failed)) return NOTHING;
      if (state === undefined && (states.size >= MOST || !admits(address, unit))) return NOTHING;
      states.set(key, failed ? 'failed' : 'seen');
      return { session: state === undefined ? 1 : 0, failed: failed ? 1 : 0 };
    },
    serve({ cid, address, unit, build }, live, now) {
      turn(now);
      const key = `served ${keyOf(cid, unit, build, live)}`;
      if (states.has(key) || states.size >= MOST || !admits(address, `served ${unit}`))
        return false;
      states.set(key, 'seen');
      return true;
    },
  };
}

/** With the step in it: when a share changes, every device counts anew on both tracks, or one would seem quiet. */
function keyOf(cid: string, unit: string, build: string, live: Live): string {
  return `${cid} ${unit} ${build} ${live.units[unit]?.canary?.stepSince ?? ''}`;
}
