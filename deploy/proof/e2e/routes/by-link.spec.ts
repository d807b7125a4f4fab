import { routeList, routes, type RouteName } from 'shared-contracts/platform/routes';
import { ROLES, type Role } from '../fixtures/roles.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Frame } from '../pages/frame.ts';
import { expectOpened } from './expect-opened.ts';
import { follow, waysFrom } from './links.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

/** Pages from which one gets everywhere; each is opened by address, and everything else by its links. */
const HUBS: Record<Role, readonly RouteName[]> = {
  visitor: ['blogs', 'profiles', 'login'],
  member: ['blogs', 'profiles', 'interests', 'settings', 'uploadDoc'],
  staff: ['blogs', 'profiles', 'calllogs', 'uploadDoc'],
};

/** A link to the filters opens them over the page, on a phone: the focus is in there. */
const WITH_FILTERS_OPEN = '/filtered/profiles?choose=true by a link';

/**
 * Nothing leads there: the logo goes to /profiles, whoever is signed in is past the door, staff write to nobody, and
 * /member is an address in somebody's mail.
 */
const WITHOUT_LINK: Record<Role, readonly RouteName[]> = {
  visitor: ['home', 'logout', 'member'],
  member: ['home', 'login', 'signup', 'resetPassword', 'member'],
  staff: ['home', 'login', 'signup', 'resetPassword', 'member', 'chat'],
};

// Each test walks in a browser of its own and changes nothing on the site.
test.describe.configure({ mode: 'parallel' });

for (const role of ROLES) {
  test.describe(`the links that a ${role} finds`, () => {
    test.use({ role });

    test('lead to every page there is, and Back leads back, the heading in focus', async ({
      page,
      frame,
    }) => {
      test.setTimeout(600_000);
      const reached = new Set<RouteName>();
      for (const hub of HUBS[role]) {
        const address = routes[hub].path;
        const there = outcomeOf({ name: hub, address }, role);
        await page.goto(address);
        await expectOpened(frame, there, `${address} as ${role}`);
        if (routes[hub].access === 'staff') {
          await expect(frame.desk.getByRole('link').first()).toBeVisible();
        }
        for (const way of await waysFrom(page)) {
          if (way.to === hub || reached.has(way.to)) continue;
          reached.add(way.to);
          // Signing out ends the visit that all tests of a role share; it has a test of its own.
          if (way.to === 'logout') continue;
          const where = `${way.address} by a link on ${address} as ${role}`;
          await follow(page, way);
          await expectArrived(
            frame,
            outcomeOf({ name: way.to, address: way.address }, role),
            where,
          );
          // Closed with nothing applied, the filters have led back already.
          if (!where.startsWith(WITH_FILTERS_OPEN)) await page.goBack();
          await expectArrived(frame, there, `Back from ${where}`);
        }
      }
      const missing = routeList
        .filter(({ access }) => access === 'public' || role === 'staff' || access === role)
        .map(({ name }) => name)
        .filter((name) => !WITHOUT_LINK[role].includes(name))
        .filter((name) => !reached.has(name) && !HUBS[role].includes(name));
      expect(missing, 'pages to which nothing leads').toEqual([]);
    });
  });
}

async function expectArrived(frame: Frame, outcome: Outcome, where: string): Promise<void> {
  await expectOpened(frame, outcome, where);
  if (!where.startsWith(WITH_FILTERS_OPEN)) {
    await expect.soft(frame.title, `${where}: focus`).toBeFocused();
    return;
  }
  const drawer = frame.page.getByRole('dialog');
  await expect.soft(drawer, `${where}: the filters`).toBeVisible();
  await expect.soft(drawer.locator(':focus'), `${where}: focus`).toHaveCount(1);
  await frame.page.keyboard.press('Escape');
  await expect.soft(drawer, `${where}: the filters after Escape`).toBeHidden();
}
