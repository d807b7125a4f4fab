import { describe, expect, it } from 'vitest';
import { sessionLedger, type Claim, type SessionLedger } from './session-ledger.ts';

const MINUTE = 60_000;
const at = (minute: number) => new Date(Date.parse('2026-11-21T09:50:00Z') + minute * MINUTE);

/** A claim of one device in a network of its own, unless a test says otherwise. */
function claim(device: string, change: Partial<Claim> = {}): Claim {
  return {
    kind: 'told',
    device,
    unit: 'mf-staff',
    build: 'c1',
    step: 'one',
    track: 'canary',
    network: device,
    at: at(0),
    fault: 'none',
    ...change,
  };
}
const fails = { fault: 'build' } as const;

function telling({ tell }: Pick<SessionLedger, 'tell'> = sessionLedger()) {
  return (device: string, change: Partial<Claim> = {}) => {
    const counted = tell(claim(device, change));
    return [counted.session, counted.failed];
  };
}
const all = (count: number, one: (index: number) => number[]) => {
  const sum = [0, 0];
  for (let index = 0; index < count; index += 1) {
    for (const [place, value] of one(index).entries()) sum[place] = (sum[place] ?? 0) + value;
  }
  return sum;
};

describe('a session', () => {
  it('is one device with one build, however often it tells', () => {
    const tell = telling();
    expect([tell('a'), tell('a'), tell('b'), tell('a', { build: 's1' })]).toEqual([
      [1, 0],
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  it('fails once, at first or later', () => {
    const tell = telling();
    expect([tell('a'), tell('a', fails), tell('a', fails), tell('a')]).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(tell('b', fails)).toEqual([1, 1]);
  });

  it('begins anew an hour later, wherever the clock stands, and when the share of the canary changes', () => {
    const tell = telling();
    tell('a');
    expect(tell('a', { at: at(59) })).toEqual([0, 0]);
    expect(tell('a', { at: at(60) })).toEqual([1, 0]);
    expect(tell('a', { at: at(60), step: 'two' })).toEqual([1, 0]);
  });
});

describe('one network', () => {
  const network = { network: 'x' };

  it('adds four sessions of a unit in any hour, whichever their build, from the first on', () => {
    const tell = telling();
    const builds = (index: number) => ({ ...network, build: index % 2 === 0 ? 'c1' : 's1' });
    expect(all(9, (index) => tell(`d-${index}`, builds(index)))).toEqual([4, 0]);
    expect(tell('other', { ...network, unit: 'mf-content' })).toEqual([1, 0]);
    expect(all(9, (index) => tell(`e-${index}`, { ...network, at: at(59) }))).toEqual([0, 0]);
    expect(all(9, (index) => tell(`f-${index}`, { ...network, at: at(60) }))).toEqual([4, 0]);
  });

  it('fails once a day with a build; what it says after that is neither good nor bad', () => {
    const tell = telling();
    expect(all(4, (index) => tell(`d-${index}`, { ...network, ...fails }))).toEqual([1, 1]);
    expect(tell('s', { ...network, ...fails, build: 's1' })).toEqual([0, 0]);
    const later = { ...network, at: at(61) };
    expect(tell('s', { ...later, ...fails, build: 's1' })).toEqual([1, 1]);
    expect(tell('d-0', later)).toEqual([1, 0]);
    expect(tell('d-0', { ...later, ...fails })).toEqual([0, 0]);
    expect(tell('d-0', { ...network, ...fails, at: at(24 * 60 + 62) })).toEqual([1, 1]);
  });

  it('is known again by what was kept of it', () => {
    const first = sessionLedger();
    const tell = telling(first);
    all(3, (index) => tell(`d-${index}`, { ...network, ...(index === 0 ? fails : {}) }));
    const again = telling(sessionLedger(first.changed()));
    expect(again('d-1', network)).toEqual([0, 0]);
    expect(all(3, (index) => again(`e-${index}`, network))).toEqual([1, 0]);
    expect(again('f', { ...network, ...fails, at: at(60) })).toEqual([0, 0]);
  });
});

describe('a page that is handed out', () => {
  const page = { kind: 'served', unit: 'shell', build: 'sh1' } as const;
  const answer = { unit: 'shell', build: 'sh1' } as const;

  it('counts once for each device and hour, and not where its answer would not', () => {
    const { serve, tell } = sessionLedger();
    expect(serve(claim('a', page))).toBe(true);
    expect(serve(claim('a', page))).toBe(false);
    tell(claim('a', { ...answer, at: at(1) }));
    expect(serve(claim('a', { ...page, at: at(60) }))).toBe(false);
    expect(serve(claim('a', { ...page, at: at(61) }))).toBe(true);
  });

  it('is silent once for a network, until somebody there answers', () => {
    const { serve, tell } = sessionLedger();
    const there = { network: 'x' };
    expect(serve(claim('a', { ...page, ...there }))).toBe(true);
    expect(serve(claim('b', { ...page, ...there, at: at(1) }))).toBe(false);
    expect(serve(claim('c', { ...page, ...there, at: at(600) }))).toBe(false);
    tell(claim('c', { ...answer, ...there, at: at(601) }));
    expect(serve(claim('d', { ...page, ...there, at: at(602) }))).toBe(true);
  });

  it('is not waited for where the network has said already that the build fails', () => {
    const { serve, tell } = sessionLedger();
    tell(claim('a', { ...answer, ...fails, network: 'x' }));
    expect(serve(claim('b', { ...page, network: 'x', at: at(1) }))).toBe(false);
  });
});
