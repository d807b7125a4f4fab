// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { declaredPages } from './declared-pages.ts';

const words = { en: 'Events', mr: 'कार्यक्रम', hi: 'आयोजन' };
const events = {
  path: '/events',
  access: 'public',
  pageView: 'Events',
  title: words,
  description: words,
};

/** What a build reads of a manifest with this text. */
function read(text: string, brought = ['events']) {
  const folder = mkdtempSync(join(tmpdir(), 'sp-manifest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'remote.json'), text);
  return declaredPages(folder, brought);
}

describe('remote.json', () => {
  it('gives its pages', () => {
    expect(read(JSON.stringify({ pages: { events } }))).toEqual({ events });
  });

  it('is refused with its name where it is no JSON', () => {
    expect(() => read('{ "pages": ')).toThrow(/^remote\.json is no JSON: /);
  });

  it.each<[string, object]>([
    ['pages.events.path', { pages: { events: { ...events, path: 'events' } } }],
    ['pages.events.access', { pages: { events: { ...events, access: 'staff' } } }],
    ['pages.events.title.hi', { pages: { events: { ...events, title: { en: 'x', mr: 'x' } } } }],
    ['pages.Our events', { pages: { 'Our events': events } }],
    ['pages', { pages: [] }],
    ['page', { page: { events } }],
  ])('is refused with the field %s', (field, manifest) => {
    expect(() => read(JSON.stringify(manifest))).toThrow(`remote.json, ${field}: `);
  });

  it('names every field that is wrong', () => {
    const both = { pages: { events: { ...events, path: 'events', access: 'staff' } } };
    expect(() => read(JSON.stringify(both))).toThrow(/events\.path.*\n.*events\.access/);
  });
});
