import { getAccount } from 'shared-contracts/calls/auth';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { routes } from 'shared-contracts/platform/routes';
import { expectAxeClean } from '../fixtures/axe.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { refuse } from '../states/changed-profile.ts';

const STAFF_CODE = /\/mf-staff\//;

test.describe('staff', () => {
  test.use({ role: 'staff' });

  test('have a desk with its own frame, on a screen and on a phone, and leave it again', async ({
    page,
    frame,
  }) => {
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(routes.calllogs.href());
      const calls = frame.desk.getByRole('link', { name: 'Calls' });
      await expect(calls).toHaveAttribute('aria-current', 'page');
      const icons = frame.desk.locator('.sp-icon');
      await expect(icons).toHaveCount(await frame.desk.getByRole('link').count());
      // Each is drawn: without a size of its own it would have none in the rail.
      for (const icon of await icons.all()) await expect(icon).toBeVisible();
      await expect(frame.tabs).toHaveCount(0);
      await expect(frame.top).not.toContainText('Profile Score');
      await expect(page.getByRole('contentinfo')).toHaveCount(0);

      await frame.desk.getByRole('link', { name: 'Reviews' }).click();
      await expect(frame.title).toHaveText('Reviews');
      await frame.desk.getByRole('link', { name: 'Audit' }).click();
      await expect(frame.title).toHaveText('Audit');
      const entries = page.getByRole('list', { name: /^Audit trail/ }).getByRole('listitem');
      await expect(entries.first()).toContainText(' IST');
      await frame.expectNoSidewaysScroll(`the audit page, ${width} px`);
      await expectAxeClean(page, `the audit page, ${width} px`);

      await frame.top.getByRole('link', { name: "Members' site" }).click();
      await expect(frame.tabs).toBeVisible();
      await expect(frame.desk).toHaveCount(0);
    }
  });

  test('see on the narrowest phone, whose rail scrolls, on which page they are', async ({
    page,
    frame,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(routes.audit.href());
    const here = frame.desk.getByRole('link', { name: 'Audit' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(here).toBeInViewport({ ratio: 1 });
  });

  test('note what they learn at a profile, and find it on the audit trail', async ({
    page,
    request,
  }) => {
    const { name, address } = await firstPerson(request, 'brides');
    await page.goto(address);
    const history = page.getByRole('region', { name: 'Staff history' });
    const note = `Call after eight, ${name}'s brother said`;
    await history.getByLabel('Note').fill(note);
    await history.getByLabel('Status').selectOption('Call back later');
    await history.getByRole('button', { name: 'Add to the history' }).click();
    const first = history.getByRole('listitem').first();
    await expect(first).toContainText(note);
    await expect(first).toContainText(' IST');
    await expect(history.getByLabel('Note')).toHaveValue('');
    await expectAxeClean(page, 'the history at a profile');

    await page.goto(routes.audit.href({ action: 'trails.add' }));
    const entries = page.getByRole('list', { name: /^Audit trail/ }).getByRole('listitem');
    await expect(entries.first()).toContainText(`added to the staff history of ${name}`);
  });

  test('who are none any more have nothing of the desk on screen after its next call', async ({
    page,
    frame,
    faults,
  }) => {
    faults.expect(/404.*\/api\/v1\/calllogs/);
    const requested = page.waitForResponse(`**${getAccount.path}`);
    await page.goto(routes.calllogs.href());
    const { data } = getAccount.reply.parse(await (await requested).json());
    await expect(frame.title).toHaveText('Call logs');
    const main = page.getByRole('main');
    await expect(main.getByText(/^Call logs 1 to 20 of /)).toBeVisible();
    await expect(frame.desk.getByRole('link').first()).toBeVisible();

    await page.route(`**${listCallLogs.path}*`, (route) => refuse(route, 404, 'route.unknown'));
    await page.route(`**${getAccount.path}`, (route) =>
      route.fulfill({ json: { data: { ...data, duties: [] } } }),
    );
    await main.getByRole('button', { name: 'Next' }).click();
    await expect(frame.title).toHaveText('We do not have this page');
    await expect(main.getByText(/^Call logs/)).toHaveCount(0);
    await expect(frame.desk).toHaveCount(0);
    await expect(frame.tabs).toBeVisible();
  });
});

test.describe('a member', () => {
  test.use({ role: 'member' });

  test('fetches nothing of the desk, also where they type its addresses', async ({
    page,
    frame,
    request,
  }) => {
    const fetched: string[] = [];
    page.on('request', (one) => fetched.push(one.url()));
    const { address } = await firstPerson(request, 'grooms');
    for (const { href } of [routes.calllogs, routes.audit]) {
      await page.goto(href());
      await expect(frame.title).toHaveText('We do not have this page');
      await expect(frame.tabs).toBeVisible();
    }
    await page.goto(address);
    await expect(frame.title).toBeVisible();
    // Idle time has been spent on fetching ahead.
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => STAFF_CODE.test(url))).toEqual([]);
    expect(await page.locator('link[href*="/mf-staff/"]').count()).toBe(0);
  });
});
