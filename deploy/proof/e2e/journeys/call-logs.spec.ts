import type { Page, Route } from '@playwright/test';
import { unsavedCallDraftPrefix } from 'shared-contracts/domain/unsaved-call-drafts';
import { expectAxeClean } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { CallDesk, type LoggedCall } from '../pages/call-desk.ts';
import { isLong } from '../proof.ts';

const DESK = { width: 1366, height: 768 };

/** Another name and number for each call; nobody's. */
function callOf(n: number, day = Date.now()): LoggedCall {
  return {
    customer: `Prospect ${String.fromCodePoint(65 + (n % 26))}${Math.floor(n / 26)}${day % 100_000}`,
    phone: `+91 98${String(day % 1_000_000).padStart(6, '0')}${String(n).padStart(2, '0')}`,
    digit: String((n % 9) + 1),
    remark: `Spoke for ${n + 1} minutes.`,
  };
}

/** What this device keeps of drafts that the server does not have. */
const keptDrafts = (page: Page) =>
  page.evaluate(
    (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length,
    unsavedCallDraftPrefix('').replace(/:$/, ''),
  );

test.describe('staff at a desk', () => {
  test.use({ role: 'staff', viewport: DESK });

  test('turn the pages of the call logs, and Back turns them back', async ({ page, frame }) => {
    await page.goto('/profiles');
    await frame.choose('Call logs');
    const desk = new CallDesk(page);
    await desk.open();
    const main = page.getByRole('main');
    const next = main.getByRole('button', { name: 'Next' });
    await expect(desk.range).toHaveText(/^Call logs 1 to 20 of /);
    const rows = desk.grid.getByRole('row');
    const first = (await rows.nth(1).textContent()) ?? '';
    await expect(main.getByRole('button', { name: 'Prev' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await next.click();
    await expect(page).toHaveURL(/page=2/);
    await expect(desk.range).toHaveText(/^Call logs 21 to /);
    await expect(rows.nth(1)).not.toHaveText(first);
    await page.goBack();
    await expect(desk.range).toHaveText(/^Call logs 1 to 20 of /);
    await expect(rows.nth(1)).toHaveText(first);
    await page.goto('/calllogs?assigned_to_id=all&page=45');
    await expect(page.getByText('There is no page 45')).toBeVisible();
    await page.getByRole('button', { name: 'To the first page' }).click();
    await expect(desk.range).toHaveText(/^Call logs 1 to 20 of /);
    await expectAxeClean(page, 'the list of call logs');
  });

  test('log an hour of calls by keyboard alone, and find one again', async ({ page }) => {
    if (isLong) test.setTimeout(900_000);
    const desk = new CallDesk(page);
    await desk.open();
    const calls = Array.from({ length: isLong ? 40 : 8 }, (_, n) => callOf(n));
    for (const call of calls) {
      desk.strokes = 0;
      await desk.log(call);
      expect(desk.strokes, `strokes for ${call.customer}`).toBeLessThan(20);
    }
    const [found] = calls;
    if (found === undefined) throw new Error('e2e: no call was logged');
    await page.keyboard.press('/');
    await expect(desk.search).toBeFocused();
    await page.keyboard.insertText(found.phone.slice(-8));
    await expect(page).toHaveURL(/q=/);
    await expect(desk.rowOf(found.customer)).toBeVisible();
    await expect(desk.grid.getByRole('row')).toHaveCount(2);
    await page.keyboard.press('Escape');
    // What was searched for stays, and so do the rows.
    await expect(desk.search).toHaveValue(found.phone.slice(-8));
    await page.keyboard.press('j');
    await expect(desk.rowOf(found.customer)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(desk.field('Remark')).toHaveValue(found.remark);
    await expectAxeClean(page, 'an open call log');
    await page.keyboard.press('2');
    await page.keyboard.press('Control+Enter');
    await expect(desk.rowOf(found.customer)).toContainText('Call failed');
  });

  test('lose nothing while the API is away, through a reload, and are asked before they sign out', async ({
    page,
    frame,
    faults,
  }) => {
    faults.expect(/\/api\/v1\//, /net::ERR_FAILED|503/);
    const desk = new CallDesk(page);
    await desk.open();
    const call = callOf(60);
    const away = (route: Route) => route.abort();
    await page.route('**/api/v1/**', away);
    await desk.begin(call);
    await desk.press('Control+Enter');
    await expect(frame.notices).toContainText('Error saving call log');
    await expect(desk.field('Customer')).toHaveValue(call.customer);
    await expect(desk.form.getByText(/Your draft stays on this device/)).toBeVisible();
    expect(await keptDrafts(page)).toBe(1);
    await page.reload();
    await expect(desk.field('Remark')).toHaveValue(call.remark);
    await frame.choose('Logout');
    const question = page.getByRole('alertdialog', { name: 'Sign out before everything is sent?' });
    await question.getByRole('button', { name: 'Cancel' }).click();

    await page.unroute('**/api/v1/**', away);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => keptDrafts(page)).toBe(0);
    await page.reload();
    await expect(desk.field('Customer')).toHaveValue(call.customer);
    await desk.form.getByRole('button', { name: 'Save' }).click();
    await expect(frame.notices).toContainText('Call log saved');
    await expect(desk.rowOf(call.customer)).toBeVisible();
  });

  test('that have the same entry open are shown both versions, and choose', async ({
    page,
    browser,
    baseURL,
    visitOf,
    faults,
  }) => {
    faults.expect(/409.*\/api\/v1\/calllogs\//);
    const desk = new CallDesk(page);
    await desk.open();
    const call = callOf(70);
    await desk.log(call);
    const visit = await visitOf('staff');
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      ...(visit !== undefined && { storageState: visit }),
      viewport: DESK,
    });
    const other = new CallDesk(await context.newPage());
    await other.open({ assigned_to_id: 'all', q: call.customer });
    await other.rowOf(call.customer).click();
    await desk.rowOf(call.customer).click();
    for (const [who, words] of [
      [other, 'She asked for a photo.'],
      [desk, 'Her brother will call.'],
    ] as const) {
      await who.field('Remark').fill(words);
      await who.page.keyboard.press('Control+Enter');
      if (who === other) await expect(who.page.getByText('Call log saved')).toBeVisible();
    }
    await context.close();
    await expect(
      page.getByRole('heading', { name: 'A colleague saved this entry meanwhile' }),
    ).toBeFocused();
    const remark = desk.form.getByRole('group', { name: 'Remark' });
    await expect(remark).toContainText('She asked for a photo.');
    await expectAxeClean(page, 'two versions of a call log');
    await remark.getByRole('radio', { name: /^Both/ }).click();
    await page.keyboard.press('Control+Enter');
    await expect(desk.field('Remark')).toHaveValue(
      'She asked for a photo.\nHer brother will call.',
    );
    await expect(page.getByText('Call log saved')).toBeVisible();
  });

  test('are told at the field that a file is no recording, and of a recording that browsers cannot play what to do', async ({
    page,
    faults,
  }) => {
    faults.expect(/415/);
    const desk = new CallDesk(page);
    await desk.open();
    const call = callOf(80);
    await desk.begin(call);
    const file = desk.form.locator('input[type="file"]');
    await file.setInputFiles({
      name: 'a.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('words'),
    });
    await expect(desk.form.getByText('Only audio files can be recordings.')).toBeVisible();
    await file.setInputFiles({
      name: 'a.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('These are words and no sound. '.repeat(40)),
    });
    await expect(desk.form.getByText(/^a\.mp3 is there/)).toBeVisible();
    await desk.form.getByRole('button', { name: 'Save' }).click();
    const recording = desk.form.getByRole('group', { name: 'Recording' });
    await expect(recording).toContainText('Only audio files can be recordings.');
    await expect(desk.field('Customer')).toHaveValue(call.customer);
    await recording.getByRole('button', { name: 'Take it away' }).click();
    // As phones record calls; no browser plays it.
    const amr = Buffer.concat([Buffer.from('#!AMR\n'), Buffer.alloc(3200, '\x3c')]);
    await file.setInputFiles({ name: 'a.amr', mimeType: '', buffer: amr });
    await expect(desk.form.getByText(/^a\.amr is there/)).toBeVisible();
    await desk.form.getByRole('button', { name: 'Save' }).click();
    await desk.rowOf(call.customer).click();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^Play the recording of/ }).click();
    await expect(main.getByText(/^Browsers cannot play recordings of this kind/)).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: /^Download the recording of/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.amr$/);
  });

  test('who are no longer staff are left the 404 page, and nothing of the desk', async ({
    page,
    frame,
    faults,
  }) => {
    faults.expect(/404.*\/api\/v1\//);
    const desk = new CallDesk(page);
    await desk.open();
    const name = await desk.grid.getByRole('row').nth(1).getByRole('rowheader').textContent();
    await desk.grid.getByRole('row').nth(1).click();
    await expect(desk.form).toBeVisible();
    await page.route('**/api/v1/{calllogs,admins,apps,drafts}*', (route) =>
      route.fulfill({
        status: 404,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          status: 404,
          title: 'Not found',
          code: 'route.unknown',
          request_id: 'e2e',
        }),
      }),
    );
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(frame.title).toHaveText('We do not have this page');
    await expect(page.getByText(name ?? '', { exact: true })).toHaveCount(0);
    await expect(desk.form).toHaveCount(0);
  });
});

