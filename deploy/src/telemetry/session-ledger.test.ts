import { describe, expect, it } from 'vitest';
import { fakeCanary, fakeLive, fakeUnit } from '../testing/live-units.ts';
import { sessionLedger } from './session-ledger.ts';

const NINE = new Date('2026-11-21T09:10:00Z');
const TEN = new Date('2026-11-21T10:00:00Z');
const LIVE = fakeLive({ 'mf-staff': fakeUnit({ canary: fakeCanary() }) });

function ledger() {
  const { tell, serve } = sessionLedger();
  return {
    serve,
    tell: (cid: string, failed = false, address = cid, build = 'c1', now = NINE, live = LIVE) => {
      const counted = tell({ cid, address, unit: 'mf-staff', build, failed }, live, now);
      return [counted.session, counted.failed];
    },
  };
}

describe('a session', () => {
  it('is one device with one build, however often it tells', () => {
    const { tell } = ledger();
    expect([tell('a'), tell('a'), tell('b'), tell('a', false, 'a', 's1')]).toEqual([
      [1, 0],
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  it('fails once, at first or later', () => {
    const { tell } = ledger();
    expect([tell('a'), tell('a', true), tell('a', true), tell('a')]).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(tell('b', true)).toEqual([1, 1]);
  });

  it('begins anew with the hour, and when the share of the canary changes', () => {
    const { tell } = ledger();
    tell('a');
    const canary = fakeCanary({ stepSince: '2026-11-21T09:09:00.000Z' });
    const stepped = fakeLive({ 'mf-staff': fakeUnit({ canary }) });
    expect(tell('a', false, 'a', 'c1', NINE, stepped)).toEqual([1, 0]);
    expect(tell('a', false, 'a', 'c1', TEN)).toEqual([1, 0]);
  });
});

describe('one address', () => {
  it('makes up no more sessions than a rollback takes, where there are others', () => {
    const { tell } = ledger();
    for (const cid of ['a', 'b', 'c', 'd', 'e']) tell(cid);
    const forged = Array.from({ length: 9 }, (_, index) => tell(`forged-${index}`, true, 'x'));
    expect(forged.filter(([session]) => session === 1)).toHaveLength(4);
    expect(tell('forged-0', true, 'x', 's1')).toEqual([0, 0]);
  });

  it('is still one among others when the hour has just begun', () => {
    const { tell } = ledger();
    for (const cid of ['a', 'b', 'c', 'd', 'e']) tell(cid);
    const forged = Array.from({ length: 9 }, (_, index) =>
      tell(`f-${index}`, true, 'x', 'c1', TEN),
    );
    expect(forged.filter(([session]) => session === 1)).toHaveLength(4);
  });

  it('is that of a proxy when there is none beside it, and is not capped', () => {
    const { tell } = ledger();
    const all = Array.from({ length: 20 }, (_, index) => tell(`d-${index}`, true, 'proxy'));
    expect(all.filter(([session]) => session === 1)).toHaveLength(20);
  });
});

it('a page that is handed out counts once for each device and hour', () => {
  const { serve } = ledger();
  const page = { cid: 'a', address: 'a', unit: 'shell', build: 'sh1' };
  expect([serve(page, LIVE, NINE), serve(page, LIVE, NINE), serve(page, LIVE, TEN)]).toEqual([
    true,
    false,
    true,
  ]);
});
