import type { Page } from '@playwright/test';
import { routes, type RouteAccess, type RouteName } from 'shared-contracts/platform/routes';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { enterAs } from '../fixtures/member.ts';
import { staleTexts, translatedTexts, translatePages } from '../fixtures/page-translator.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { CallDesk } from '../pages/call-desk.ts';
import { ContactsPage } from '../pages/contacts-page.ts';
import { FilteredPage } from '../pages/filtered-page.ts';
import { Frame } from '../pages/frame.ts';
import { InfoPage } from '../pages/info-page.ts';
import { Question } from '../pages/question.ts';
import { isLong } from '../proof.ts';
import { everyStop } from '../routes/stops.ts';

/** Controls that change what is on the page: fields, and what folds, opens, sorts, filters or pages. */
const CONTROLS = ['input', 'textarea', 'select', 'summary', 'button', '[role="tab"]']
  .map((one) => `main ${one}, dialog ${one}`)
  .join(', ');

/** Buttons that end the visit or leave the site; what the others send does not reach it. */
const LEFT_ALONE = 'sign out|log out|google|download|pay|print|pdf';

/** More of a page are like those before. */
const MOST_CONTROLS = 30;
/** Of pages that a journey has used already, of those that are much like another, and every day of public ones. */
const FEW_CONTROLS = 12;

/** Texts like those of the terms, in the same page of the same remote: in the long proof. */
const LIKE_TERMS: readonly RouteName[] = ['privacy', 'safety', 'refunds', 'community'];

/** Opens a page and works with its controls, one after the other, and closes what they open. */
async function workThrough(page: Page, address: string, most = MOST_CONTROLS): Promise<void> {
  const { title, skeletons } = new Frame(page);
  await page.goto(address);
  await expect(title).toBeVisible();
  await expect(skeletons).toHaveCount(0);
  await expect.poll(() => translatedTexts(page)).toBeGreaterThan(10);
  const { pathname } = new URL(page.url());
  for (let control = 0; control < most; control += 1) {
    if (!(await workWithControl(page, control))) break;
    await page.keyboard.press('Escape');
    // Tabs and filters change the rest of the address.
    if (new URL(page.url()).pathname !== pathname) await page.goBack();
  }
  await expectNothingStale(page);
}

async function expectNothingStale(page: Page): Promise<void> {
  expect.soft(await staleTexts(page), `${page.url()}: texts that stayed`).toEqual([]);
}

/** Nothing of what is pressed and typed from now on reaches the site. */
async function sendNothing(page: Page): Promise<void> {
  // Forms with something typed ask before they are left.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.route('**/api/v1/**', (route) =>
    ['GET', 'HEAD'].includes(route.request().method()) ? route.fallback() : route.abort('aborted'),
  );
}

/** What only these may open. */
const routesOf = (access: RouteAccess) =>
  Object.values(routes).filter((one) => one.access === access);

/** Types, chooses or presses, whether or not the control is in sight; false where there are no more. */
function workWithControl(page: Page, at: number): Promise<boolean> {
  return page.evaluate(
    async ([selector, leftAlone, index]) => {
      const drawn = () => new Promise((resolve) => setTimeout(resolve, 30));
      const one = [...document.querySelectorAll<HTMLElement>(selector)][index];
      if (one === undefined) return false;
      if (one.matches(':disabled, [type="file"], [type="hidden"]')) return true;
      one.focus();
      if (one instanceof HTMLSelectElement) {
        one.selectedIndex = (one.selectedIndex + 1) % one.length;
        one.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (one.matches('textarea, input:not([type="checkbox"], [type="radio"])')) {
        // React follows what the browser itself sets.
        const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value');
        for (const words of ['9', '98', '']) {
          own?.set?.call(one, words);
          one.dispatchEvent(new Event('input', { bubbles: true }));
          await drawn();
        }
      } else if (!new RegExp(leftAlone, 'i').test(one.textContent)) {
        // Selects of the desk open at the first half of a click.
        one.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
        one.click();
      }
      await drawn();
      return true;
    },
    [CONTROLS, LEFT_ALONE, at] as const,
  );
}

test.use({ viewport: { width: 1280, height: 800 } });

test('public pages that a browser has translated work on, and another language changes every text', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(400_000);
  await translatePages(context);
  await sendNothing(page);
  for (const { name, address } of await everyStop(request, 'visitor')) {
    if (routes[name].access !== 'public' || name === 'logout') continue;
    if (!isLong && LIKE_TERMS.includes(name)) continue;
    await workThrough(page, address, isLong ? MOST_CONTROLS : FEW_CONTROLS);
    for (const language of ['mr', 'en'] as const) {
      await page
        .locator(`.shell-languages [lang="${language}"]`)
        .evaluate((one) => (one as HTMLElement).click());
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // What the server words comes a moment later, on some pages.
      await page.waitForLoadState('networkidle');
      await expect(async () => expect(await staleTexts(page)).toEqual([])).toPass({
        timeout: 30_000,
      });
    }
  }
});

