import { describe, expect, it } from 'vitest';
import { OVERRIDE_MS, readOverrides, signedOverride } from './tester-override.ts';

const SECRET = 'a secret of this registry';
const NOW = new Date('2026-11-21T09:00:00Z');
const signed = (unit: string, build: string) => signedOverride(SECRET, unit, build, NOW);
const read = (search: string, cookie = '', secure = false, now = NOW) =>
  readOverrides(SECRET, cookie, new URLSearchParams(search), { secure, now });
const kept = (line: string | null) => /^(mf=[^;]*)/.exec(line ?? '')?.[1] ?? '';

describe('a tester’s override', () => {
  it('is taken from a signed link, and kept until the browser ends its session', () => {
    const { overrides, setCookie } = read(`mf=${signed('mf-billing', 'b-2.1')}`, 'a=b', true);
    expect(overrides).toEqual({ 'mf-billing': 'b-2.1' });
    expect(setCookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(setCookie).not.toMatch(/Max-Age|Expires/);
    expect(read('', `x=y; ${kept(setCookie)}`)).toEqual({ overrides, setCookie: null });
  });

  it('is added to the others, and the last word of a unit counts', () => {
    const first = read(`mf=${signed('mf-billing', 'b1')}`);
    const second = read(`mf=${signed('shell', 'x1')}`, kept(first.setCookie));
    expect(second.overrides).toEqual({ 'mf-billing': 'b1', shell: 'x1' });
    const third = read(`mf=${signed('mf-billing', 'b2')}`, kept(second.setCookie));
    expect(third.overrides).toEqual({ 'mf-billing': 'b2', shell: 'x1' });
  });

  it('ends a day after it was made, also in the cookie', () => {
    const link = `mf=${signed('mf-billing', 'b1')}`;
    const cookie = kept(read(link).setCookie);
    const at = (ms: number) => new Date(NOW.getTime() + ms);
    expect(read('', cookie, false, at(OVERRIDE_MS - 1)).overrides).toEqual({ 'mf-billing': 'b1' });
    expect(read('', cookie, false, at(OVERRIDE_MS)).overrides).toEqual({});
    expect(read(link, '', false, at(OVERRIDE_MS)).overrides).toEqual({});
  });

  it('ends with ?mf=off', () => {
    const { setCookie } = read(`mf=${signed('shell', 'x1')}`);
    const ended = read('mf=off', kept(setCookie));
    expect(ended.overrides).toEqual({});
    expect(ended.setCookie).toContain('mf=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  });

  it.each([
    ['without a signature', 'mf-billing@b1'],
    ['signed for another build', signed('mf-billing', 'b1').replace('@b1', '@b2')],
    ['signed for another unit', signed('mf-billing', 'b1').replace('mf-billing', 'mf-staff')],
    ['signed with another secret', signedOverride('another', 'mf-billing', 'b1', NOW)],
    ['of before, without an end', `mf-billing@b1.${'A'.repeat(43)}`],
    ['with a later end', signed('mf-billing', 'b1').replace('.1', '.2')],
    ['of nonsense', '~~@.'],
    ['that leads out of the folder', signed('mf-billing', '../secret')],
  ])('%s is as if it were not there, in the address and in the cookie', (_what, text) => {
    expect(read(`mf=${encodeURIComponent(text)}`)).toEqual({ overrides: {}, setCookie: null });
    expect(read('', `mf=${text}`)).toEqual({ overrides: {}, setCookie: null });
  });
});
