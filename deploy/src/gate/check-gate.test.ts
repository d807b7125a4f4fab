import { eventFact } from 'shared-contracts/build/facts/event-facts';
import { defineEvent } from 'shared-contracts/platform/events/event';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Artifact } from '../registry/artifact.ts';
import { fakeArtifact, type ContractParts } from '../testing/fake-artifact.ts';
import { checkGate, mayGo, type LiveBuild } from './check-gate.ts';
import { reportOf } from './report.ts';

const live = (artifact: Artifact, track: LiveBuild['track'] = 'stable'): LiveBuild => ({
  artifact,
  track,
});

/** What the gate says, short: weight, kind, who breaks. */
const said = (candidates: Artifact[], beside: LiveBuild[]) =>
  checkGate(candidates, beside).map(
    ({ weight, kind, breaks }) => `${weight} ${kind} ${breaks.unit}`,
  );

const offering = (change: ContractParts = {}) =>
  fakeArtifact('shell', {
    host: { offers: ['send', 'notify'] },
    shared: { offers: { 'ui/core': { version: '0.1.0', exports: ['Button', 'Page'] } } },
    slices: { offers: { counts: { shape: { score: 'any', chats: 'number' }, actions: ['set'] } } },
    ...change,
  });

const taking = (change: ContractParts = {}) =>
  fakeArtifact('mf-billing', {
    host: { uses: ['send'] },
    shared: { uses: { 'ui/core': { range: '^0.1.0', exports: ['Button'] } } },
    slices: { uses: { counts: { shape: { chats: 'number' }, actions: ['set'] } } },
    ...change,
  });

describe('a remote and the shells that are live', () => {
  it('may go when every shell has what it takes', () => {
    expect(said([taking()], [live(offering()), live(offering(), 'canary')])).toEqual([]);
    expect(said([offering()], [live(taking()), live(taking(), 'lastKnownGood')])).toEqual([]);
  });

  it.each<[string, ContractParts]>([
    ['host.missing', { host: { uses: ['send', 'print'] } }],
    ['host.version', { host: { version: 2, uses: ['send'] } }],
    ['shared.absent', { shared: { uses: { 'ui/maps': { range: '^0.1.0', exports: [] } } } }],
    ['shared.range', { shared: { uses: { 'ui/core': { range: '^0.2.0', exports: [] } } } }],
    ['shared.exports', { shared: { uses: { 'ui/core': { range: '^0.1.0', exports: ['Map'] } } } }],
    ['slice.absent', { slices: { uses: { drafts: { shape: {}, actions: [] } } } }],
    [
      'slice.changed',
      { slices: { uses: { counts: { shape: { chats: 'string' }, actions: [] } } } },
    ],
    ['slice.changed', { slices: { uses: { counts: { shape: {}, actions: ['clear'] } } } }],
    ['slice.taken', { slices: { brings: ['counts'] } }],
  ])(
    '%s refuses a new remote on an old shell, and a new shell under an old remote',
    (kind, change) => {
      const remote = taking(change);
      expect(said([remote], [live(offering())])).toEqual([`refusal ${kind} mf-billing`]);
      const breaks = kind === 'slice.taken' ? 'shell' : 'mf-billing';
      expect(said([offering()], [live(remote)])).toEqual([`refusal ${kind} ${breaks}`]);
    },
  );

  it('looks at every live shell, the canary and the last known good too', () => {
    const older = offering({ host: { offers: ['notify'] } });
    expect(said([taking()], [live(offering()), live(older, 'lastKnownGood')])).toEqual([
      'refusal host.missing mf-billing',
    ]);
  });

  it('lets a build through that does not say what it needs, with a warning', () => {
    const findings = checkGate([fakeArtifact('mf-billing', null)], [live(offering())]);
    expect(findings.map(({ kind, weight }) => `${weight} ${kind}`)).toEqual([
      'warning build.silent',
    ]);
    expect(mayGo(findings)).toBe(true);
  });
});

