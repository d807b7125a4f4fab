import { routes } from 'shared-contracts/platform/routes';
import { describe, expect, it } from 'vitest';
import { asWords, planOf } from './plan.ts';

const PLACES = { userId: '01890000-0000-7000-8000-000000000001', postId: 'a-post' };

function plan(unit: string, declared: Parameters<typeof planOf>[1] = []) {
  const passes = planOf(unit, declared, PLACES);
  const opened = (name: string) =>
    passes.filter((pass) => pass.name === name).flatMap(({ visits }) => visits);
  const of = (name: string, path: string) =>
    opened(name)
      .filter((visit) => visit.path === path)
      .map(asWords);
  return { passes, of };
}

describe('the plan of a probe', () => {
  it('opens every page of a remote as each role that may open it, on a phone first', () => {
    const { passes, of } = plan('mf-content');
    expect(of('pages', routes.blogs.href())).toEqual([
      'visitor, en, 390 px',
      'member, en, 390 px',
      'staff, en, 390 px',
    ]);
    expect(of('pages', '/blog/a-post')).toHaveLength(3);
    expect(passes[0]?.name).toBe('pages');
    expect(of('languages', routes.blogs.href())).toEqual([
      'visitor, mr, 390 px',
      'visitor, hi, 390 px',
    ]);
    expect(of('widths', routes.blogs.href())).toEqual(['visitor, en, 1280 px']);
  });

  it('opens the pages on which its slots are', () => {
    const { of } = plan('mf-billing');
    expect(of('slots', '/settings/payments')).toEqual(['member, en, 390 px', 'staff, en, 390 px']);
    expect(plan('mf-staff').of('slots', routes.profile.href(PLACES))).toEqual([
      'staff, en, 390 px',
    ]);
  });

  it('opens pages that a remote declares itself', () => {
    const { of } = plan('mf-events', [{ path: '/events', access: 'member' }]);
    expect(of('pages', '/events')).toEqual(['member, en, 390 px', 'staff, en, 390 px']);
  });

  it('opens a page of each remote for the shell, and never signs out', () => {
    const { passes } = plan('shell');
    const paths = passes.flatMap(({ visits }) => visits.map(({ path }) => path));
    expect(paths).toContain(routes.login.href());
    expect(paths).not.toContain(routes.logout.href());
    const owners = new Set(
      Object.values(routes)
        .filter(({ path }) => paths.includes(path))
        .map(({ owner }) => owner),
    );
    expect(owners.size).toBe(7);
  });
});
