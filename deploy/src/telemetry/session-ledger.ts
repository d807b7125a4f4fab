import type { RegistryTables } from '../registry/registry-tables.ts';

/** A counted fact: a device reported a build, or a page was served to it. */
export type Claim = RegistryTables['releases.claims'];

/** What one report adds to the counts of a build. */
export interface Counted {
  readonly session: 0 | 1;
  readonly failed: 0 | 1;
}

/** Counts devices by what was counted before; the caller keeps the claims. */
export interface SessionLedger {
  /** Counts a device once an hour, build and step, and its failing once. */
  tell(claim: Claim): Counted;
  /** Counts a page that was handed out; true where it counts. */
  serve(claim: Claim): boolean;
  /** Claims that are new or have changed. */
  changed(): Claim[];
}

const HOUR_MS = 60 * 60 * 1000;
/** How long a claim means anything: a network's failing counts once in that time. */
export const CLAIM_MS = 24 * HOUR_MS;
/** Devices of one network that count for a unit in an hour, whichever the build. */
const ONE_NETWORK = 4;

const NOTHING: Counted = { session: 0, failed: 0 };

/**
 * Rules of decision 081. A device is one session for a build, a step and an hour. A network adds four sessions of a unit
 * in any hour, and one failed session of a build in a day: five that failed are five networks.
 */
export function sessionLedger(known: readonly Claim[] = []): SessionLedger {
  const newestByKey = new Map<string, Claim>();
  const byNetwork = new Map<string, Claim[]>();
  const changed = new Map<string, Claim>();

  const note = (claim: Claim): void => {
    const place = `${claim.kind} ${claim.network} ${claim.unit}`;
    const others = (byNetwork.get(place) ?? []).filter((one) => rowOf(one) !== rowOf(claim));
    byNetwork.set(place, [...others, claim]);
    const newest = newestByKey.get(keyOf(claim));
    if (newest === undefined || newest.at <= claim.at) newestByKey.set(keyOf(claim), claim);
  };
  const keep = (claim: Claim): void => {
    note(claim);
    changed.set(rowOf(claim), claim);
  };
  for (const claim of known) note(claim);

  const ofNetwork = ({ network, unit, at }: Claim, kind: Claim['kind'], ms: number): Claim[] =>
    (byNetwork.get(`${kind} ${network} ${unit}`) ?? []).filter((one) => isWithin(one, at, ms));
  /** This device's claim of the last hour. */
  const lastHour = (claim: Claim, kind: Claim['kind']): Claim | null => {
    const own = newestByKey.get(keyOf({ ...claim, kind }));
    return own !== undefined && isWithin(own, claim.at, HOUR_MS) ? own : null;
  };
  const hasRoom = (claim: Claim, kind: Claim['kind']): boolean =>
    ofNetwork(claim, kind, HOUR_MS).length < ONE_NETWORK;
  /** Reports of this network on the same build within a day. */
  const reportedBefore = (claim: Claim): Claim[] =>
    ofNetwork(claim, 'told', CLAIM_MS).filter(({ build }) => build === claim.build);

  return {
    tell(claim) {
      const own = lastHour(claim, 'told');
      const fails = claim.fault !== 'none';
      if (own !== null && (!fails || own.fault !== 'none')) return NOTHING;
      if (own === null && !hasRoom(claim, 'told')) return NOTHING;
      const failedBefore = reportedBefore(claim).some(({ fault }) => fault !== 'none');
      keep(own === null ? claim : { ...own, fault: claim.fault });
      // Neither good nor bad: were it left out as a failure only, it would speak for the build.
      if (fails && failedBefore) return NOTHING;
      return { session: own === null ? 1 : 0, failed: fails ? 1 : 0 };
    },
    serve(claim) {
      // Whose answer would not count is not waited for.
      if (lastHour(claim, 'served') !== null || lastHour(claim, 'told') !== null) return false;
      if (!hasRoom(claim, 'served') || !hasRoom(claim, 'told')) return false;
      const answers = reportedBefore(claim);
      if (answers.some(({ fault }) => fault !== 'none')) return false;
      // Silence of one network counts once, as its failure does, until one of its devices answers.
      const isSilent = ofNetwork(claim, 'served', CLAIM_MS)
        .filter(({ build }) => build === claim.build)
        .some(({ at }) => !answers.some((answer) => answer.at >= at));
      if (isSilent) return false;
      keep(claim);
      return true;
    },
    changed: () => [...changed.values()],
  };
}

/** Includes the step: when a share changes, every device counts again on both tracks, or one would seem quiet. */
function keyOf({ kind, device, unit, build, step }: Claim): string {
  return `${kind} ${device} ${unit} ${build} ${step}`;
}

function rowOf(claim: Claim): string {
  return `${keyOf(claim)} ${claim.at.getTime()}`;
}

function isWithin({ at }: Claim, now: Date, ms: number): boolean {
  return now.getTime() - at.getTime() < ms;
}
