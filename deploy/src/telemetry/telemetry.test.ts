import { describe, expect, it } from 'vitest';
import { fakeCanary, fakeLive, fakeUnit } from '../testing/live-units.ts';
import { countObservations, type CountedObservations } from './count-observations.ts';
import { createTelemetry } from './telemetry.ts';

const NOW = new Date('2026-11-21T09:30:10Z');
const LIVE = fakeLive({
  shell: fakeUnit({ stable: 'sh1' }),
  'mf-staff': fakeUnit({ canary: fakeCanary({ basisPoints: 10_000 }) }),
});
const OUTCOME = { unit: 'mf-staff', build: 'c1', outcome: 'ready', ms: 120 } as const;

function telemetry() {
  const written: CountedObservations[] = [];
  const errors: unknown[] = [];
  let away = false;
  const { tell, serve, flush, close } = createTelemetry({
    clock: () => NOW,
    write: async (observations) => {
      if (away) throw new Error('away');
      written.push(countObservations(observations));
    },
    onError: (error) => errors.push(error),
    every: () => () => undefined,
  });
  const report = (cid: string, overrides = {}) => ({
    live: LIVE,
    reporter: { device: { cid, overrides }, key: `key of ${cid}`, network: `network of ${cid}` },
  });
  return {
    written,
    errors,
    flush,
    close,
    tell: (cid: string, overrides = {}, openedAt = NOW) =>
      tell({
        ...report(cid, overrides),
        page: {
          at: openedAt,
          has: () => true,
        },
        outcomes: [OUTCOME],
      }),
    serve: (cid: string, overrides = {}) => serve(report(cid, overrides)),
    goes: (next: boolean) => (away = next),
  };
}

describe('telemetry', () => {
  it('writes sums by the minute, and nothing when there is nothing', async () => {
    const { tell, flush, written } = telemetry();
    for (const cid of ['a', 'a', 'b']) tell(cid);
    await flush();
    await flush();
    expect(written).toHaveLength(1);
    expect(written[0]).toMatchObject({
      outcomes: [{ build: 'c1', track: 'canary', n: 3, sessions: 2, ms_total: 360 }],
      sessions: [{ build: 'c1', track: 'canary', sessions: 2, failed: 0 }],
    });
  });

  it('keeps what cannot be written for the next time', async () => {
    const { tell, flush, close, written, errors, goes } = telemetry();
    tell('a');
    goes(true);
    await flush();
    expect(errors).toEqual([new Error('away')]);
    tell('b');
    goes(false);
    await close();
    expect(written).toMatchObject([{ sessions: [{ sessions: 2 }] }]);
  });

  it('does not count a page for a step that began after it', async () => {
    const { tell, flush, written } = telemetry();
    tell('a', {}, new Date('2026-11-21T08:59:59Z'));
    await flush();
    expect(written[0]?.outcomes).toMatchObject([{ n: 1, sessions: 0 }]);
    expect(written[0]?.sessions).toEqual([]);
  });

  it('keeps no name of a device', async () => {
    const { tell, flush, written } = telemetry();
    tell('a-device');
    await flush();
    expect(JSON.stringify(written)).not.toMatch(/"a-device"/);
    expect(written[0]?.claims).toMatchObject([
      { kind: 'told', device: 'key of a-device', network: 'network of a-device', fault: 'none' },
    ]);
  });

  it('shows a tester’s pages, and judges nobody by them', async () => {
    const { tell, serve, flush, written } = telemetry();
    tell('a', { shell: 'x1' });
    serve('a', { shell: 'x1' });
    await flush();
    expect(written[0]?.outcomes).toMatchObject([{ track: 'canary', n: 1, sessions: 0 }]);
    expect(written[0]?.sessions).toEqual([]);
  });
});
