import type { Compared } from '../../../src/canary/evidence.ts';
import { sessionLedger, type Claim } from '../../../src/telemetry/session-ledger.ts';
import { poisson } from './chance.ts';
import type { Scene, Traffic } from './simulated-rollout.ts';

/** Where hostile devices are. */
export type Place = 'one address' | 'three addresses' | 'an address each';

/** What hostile devices are after: a good canary gone, or a bad one kept. */
export type Aim = 'roll back' | 'keep';

/** A rollout with people who behave, and devices that lie in one interest; all of them signed, and of age. */
export interface HostileScene extends Scene {
  /** Hostile devices, as a share of all; each reports as often as the others open pages. */
  readonly hostile: number;
  readonly place: Place;
  readonly aim: Aim;
  /** False: every device counts once an hour, whatever its network and age; as it would be without these rules. */
  readonly capped: boolean;
}

/** Devices that come again and again, by the sessions of an hour. */
const DEVICES_PER_SESSION = 4;
/** People who are behind a carrier's shared address, as a share, and how many are behind one. */
const SHARED = 0.3;
const BEHIND_ONE = 50;
/** Sessions of newcomers who open one page and leave: too young to count. */
const NEWCOMERS = 0.2;
const MINUTE_MS = 60_000;

/** Sessions as our own ledger counts them, minute by minute. */
export function hostileTraffic(scene: HostileScene, random: () => number): Traffic {
  const { perHour, stableFails, canaryFails, hostile, place, aim, capped } = scene;
  const ledger = sessionLedger();
  const people = Math.max(60, perHour * DEVICES_PER_SESSION);
  const draws = Array.from({ length: people }, () => random());
  const isShared = Array.from({ length: people }, () => random() < SHARED);
  const liars = Math.max(1, Math.round((people * hostile) / (1 - hostile)));
  const liesPerHour = (perHour * hostile) / (1 - hostile);
  /** Minute in which a network last told of other units, and last said that they fail. */
  const elsewhere = new Map<string, { told: number; failed: number }>();

  const tellElsewhere = (network: string, minute: number, fails: boolean): void => {
    const known = elsewhere.get(network) ?? { told: 0, failed: 0 };
    elsewhere.set(network, { told: minute, failed: fails ? minute : known.failed });
  };
  const networkOfLiar = (liar: number): string => {
    if (place === 'an address each') return `liar ${liar}`;
    return `lair ${place === 'one address' ? 0 : liar % 3}`;
  };

  return {
    minute(minute, share, since) {
      const counts = { canary: { sessions: 0, failed: 0 }, stable: { sessions: 0, failed: 0 } };
      const tell = (track: keyof Compared, device: string, network: string, fails: boolean) => {
        const claim: Claim = {
          kind: 'told',
          device,
          unit: 'mf-staff',
          build: track,
          track,
          step: String(since),
          network: capped ? network : device,
          at: new Date(minute * MINUTE_MS),
          fault: fails ? 'build' : 'none',
        };
        const counted = ledger.tell(claim);
        counts[track].sessions += counted.session;
        counts[track].failed += counted.failed;
      };
      for (let left = poisson(perHour / 60, random); left > 0; left -= 1) {
        const person = Math.floor(random() * people);
        const isNew = random() < NEWCOMERS;
        const track = (draws[person] ?? 1) < share ? 'canary' : 'stable';
        const fails = random() < (track === 'canary' ? canaryFails : stableFails);
        if (isNew && capped) continue;
        const network = isShared[person]
          ? `carrier ${person % Math.ceil(people / BEHIND_ONE)}`
          : `home ${person}`;
        tell(track, `person ${person}`, network, fails);
        tellElsewhere(network, minute, random() < stableFails);
      }
      for (let left = poisson(liesPerHour / 60, random); left > 0; left -= 1) {
        const liar = Math.floor(random() * liars);
        const network = networkOfLiar(liar);
        // A liar takes new names until one is drawn for the canary.
        if (aim === 'roll back') tell('canary', `liar ${liar}`, network, true);
        else if (liar % 2 === 0) tell('canary', `liar ${liar}`, network, false);
        else tell('stable', `liar ${liar}`, network, true);
        if (aim === 'keep') tellElsewhere(network, minute, true);
      }
      return counts;
    },
    elsewhere(from) {
      const all = [...elsewhere.values()].filter(({ told }) => told > from);
      return { sessions: all.length, failed: all.filter(({ failed }) => failed > from).length };
    },
  };
}
