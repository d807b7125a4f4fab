import { describe, expect, it } from 'vitest';
import { OVERRIDE_MS, readOverrides, signedOverride } from './tester-override.ts';

const SECRET = 'a secret of this registry';
const NOW = new Date('2026-11-21T09:00:00Z');
const signed = (unit: string, build: string) => signedOverride(SECRET, unit, build, NOW);
const read = (search: string, cookie = '', secure = false, now = NOW) =>
  readOverrides(SECRET, cookie, new URLSearchParams(search), { secure, now });
const kept = (line: string | null) => /^(mf=[^;]*)/.exec(line ?? '')?.[1] ?? '';
/** What confirming a link would set. */
const confirmed = (search: string, cookie = '', secure = false) => {
  const { requested } = read(search, cookie, secure);
  return requested === null || requested === 'ended' ? '' : requested.setCookie;
};

describe('a tester’s override', () => {
  it('in a link is asked about, and given only by the cookie that confirming sets', () => {
    const link = `mf=${signed('mf-billing', 'b-2.1')}`;
    expect(read(link, 'a=b', true)).toEqual({
      overrides: {},
      setCookie: null,
      requested: {
        given: [
          {
            unit: 'mf-billing',
            build: 'b-2.1',
            until: new Date(NOW.getTime() + OVERRIDE_MS),
            text: signed('mf-billing', 'b-2.1'),
          },
        ],
        setCookie: `${link}; Path=/; HttpOnly; SameSite=Lax; Secure`,
      },
    });
    expect(read('', `x=y; ${kept(confirmed(link))}`)).toEqual({
      overrides: { 'mf-billing': 'b-2.1' },
      setCookie: null,
      requested: null,
    });
  });

  it('is not asked about again by a browser that has it', () => {
    const link = `mf=${signed('mf-billing', 'b1')}`;
    const cookie = kept(confirmed(link));
    expect(read(link, cookie).requested).toBeNull();
    expect(read(link, cookie).overrides).toEqual({ 'mf-billing': 'b1' });
    expect(read(`${link}&mf=${signed('shell', 'x1')}`, cookie).requested).not.toBeNull();
  });

  it('is added to the others, and the last word of a unit counts', () => {
    const first = kept(confirmed(`mf=${signed('mf-billing', 'b1')}`));
    const second = kept(confirmed(`mf=${signed('shell', 'x1')}`, first));
    expect(read('', second).overrides).toEqual({ 'mf-billing': 'b1', shell: 'x1' });
    const third = kept(confirmed(`mf=${signed('mf-billing', 'b2')}`, second));
    expect(read('', third).overrides).toEqual({ 'mf-billing': 'b2', shell: 'x1' });
  });

  it('ends a day after it was made, also in the cookie', () => {
    const link = `mf=${signed('mf-billing', 'b1')}`;
    const cookie = kept(confirmed(link));
    const at = (ms: number) => new Date(NOW.getTime() + ms);
    expect(read('', cookie, false, at(OVERRIDE_MS - 1)).overrides).toEqual({ 'mf-billing': 'b1' });
    expect(read('', cookie, false, at(OVERRIDE_MS)).overrides).toEqual({});
    expect(read(link, '', false, at(OVERRIDE_MS)).requested).toBe('ended');
  });

  it('ends with ?mf=off', () => {
    const link = `mf=${signed('shell', 'x1')}`;
    const ended = read(`${link}&mf=off`, kept(confirmed(link)));
    expect(ended).toMatchObject({ overrides: {}, requested: null });
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
    ['of nothing', ''],
  ])('%s has ended in the address, and is as if it were not there in the cookie', (_what, text) => {
    const nothing = { overrides: {}, setCookie: null };
    const link = `mf=${encodeURIComponent(text)}`;
    expect(read(link)).toEqual({ ...nothing, requested: 'ended' });
    expect(read(`mf=${signed('shell', 'x1')}&${link}`).requested).toBe('ended');
    expect(read('', `mf=${text}`)).toEqual({ ...nothing, requested: null });
  });
});
