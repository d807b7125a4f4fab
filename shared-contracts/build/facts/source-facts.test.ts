// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { defineEvent } from '../../src/platform/events/event.ts';
import { countsSlice, unreadChatsChanged } from '../../src/platform/store/counts.ts';
import { sessionSlice } from '../../src/platform/store/session.ts';
import * as z from '../../src/shared/schema.ts';
import { sharedTables, withEntries, withTakenEntries } from './entry-facts.ts';
import { eventFact, eventUses } from './event-facts.ts';
import { hostMembers, hostUses } from './host-facts.ts';
import { remoteFacts } from './remote-facts.ts';
import { shapeOf, slicesIn } from './slice-facts.ts';
import { parse } from './syntax.ts';

const file = (source: string) => parse('a.tsx', source);

describe('what a file takes of the host', () => {
  const members = hostMembers(
    file(
      'interface Host { send: Send; readonly notify: () => void; titled?: (t: string) => void }',
    ),
  );

  it('knows which members every shell has', () => {
    expect(members).toEqual({ all: ['notify', 'send', 'titled'], required: ['notify', 'send'] });
  });

  it.each([
    ['const { send: post } = useHost();', ['send']],
    ['useHost().notify();', ['notify']],
    ['function f(host: Host) { host.send(); host.notify(); }', ['notify', 'send']],
    ["function f({ send }: Pick<Host, 'send'>) {}", ['send']],
    ['useHost().titled?.("x");', []],
    ['other.send();', []],
  ])('%s takes %j', (source, taken) => {
    expect(hostUses(file(source), members)).toEqual(taken);
  });
});

describe('what a file takes of a shared table', () => {
  const ROUTES = 'shared-contracts/platform/routes';
  const PHRASES = 'shared-contracts/locales/en/phrases';
  const tables = [
    { request: ROUTES, name: 'routes', keys: ['home', 'profile', 'new'], isPlain: true },
    { request: PHRASES, name: 'phrases', keys: ['action.undo', 'action.new'], isPlain: false },
  ];
  const named = (request: string, name: string) => ({
    [request]: { range: '^0.1.0', exports: [name] },
  });
  const use = { from: 'a.tsx', request: ROUTES, shared: true, to: '', name: 'routes' };

  it.each([
    ['link(routes.profile.href())', ['routes', 'routes.profile']],
    ['const { home } = routes; go(home);', ['routes', 'routes.home']],
    ["isOn(routes['new'])", ['routes', 'routes.new']],
    ['link(other)', ['routes']],
  ])('%s takes %j', (source, taken) => {
    const code = { files: [file(source)], uses: [use] };
    const found = withTakenEntries(named(ROUTES, 'routes'), tables, code);
    expect(found[ROUTES]?.exports).toEqual(taken);
  });

  it('takes a phrase in any file, and a page in files alone that import the table', () => {
    const files = [file("phrase('action.undo'); one.profile;")];
    const taken = { ...named(ROUTES, 'routes'), ...named(PHRASES, 'phrases') };
    const found = withTakenEntries(taken, tables, { files, uses: [] });
    expect(found[PHRASES]?.exports).toEqual(['phrases', 'phrases.action.undo']);
    expect(found[ROUTES]?.exports).toEqual(['routes']);
  });

  it('is offered by a shell entry by entry, in the real tables', async () => {
    const offers = {
      [ROUTES]: { version: '0.1.0', exports: ['routes'] },
      react: { version: '19.0.0', exports: null },
    };
    const offered = withEntries(offers, await sharedTables());
    expect(offered[ROUTES]?.exports).toEqual(expect.arrayContaining(['routes', 'routes.profile']));
    expect(offered['react']).toEqual(offers.react);
    const phrases = (await sharedTables()).find(({ name }) => name === 'phrases');
    expect(phrases?.keys).toContain('action.undo');
  });
});

describe('what a file does with events', () => {
  it.each([
    ['bus.emit(moved, 1);', { emits: ['moved'], consumes: [] }],
    ['useHost().bus.on(moved, () => {});', { emits: [], consumes: ['moved'] }],
    [
      'import { moved as m } from "x"; bus.on(m, f); bus.emit(m, 1);',
      { emits: ['moved'], consumes: ['moved'] },
    ],
    ['useEvent(moved, () => {});', { emits: [], consumes: ['moved'] }],
  ])('%s', (source, uses) => {
    expect(eventUses(file(source), ['moved'])).toEqual(uses);
  });

  it('describes an emitter by what comes out of the schema and a listener by what goes in', () => {
    const event = defineEvent('moved', 2, z.object({ x: z._default(z.number(), 0) }));
    const [key, emitted] = eventFact(event, 'output');
    const [, heard] = eventFact(event, 'input');
    expect(key).toBe('moved@2');
    expect(emitted.schema).toMatchObject({ required: ['x'] });
    expect(heard.schema['required']).toBeUndefined();
    expect(heard.hash).not.toBe(emitted.hash);
  });
});

describe('what a file brings and offers', () => {
  it('reads pages, slots and slices where they are written', () => {
    const source = `
      const s = createSlice({ name: 'drafts', initialState });
      export const remote = defineRemote({ name: 'x', pages: { blogs: A, blog: lazyPage(b) }, ownPages: { help: H }, slots: { 'a.b': C } });
      const p = <><Slot name="settings.section" props={{}} /><Slot name="c.d">x</Slot></>;`;
    expect(remoteFacts(file(source))).toEqual({
      pages: ['blogs', 'blog'],
      own: ['help'],
      fills: ['a.b'],
      offers: ['settings.section', 'c.d'],
      brings: ['drafts'],
      unreadable: false,
    });
  });

  it('says when the pages are put together elsewhere', () => {
    const source = "defineRemote({ name: 'x', pages: { ...others, blogs: A } })";
    expect(remoteFacts(file(source)).unreadable).toBe(true);
  });
});

describe('what a slice looks like to others', () => {
  it('names the type of every value and the actions', () => {
    expect(slicesIn({ countsSlice, sessionSlice, unreadChatsChanged })).toEqual([
      [
        'counts',
        {
          shape: { unreadChats: 'number', waitingInterests: 'number' },
          actions: ['unreadChatsChanged', 'waitingInterestsChanged'],
        },
      ],
      ['session', { shape: { current: 'any' }, actions: ['sessionEnded', 'sessionStarted'] }],
    ]);
  });

  it('looks into objects, not into lists', () => {
    expect(shapeOf({ a: { b: '', c: [1] }, d: {} })).toEqual({
      'a.b': 'string',
      'a.c': 'array',
      d: 'object',
    });
  });
});
