import { routes, type RouteName } from 'shared-contracts/platform/routes';
import { expectCalm } from '../checks/calm-letters.ts';
import { cutRings } from '../checks/cut-rings.ts';
import { smallTargets } from '../checks/small-targets.ts';
import { expectAxeClean, expectAxeCleanInGrey, expectContrastInDark } from '../fixtures/axe.ts';
import { ROLES, type Role } from '../fixtures/roles.ts';
import { expect, test } from '../fixtures/test.ts';
import { isLong } from '../proof.ts';
import { expectOpened } from './expect-opened.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { everyStop, type Stop } from './stops.ts';

const PHONE = { width: 360, height: 780 };
const NARROW = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };

/** Screens with one bold thing at most; articles have as many as they need. */
const CALM: Record<Role, readonly RouteName[]> = {
  visitor: ['home', 'signup', 'login', 'subscription'],
  member: [
    'profiles',
    'profile',
    'savedProfiles',
    'interests',
    'chats',
    'info',
    'settings',
    'subscription',
    'uploadPics',
    'addContacts',
  ],
  staff: [],
};

// Each test walks in a browser of its own and changes nothing on the site.
test.describe.configure({ mode: 'parallel' });

/** Pages without anything of a role but the bars around them; every proof judges them once, as visitors have them. */
const FOR_ALL: readonly RouteName[] = [
  'blogs',
  'blog',
  'features',
  'terms',
  'privacy',
  'safety',
  'refunds',
  'community',
  'publishAd',
];

/** Whether members have the same screen at this address, where every proof opens it; `npm run proof:long` opens staff's as well. */
function isAsForMembers(stop: Stop): boolean {
  return !isLong && outcomeOf(stop, 'staff').screen === outcomeOf(stop, 'member').screen;
}

/** A refusal by its access and its remote; null for a page that opens. */
function refusalOf({ name }: Stop, role: Role): string | null {
  const { access, owner } = routes[name];
  if (access === 'public' || role === 'staff' || access === role) return null;
  return `${access} of ${owner}`;
}

/** Pages with an order of their own on a desk, of each remote one or two; on a phone axe judges all. */
const AXE_ON_DESK: readonly RouteName[] = [
  'home',
  'profiles',
  'profile',
  'info',
  'interests',
  'chat',
  'subscription',
  'uploadDoc',
  'blog',
];

/** The member has all the buttons, and visitors those of what is for all; the desk is worked with a mouse. */
function isPressed(name: RouteName, role: Role): boolean {
  return role === 'member' || (role === 'visitor' && (isLong || FOR_ALL.includes(name)));
}

for (const role of ROLES) {
  // Every proof judges pages at 1280 px too, by making a phone's wider; the long one opens each address there as well.
  for (const viewport of isLong ? [PHONE, DESK] : [PHONE]) {
    test.describe(`every address, opened by a ${role} at ${viewport.width} px`, () => {
      test.use({ role, viewport, hasTouch: viewport === PHONE });

      test('shows its page or its refusal, whole and fit for everybody', async ({
        page,
        request,
        frame,
      }) => {
        test.setTimeout(600_000);
        // Nothing is half faded in while it is judged.
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        const judged = new Set<string>();
        const refused = new Set<string | null>();
        for (const stop of await everyStop(request, role)) {
          // Signing out ends the visit that all tests of a role share; it has a test of its own.
          if (stop.name === 'logout' && role !== 'visitor') continue;
          if (role === 'staff' && isAsForMembers(stop)) continue;
          const refusal = refusalOf(stop, role);
          if (!isLong && refusal !== null && refused.has(refusal)) continue;
          refused.add(refusal);
          // Members come to these by links, in `by-link.spec.ts`; one is opened for them here too.
          if (!isLong && role === 'member' && stop.name !== 'blogs' && FOR_ALL.includes(stop.name))
            continue;
          const where = `${stop.address} as ${role}`;
          const outcome = outcomeOf(stop, role);
          await page.goto(stop.address);
          await expectOpened(frame, outcome, where);
          // A refusal looks like the others.
          const look = String(outcome.screen);
          const isNew = !judged.has(look) && (isLong || role === 'visitor' || !isForAll(outcome));
          judged.add(look);
          if (isNew) await page.waitForLoadState('networkidle');
          if (viewport === PHONE) {
            await page.setViewportSize(NARROW);
            await frame.expectNoSidewaysScroll(where);
            await page.setViewportSize(PHONE);
          }
          if (!isNew) continue;
          await expectAxeClean(page, where);
          if (CALM[role].includes(stop.name)) await expectCalm(page, where);
          if (viewport === PHONE) await expectContrastInDark(page, where);
          const pressed = isPressed(stop.name, role);
          if (pressed && viewport === PHONE)
            expect.soft(await smallTargets(page), `${where}: less than 44 px`).toEqual([]);
          if (pressed) expect.soft(await cutRings(page), `${where}: cut focus rings`).toEqual([]);
          if (!pressed || isLong) continue;
          await page.setViewportSize(DESK);
          await frame.expectNoSidewaysScroll(`${where} on a desk`);
          if (AXE_ON_DESK.includes(stop.name))
            await expectAxeCleanInGrey(page, `${where} on a desk`);
          if (CALM[role].includes(stop.name)) await expectCalm(page, `${where} on a desk`);
          expect.soft(await cutRings(page), `${where}: cut focus rings on a desk`).toEqual([]);
          await page.setViewportSize(viewport);
        }
      });
    });
  }
}

function isForAll({ screen }: Outcome): boolean {
  return screen !== null && FOR_ALL.includes(screen);
}
