import { getReleaseBoard, type ReleaseBoard } from 'shared-contracts/calls/release-board';
import { describe, expect, it } from 'vitest';
import { insertBuild } from '../registry/insert-build.ts';
import { publishBuilt } from '../registry/publish-built.ts';
import { addCounts } from '../telemetry/count-store.ts';
import type { OutcomeRow, SessionRow } from '../telemetry/minute-counts.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { mfctlOver, SITE_TOKEN, testReleaseApi } from '../testing/mfctl-site.ts';

const OWN = 'mf-billing';
const OTHER = 'mf-staff';
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

const counted = (change: Partial<SessionRow>): SessionRow => ({
  minute: at('08:10'),
  unit: OWN,
  build: 'b2',
  track: 'stable',
  sessions: 0,
  failed: 0,
  served: 0,
  ...change,
});
const reported = (change: Partial<OutcomeRow>): OutcomeRow => ({
  minute: at('08:10'),
  unit: OWN,
  build: 'b2',
  track: 'stable',
  outcome: 'faulty',
  phase: 'error',
  n: 1,
  sessions: 1,
  ms_total: 0,
  ...change,
});

/** Two remotes with an earlier build each, a canary of one of them, and a token for that one. */
async function site() {
  const desk = await testReleaseApi();
  const { registry, app } = desk;
  const budget = { early: 900, limit: 1000 };
  await publishBuilt(registry, [await fakeBuild(OWN, 'b1'), await fakeBuild(OTHER, 'd1')], 'test');
  const folders = [
    await fakeBuild('shell', 's1'),
    await fakeBuild(OWN, 'b2', {}, { version: '0.2.0', budget }),
    await fakeBuild(OTHER, 'd2', {}, { version: '0.2.0' }),
  ];
  await publishBuilt(registry, folders, 'test');
  await insertBuild(registry, await fakeBuild(OWN, 'b3', {}, { version: '0.3.0' }), 'test');
  const mfctl = mfctlOver(app, SITE_TOKEN);
  await mfctl('canary', 'start', OWN, 'b3', '--percent', '5', '--why', 'a new form');
  const board = async (token: string, query = '') => {
    const reply = await app.inject({
      url: `/releases/api/board${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: reply.statusCode, json: reply.json() };
  };
  const boardOf = async (token: string, query = ''): Promise<ReleaseBoard> =>
    getReleaseBoard.reply.parse((await board(token, query)).json).data;
  const { out: token } = await mfctl('token', 'create', 'billing', '--units', OWN);
  return { ...desk, mfctl, board, boardOf, token };
}

describe('the board of a token of one unit', () => {
  it('shows that unit and nothing of the others but how they get on with it', async () => {
    const { boardOf, token, mfctl } = await site();
    await mfctl('kill', OTHER, 'd2', '--why', 'it fails');
    const board = await boardOf(token);
    expect(board).toMatchObject({ by: 'billing', ownUnits: [OWN] });
    expect(Object.keys(board.live?.units ?? {})).toEqual([OWN]);
    expect(board.live?.quarantined).toEqual([]);
    expect(board.units.map(({ unit }) => unit)).toEqual([OWN]);
    expect(board.pairs.every(({ unit, beside }) => [unit, beside].includes(OWN))).toBe(true);
    expect(JSON.stringify(board.units)).not.toContain(OTHER);
    const all = await boardOf(SITE_TOKEN);
    expect(all).toMatchObject({ by: 'release manager', ownUnits: null });
    expect(all.units.map(({ unit }) => unit)).toEqual([OWN, OTHER, 'shell']);
    expect(all.live?.quarantined).toMatchObject([{ unit: OTHER, build: 'd2' }]);
  });

  it('needs a token: no cookie opens it', async () => {
    const { app, token } = await site();
    for (const cookie of [`token=${token}`, `authorization=Bearer ${token}`, `sp_member=1`]) {
      const reply = await app.inject({ url: '/releases/api/board', headers: { cookie } });
      expect(reply.statusCode).toBe(401);
    }
  });

  it('is shown to no page of the members’ origin, whatever token it bears', async () => {
    const { app, token, registry } = await site();
    const before = await registry.generations.current();
    for (const site of ['same-origin', 'same-site', 'cross-site', 'none']) {
      const headers = { authorization: `Bearer ${token}`, 'sec-fetch-site': site };
      const read = await app.inject({ url: '/releases/api/board', headers });
      expect(read.statusCode).toBe(403);
      const acted = await app.inject({
        method: 'POST',
        url: '/releases/api/rollbacks',
        headers,
        payload: { unit: OWN },
      });
      expect(acted.statusCode).toBe(403);
    }
    expect(await registry.generations.current()).toEqual(before);
  });

  it('refuses a span of time that it does not offer', async () => {
    const { board } = await site();
    expect((await board(SITE_TOKEN, '?hours=7')).status).toBe(400);
  });
});

describe('a unit on the board', () => {
  it('has its builds with owner and budget, fallbacks, and the verdict in words', async () => {
    const { boardOf, registry, mfctl, pass } = await site();
    await addCounts(registry.db, {
      outcomes: [],
      sessions: [
        counted({ minute: at('09:01'), build: 'b3', track: 'canary', sessions: 214, failed: 1 }),
        counted({ minute: at('09:01'), sessions: 4000, failed: 3 }),
      ],
    });
    pass(10 * 60_000);
    const unit = (await boardOf(SITE_TOKEN)).units[0];
    expect(unit?.builds).toMatchObject([
      {
        build: 'b2',
        version: '0.2.0+b2',
        owner: `team-${OWN}`,
        budget: { early: 900, limit: 1000 },
      },
      { build: 'b3', by: 'test' },
      { build: 'b1' },
    ]);
    expect(unit?.older).toEqual(['b2', 'b1']);
    const words = 'holds: 214 of 300 sessions; 1 of 214 failed, stable 3 of 4,000';
    expect(unit?.verdict).toMatchObject({ build: 'b3', action: 'hold', words });
    expect((await mfctl('status')).out).toContain(`Canaries:\n  ${OWN} b3 ${words}`);
  });

  it('has sessions in spans of equal length, of this unit and this time only', async () => {
    const { boardOf, registry } = await site();
    await addCounts(registry.db, {
      outcomes: [],
      sessions: [
        counted({ sessions: 10, failed: 1 }),
        counted({ minute: at('08:14'), sessions: 5 }),
        counted({ minute: at('08:15'), sessions: 7, failed: 2 }),
        counted({ minute: at('08:15'), build: 'b3', track: 'canary', sessions: 3 }),
        counted({ minute: at('02:00'), sessions: 99 }),
        counted({ unit: OTHER, build: 'd2', sessions: 88 }),
      ],
    });
    const board = await boardOf(SITE_TOKEN);
    expect(board.spanMinutes).toBe(15);
    const span = (time: string) => at(time).toISOString();
    expect(board.units[0]?.spans).toEqual([
      { from: span('08:00'), build: 'b2', track: 'stable', sessions: 15, failed: 1 },
      { from: span('08:15'), build: 'b2', track: 'stable', sessions: 7, failed: 2 },
      { from: span('08:15'), build: 'b3', track: 'canary', sessions: 3, failed: 0 },
    ]);
    expect((await boardOf(SITE_TOKEN, '?hours=24')).units[0]?.spans[0]?.sessions).toBe(99);
  });

  it('groups what failed, and names the build that reported it first', async () => {
    const { boardOf, registry } = await site();
    const canary = { build: 'b3', track: 'canary' } as const;
    await addCounts(registry.db, {
      sessions: [],
      outcomes: [
        reported({ ...canary, minute: at('08:20'), n: 4, sessions: 3 }),
        reported({ ...canary, minute: at('08:30'), n: 2, sessions: 2 }),
        reported({ minute: at('08:10') }),
        reported({ outcome: 'ready', phase: '', n: 500, sessions: 400 }),
        reported({ unit: OTHER, build: 'd2', outcome: 'crashed', phase: 'render' }),
      ],
    });
    const [own, other] = (await boardOf(SITE_TOKEN)).units;
    expect(own?.failures).toEqual([
      {
        ...canary,
        outcome: 'faulty',
        phase: 'error',
        reports: 6,
        sessions: 5,
        first: at('08:20').toISOString(),
        last: at('08:30').toISOString(),
        firstBuild: 'b2',
      },
      expect.objectContaining({ build: 'b2', reports: 1, firstBuild: 'b2' }),
    ]);
    expect(other?.failures).toMatchObject([{ outcome: 'crashed', phase: 'render' }]);
  });

  it('has a history with who, what and why, refused attempts too', async () => {
    const { boardOf, mfctl, token, app, pass } = await site();
    pass(1000);
    await mfctl('canary', 'start', OWN, 'b1');
    pass(1000);
    await mfctlOver(app, token)('rollback', OWN, '--why', 'two calls came in');
    const history = (await boardOf(SITE_TOKEN)).units[0]?.history ?? [];
    expect(history.map(({ by, result }) => [by, result])).toEqual([
      ['billing', 'done'],
      ['release manager', 'refused'],
      ['release manager', 'done'],
      ['test', 'done'],
      ['test', 'done'],
    ]);
    expect(history[0]?.what).toBe(
      `Live b2. ${OWN} is rolled back, stable is b2: two calls came in`,
    );
    expect(history[1]).toMatchObject({ generation: null });
    expect(history[2]?.what).toContain('canary b3 at 5 %');
    expect(history[2]?.what).toContain('a new form');
  });
});

describe('the contract matrix', () => {
  it('has a row for every build that devices get, and names what does not fit', async () => {
    const { registry, boardOf } = await site();
    await registry.generations.change(3, 'test', 'beside the gate', (live) => live);
    const { pairs } = await boardOf(SITE_TOKEN);
    const rows = new Set(pairs.map(({ unit, build }) => `${unit} ${build}`));
    expect([...rows].toSorted()).toEqual([`${OWN} b2`, `${OWN} b3`, `${OTHER} d2`, 'shell s1']);
    expect(pairs.filter(({ unit, beside }) => unit === OWN && beside === OTHER)).toMatchObject([
      { fit: 'fits', what: [], track: 'stable' },
      { fit: 'fits', what: [], track: 'canary' },
    ]);
    // The builds of this test say nothing of what they need.
    expect(pairs.find(({ unit, beside }) => unit === OWN && beside === OWN)).toMatchObject({
      fit: 'warning',
      what: [expect.stringContaining('does not say what it needs')],
    });
  });
});