test.describe('staff with a phone', () => {
  test.use({ role: 'staff' });

  test('have list and entry one after the other, with Back between them', async ({
    page,
    frame,
  }) => {
    const desk = new CallDesk(page);
    await desk.open();
    const cards = page.getByRole('list', { name: /^Call logs of / }).getByRole('listitem');
    await expect(cards).toHaveCount(20);
    await frame.expectNoSidewaysScroll('call logs on a phone');
    await expectAxeClean(page, 'call logs on a phone');
    await page.getByText('Filters (1)').click();
    await page.getByRole('combobox', { name: 'Due' }).click();
    await page.getByRole('option', { name: 'Today', exact: true }).click();
    await expect(page).toHaveURL(/due=today/);
    await page.goBack();
    await cards
      .first()
      .getByRole('button', { name: /^Open the entry of / })
      .click();
    await expect(desk.form).toBeVisible();
    await expect(cards).toHaveCount(0);
    await frame.expectNoSidewaysScroll('a call log on a phone');
    await expectAxeClean(page, 'a call log on a phone');
    await page.goBack();
    await expect(cards).toHaveCount(20);
  });
});

test.describe('a member', () => {
  test.use({ role: 'member' });

  test('knows nothing of the call logs: no entry, no page, no answer', async ({ page, frame }) => {
    await page.goto('/calllogs');
    await expect(frame.title).toHaveText('We do not have this page');
    await frame.unfoldMenu();
    await expect(frame.top.getByRole('link', { name: 'Logout' })).toBeVisible();
    await expect(frame.top.getByRole('link', { name: 'Call logs' })).toHaveCount(0);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const reply = await page.request.get('/api/v1/calllogs', {
      headers: { 'x-app': 'web', authorization: `Bearer ${token}` },
    });
    expect(reply.status()).toBe(404);
  });
});