describe('events', () => {
  const emits = (unit: string, ...all: ReturnType<typeof defineEvent>[]) =>
    fakeArtifact(unit, {
      events: { emits: Object.fromEntries(all.map((one) => eventFact(one, 'output'))) },
    });
  const hears = (unit: string, ...all: ReturnType<typeof defineEvent>[]) =>
    fakeArtifact(unit, {
      events: { consumes: Object.fromEntries(all.map((one) => eventFact(one, 'input'))) },
    });
  const moved = defineEvent('moved', 1, z.object({ x: z.number() }));
  const renamed = defineEvent('moved', 1, z.object({ left: z.number() }));
  const wider = defineEvent('moved', 1, z.object({ x: z.number(), y: z.number() }));
  const second = defineEvent('moved', 2, z.object({ left: z.number() }));

  it('refuses a change that live listeners cannot read, each of them by name', () => {
    const findings = checkGate(
      [emits('mf-staff', renamed)],
      [live(hears('mf-billing', moved)), live(hears('mf-content', moved), 'canary')],
    );
    expect(findings.map(({ breaks }) => [breaks.unit, breaks.owner])).toEqual([
      ['mf-billing', 'team-mf-billing'],
      ['mf-content', 'team-mf-content'],
    ]);
    expect(findings[0]?.values).toMatchObject({ event: 'moved@1', places: 'x' });
    expect(mayGo(findings)).toBe(false);
  });

  it('lets additions through', () => {
    expect(said([emits('mf-staff', wider)], [live(hears('mf-billing', moved))])).toEqual([]);
  });

  it('refuses a new version that comes instead of the old, not beside it', () => {
    const listener = live(hears('mf-billing', moved));
    expect(said([emits('mf-staff', second)], [listener])).toEqual([
      'refusal event.otherVersion mf-billing',
    ]);
    expect(said([emits('mf-staff', moved, second)], [listener])).toEqual([]);
  });

  it('refuses a listener whose event no live build sends', () => {
    expect(said([hears('mf-billing', moved)], [live(offering())])).toEqual([
      'refusal event.silent mf-billing',
    ]);
    expect(said([hears('mf-billing', moved)], [live(emits('mf-staff', moved))])).toEqual([]);
    expect(said([hears('mf-billing', moved)], [])).toEqual([]);
  });

  it('refuses the last sender of an event to stop while somebody listens', () => {
    const beside = [live(emits('mf-staff', moved)), live(hears('mf-billing', moved))];
    expect(said([emits('mf-staff')], beside)).toEqual(['refusal event.silent mf-billing']);
    const another = live(emits('mf-content', moved));
    expect(said([emits('mf-staff')], [...beside, another])).toEqual([]);
  });
});

describe('several units at once', () => {
  const newer = { host: { offers: ['send', 'print'] } };
  const needsPrint = { host: { uses: ['print'] } };

  it('may go together where neither may go alone, with a word on the builds to fall back to', () => {
    const beside = [live(offering()), live(taking())];
    expect(mayGo(checkGate([taking(needsPrint)], beside))).toBe(false);
    const train = checkGate([offering(newer), taking(needsPrint)], beside);
    expect(mayGo(train)).toBe(true);
    expect(train.map(({ kind }) => kind)).toContain('host.missing');
  });

  it('are compared with each other', () => {
    expect(said([offering(), taking(needsPrint)], [])).toEqual(['refusal host.missing mf-billing']);
  });
});

describe('a build alone', () => {
  it('is refused over its budget, and for files without a hash', () => {
    const fat = fakeArtifact('mf-staff', {}, { budget: { early: 40_000, limit: 32_000 } });
    expect(said([fat], [])).toEqual(['refusal build.overBudget mf-staff']);
    const lax = fakeArtifact('mf-staff', {}, { budget: { early: 40_000, limit: null } });
    expect(said([lax], [])).toEqual([]);
    const open = fakeArtifact('mf-staff', {}, { expose: ['remote.js'] });
    expect(said([open], [])).toEqual(['refusal build.entryUnlisted mf-staff']);
    const files = [{ path: 'remoteEntry.js', bytes: 1, sha384: 'sha384-short' }];
    expect(said([fakeArtifact('mf-staff', {}, { files })], [])).toEqual([
      'refusal build.withoutHash mf-staff',
    ]);
  });

  it('warns of pages and slots that it no longer brings', () => {
    const before = fakeArtifact('mf-staff', { pages: ['calllogs'], slots: { fills: ['a.b'] } });
    const offers = fakeArtifact('mf-profiles', { slots: { offers: ['a.b'] } });
    expect(said([fakeArtifact('mf-staff')], [live(before), live(offers)])).toEqual([
      'warning page.gone mf-staff',
      'warning slot.gone mf-staff',
    ]);
    expect(said([fakeArtifact('mf-staff', { pages: ['calllogs'] })], [live(before)])).toEqual([]);
  });
});

