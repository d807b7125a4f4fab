import type { Locale } from 'shared-contracts/i18n/i18n';
import { routes, type RouteAccess, type RouteName } from 'shared-contracts/platform/routes';
import { fillersOf, slotFillers, type SlotName } from 'shared-contracts/platform/slots';
import { SHELL_UNIT } from '../registry/live-unit.ts';

/** Who opens the pages of a stage. */
export const PROBE_ROLES = ['visitor', 'member', 'staff'] as const;
export type ProbeRole = (typeof PROBE_ROLES)[number];

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

/** One page, opened once with each of the two builds. */
export interface Visit {
  readonly path: string;
  readonly role: ProbeRole;
  readonly language: Locale;
  readonly size: typeof PHONE;
}

/** A part of a probe; the first ones find most, the last ones are cut when the time is over. */
export interface Pass {
  readonly name: 'pages' | 'slots' | 'languages' | 'widths' | 'languages on a desk';
  readonly visits: readonly Visit[];
}

/** What addresses with parameters lead to on the stage. */
export interface StagePlaces {
  readonly userId: string;
  readonly postId: string;
}

interface Page {
  readonly path: string;
  readonly access: RouteAccess;
  readonly owner: string;
}

/** The shell's page with the slot `settings.payments`. */
const PAYMENTS = routes.settingsPart.href({ part: 'payments' });

/** Where each slot is on screen. */
function pagesOfSlots(places: StagePlaces): Record<SlotName, Page> {
  const profile = { path: routes.profile.href(places), access: 'member', owner: 'mf-profiles' };
  const settings = { access: 'member', owner: SHELL_UNIT } as const;
  return {
    'profile.actions': profile as Page,
    'profile.blocked': profile as Page,
    'profile.assistant': profile as Page,
    'profile.desk': { ...profile, access: 'staff' },
    'settings.payments': { ...settings, path: PAYMENTS },
    'settings.section': { ...settings, path: routes.settings.href() },
  };
}

/** Every page of a unit with an address on the stage; of the shell also a page of each remote, for it draws all. */
function pagesOf(unit: string, declared: readonly Page[], places: StagePlaces): Page[] {
  const special: Partial<Record<RouteName, string>> = {
    profile: routes.profile.href(places),
    chat: routes.chat.href(places),
    blog: routes.blog.href({ id: places.postId }),
    settingsPart: routes.settingsPart.href({ part: 'display' }),
  };
  const all = (Object.entries(routes) as [RouteName, Page][])
    // Leaving ends the session that the other visits share.
    .filter(([name]) => name !== 'logout')
    .map(([name, { path, access, owner }]) => ({ path: special[name] ?? path, access, owner }))
    .filter(({ path }) => !path.includes('/:'));
  const own = [...all.filter(({ owner }) => owner === unit), ...declared];
  if (unit !== SHELL_UNIT) return own;
  const others = new Map(all.toReversed().map((page) => [page.owner, page]));
  others.delete(SHELL_UNIT);
  return [...own, ...others.values()];
}

/** Roles for whom a page is a page, and not the way to sign in. */
function rolesOf({ access }: Pick<Page, 'access'>): readonly ProbeRole[] {
  if (access === 'public') return PROBE_ROLES;
  return access === 'member' ? ['member', 'staff'] : ['staff'];
}

/** What a probe of a unit opens, in the order in which it is worth the time. */
export function planOf(
  unit: string,
  declared: readonly { readonly path: string; readonly access: RouteAccess }[],
  places: StagePlaces,
): Pass[] {
  const own = declared.map((page) => ({ ...page, owner: unit }));
  const pages = pagesOf(unit, own, places);
  const slots = pagesOfSlots(places);
  const filled = (Object.keys(slotFillers) as SlotName[]).filter((slot) =>
    fillersOf(slot).some((filler) => filler === unit),
  );
  const around = [
    ...new Map(filled.map((slot) => [slots[slot].path, slots[slot]])).values(),
  ].filter(({ owner }) => owner !== unit);
  const visits = (some: readonly Page[], language: Locale, size: typeof PHONE, roles = 3) =>
    some.flatMap((page) =>
      rolesOf(page)
        .slice(0, roles)
        .map((role): Visit => ({ path: page.path, role, language, size })),
    );
  const all = [...pages, ...around];
  return [
    { name: 'pages', visits: visits(pages, 'en', PHONE) },
    { name: 'slots', visits: visits(around, 'en', PHONE) },
    { name: 'languages', visits: [...visits(all, 'mr', PHONE, 1), ...visits(all, 'hi', PHONE, 1)] },
    { name: 'widths', visits: visits(all, 'en', DESK, 1) },
    {
      name: 'languages on a desk',
      visits: [...visits(all, 'mr', DESK, 1), ...visits(all, 'hi', DESK, 1)],
    },
  ];
}

/** Who looks, in words: `visitor, mr, 390 px`. */
export function asWords({ role, language, size }: Omit<Visit, 'path'>): string {
  return `${role}, ${language}, ${size.width} px`;
}
