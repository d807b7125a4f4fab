import type { Candidate, Resolution } from 'shared-contracts/platform/resolution';
import { REMOTES, routes, type RouteName } from 'shared-contracts/platform/routes';
import { describe, expect, it } from 'vitest';
import { pageResolution } from './page-resolution.ts';

const candidate = (name: string, track: Candidate['track'] = 'stable'): Candidate => ({
  build: 'b1',
  version: '1.0.0',
  track,
  format: 'container',
  entry: `/a/${name}/b1/remoteEntry.js`,
  global: name,
  integrity: 'sha384-x',
  early: [],
  base: `/a/${name}/b1/`,
});

const all: Resolution = {
  generation: 3,
  complete: true,
  remotes: Object.fromEntries(REMOTES.map((name) => [name, [candidate(name)]])),
};

/** Neither on that page nor one step away. */
const FAR_FROM_HOME: readonly string[] = ['mf-staff', 'mf-verification'];

const told = (name: RouteName | null, resolution = all) =>
  Object.keys(pageResolution(resolution, name === null ? null : routes[name]).remotes);

describe('pageResolution', () => {
  it('names the remote of the route and those one step away, and says that there are others', () => {
    expect(told('home')).toEqual(REMOTES.filter((name) => !FAR_FROM_HOME.includes(name)));
    expect(told('calllogs')).toContain('mf-staff');
    expect(told(null)).not.toContain('mf-staff');
    expect(pageResolution(all, routes.home)).toMatchObject({ generation: 3, complete: false });
  });

  it('says so when nothing is left out', () => {
    const near = Object.entries(all.remotes).filter(([name]) => !FAR_FROM_HOME.includes(name));
    const remotes = Object.fromEntries(near);
    expect(pageResolution({ ...all, remotes }, routes.home).complete).toBe(true);
  });

  it('does not grow with remotes that nobody is near', () => {
    const more = Object.fromEntries(
      Array.from({ length: 44 }, (_, n) => [`mf-more-${n}`, [candidate(`mf-more-${n}`)]]),
    );
    expect(told('home', { ...all, remotes: { ...all.remotes, ...more } })).toEqual(told('home'));
  });

  it('keeps a build under development, whose origin the policy of the page must name', () => {
    const remotes = { ...all.remotes, 'mf-billing': [candidate('mf-billing', 'override')] };
    expect(told('home', { ...all, remotes })).toContain('mf-billing');
  });
});