describe('a unit that the contracts do not name', () => {
  const words = { en: 'Events', mr: 'कार्यक्रम', hi: 'कार्यक्रम' };
  const page = (path: string, pageView = 'Events') => ({
    path,
    access: 'public' as const,
    pageView,
    title: words,
    description: words,
  });
  const declaring = (unit: string, declared: Record<string, ReturnType<typeof page>>) =>
    fakeArtifact(unit, { declared });

  it('may go with pages and slots that are free', () => {
    const fresh = fakeArtifact('mf-events', {
      declared: { events: page('/events') },
      slots: { fills: ['settings.section'] },
    });
    expect(said([fresh], [live(offering())])).toEqual([]);
  });

  it.each([
    ['an address of the table', page('/blogs'), 'page.taken'],
    ['an address that one of the table could be', page('/blog/:slug'), 'page.taken'],
    ['an address of the server', page('/api/events'), 'page.reserved'],
    ['an address that the server could have', page('/:any/of/events'), 'page.reserved'],
    ['a counted name of the table', page('/events', 'Blogs'), 'page.named'],
  ])('is refused with %s', (_, declared, kind) => {
    expect(said([declaring('mf-events', { events: declared })], [])).toEqual([
      `refusal ${kind} mf-events`,
    ]);
  });

  it('is refused with the address of another live unit, whose team is named', () => {
    const candidate = declaring('mf-events', { events: page('/events', 'Ours') });
    const found = checkGate([candidate], [live(declaring('mf-fair', { all: page('/events') }))]);
    expect(found).toMatchObject([
      { kind: 'page.taken', weight: 'refusal', ask: { unit: 'mf-fair', owner: 'team-mf-fair' } },
    ]);
  });

  it('is to talk to the team of the table whose address it takes', () => {
    const candidate = declaring('mf-events', { events: page('/blogs') });
    const content = live(fakeArtifact('mf-content'));
    const asked = (beside: LiveBuild[]) => checkGate([candidate], beside).map(({ ask }) => ask);
    expect(asked([content])).toEqual([{ unit: 'mf-content', owner: 'team-mf-content' }]);
    expect(asked([])).toEqual([{ unit: 'mf-content', owner: null }]);
    expect(reportOf([candidate], [], checkGate([candidate], []))).toContain(
      'Ask those who own mf-content.',
    );
  });

  it('is refused with two pages at one address or under one counted name', () => {
    const twice = { one: page('/events', 'One'), other: page('/events', 'Other') };
    expect(said([declaring('mf-events', twice)], [])).toEqual(['refusal page.twice mf-events']);
    const named = { one: page('/events'), other: page('/fairs') };
    expect(said([declaring('mf-events', named)], [])).toEqual(['refusal page.twice mf-events']);
  });

  it('warns of an address that it no longer has', () => {
    const before = declaring('mf-events', { events: page('/events') });
    const moved = declaring('mf-events', { events: page('/fairs') });
    expect(said([moved], [live(before)])).toEqual(['warning page.gone mf-events']);
    expect(checkGate([moved], [live(before)])[0]?.values).toEqual({ pages: '/events' });
    expect(said([before], [live(before)])).toEqual([]);
  });

  it('is refused with a page of the table and with a slot that does not exist', () => {
    const strange = fakeArtifact('mf-events', {
      pages: ['events'],
      slots: { fills: ['nowhere.at.all'] },
    });
    expect(said([strange], [])).toEqual([
      'refusal page.unrouted mf-events',
      'refusal slot.unknown mf-events',
    ]);
  });
});