test('a member saves, filters and looks around where a browser has translated the pages', async ({
  page,
  context,
  request,
  frame,
}) => {
  const email = `translated-${Date.now()}@example.com`;
  await joinByCalls(request, { name: 'Sakhi', lastName: 'Deshpande', email });
  await enterAs(page, email, NEW_PASSWORD);
  await translatePages(context);

  const info = new InfoPage(page);
  await info.open(0);
  await info.suggested('Lives in').fill('Nashik');
  await info.choice('Marital status', 'Never married').check();
  await info.button('Save and continue').click();
  await expect(info.bar).toContainText('Saved just now');
  await info.text('Yearly income').fill('12 lakh');
  await info.save();
  await expect(info.bar).toContainText('Saved just now');
  await info.step(/^Personal/).click();
  await expect(info.title).toHaveText('Personal Details');
  await expectNothingStale(page);

  const contacts = new ContactsPage(page);
  await contacts.open();
  await contacts.save();
  await contacts.summary.getByRole('link').first().click();
  await contacts.field('Name').fill('Vatsala');
  await contacts.field('Relation').selectOption('Mother');
  await contacts.field('Phone').fill('90000 54321');
  await contacts.save();
  await expect(frame.notices).toContainText('Contacts updated');
  await expectNothingStale(page);

  const filtered = new FilteredPage(page);
  await page.goto(routes.filteredProfiles.href({ age_from: '26' }));
  await filtered.save('Near home');
  await filtered.chips.first().click();
  await expect(filtered.chips).toHaveCount(0);
  // Until it is there, the link may lie where the chip was, and a press there counts as a double tap.
  await expect(filtered.count).toBeVisible();
  await filtered.saved.getByRole('link', { name: 'Near home' }).click();
  await expect(filtered.chips).toHaveCount(1);
  await filtered.saved.getByRole('button', { name: /Near home/ }).click();
  await new Question(page, /^Remove the saved search/).confirm();
  await expect(filtered.saved).toHaveCount(0);
  await expectNothingStale(page);

  const person = await firstPerson(request, 'grooms');
  await page.goto(person.address);
  await page.getByRole('button', { name: 'Send Interest' }).click();
  await new Question(page, /interest/i).confirm();
  await expect(frame.notices).toContainText('Interest sent');
  await sendNothing(page);
  await workThrough(page, person.address);
  const others = routesOf('member').filter((one) => one !== routes.chat);
  for (const { path } of others) await workThrough(page, path, FEW_CONTROLS);
});

test.describe('staff', () => {
  test.use({ role: 'staff' });

  test('log calls, sort, turn pages and decide where a browser has translated the desk', async ({
    page,
    context,
    request,
    frame,
  }) => {
    await translatePages(context);
    const desk = new CallDesk(page);
    const main = page.getByRole('main');
    await desk.open();
    await expect(desk.range).toHaveText(/^Call logs 1 to /);
    const customer = `Prospect T${Date.now() % 100_000}`;
    const phone = `+91 97${String(Date.now() % 100_000_000).padStart(8, '0')}`;
    await desk.log({ customer, phone, digit: '1', remark: 'Spoke for a minute.' });
    await main.getByRole('button', { name: 'Next' }).click();
    await expect(desk.range).toHaveText(/^Call logs 21 to /);
    await desk.search.fill(phone.slice(-8));
    await expect(desk.grid.getByRole('row')).toHaveCount(2);
    await desk.rowOf(customer).click();
    await expect(desk.field('Remark')).toHaveValue('Spoke for a minute.');
    await desk.field('Remark').fill('Wants a call back.');
    await desk.form.getByRole('button', { name: /^Save/ }).click();
    await expect(frame.notices).toContainText('Call log saved');
    await main.getByRole('columnheader', { name: 'Customer' }).click();
    await expect(desk.rowOf(customer)).toBeVisible();
    await expectNothingStale(page);

    await frame.desk.getByRole('link', { name: 'Audit' }).click();
    const deeds = main.getByRole('combobox', { name: 'What was done' });
    const entries = main.getByRole('list', { name: /^Audit trail/ }).getByRole('listitem');
    await expect(entries.first()).toBeVisible();
    for (const deed of ['logged the call', 'changed the call log']) {
      await deeds.fill(deed);
      await page.getByRole('option', { name: deed, exact: true }).click();
      await expect(entries.first()).toContainText(deed);
    }
    await expectNothingStale(page);

    const bride = await firstPerson(request, 'brides');
    await sendNothing(page);
    for (const { path } of routesOf('staff')) await workThrough(page, path, FEW_CONTROLS);
    await workThrough(page, bride.address, FEW_CONTROLS);
  });
});
