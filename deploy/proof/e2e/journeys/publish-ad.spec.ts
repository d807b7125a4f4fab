import type { Browser, Page } from '@playwright/test';
import { expectAxeClean } from '../fixtures/axe.ts';
import type { Faults } from '../fixtures/faults.ts';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { openLive } from '../fixtures/live-page.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { Question } from '../pages/question.ts';
import { mailTo } from '../site/outbox.ts';
import { siteUnderTest } from '../site/site-under-test.ts';

/** Longer than a page is left in peace before an ad may come (shell/src/ads/watch-moments.ts), in ms. */
const SIX_MINUTES = 6 * 60_000;

const TITLE = 'Shehnai for the evening';

/** A page of a browser of its own; whatever breaks there breaks the test. */
async function newPage(browser: Browser, faults: Faults): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUnderTest().url });
  await faults.watch(context);
  return context.newPage();
}

/** A picture as a telephone makes it, 800 px wide. */
function picture(page: Page): Promise<Buffer> {
  return page
    .evaluate(async () => {
      const canvas = new OffscreenCanvas(800, 600);
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.fillStyle = '#f6c453';
      pen.fillRect(0, 0, 800, 600);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    })
    .then((bytes) => Buffer.from(bytes));
}

test("an advertiser's form becomes the ad that a member sees, by way of the manager", async ({
  page,
  browser,
  request,
  faults,
}) => {
  test.setTimeout(300_000);
  const advertiser = 'shehnai@example.com';

  await test.step('a visitor writes it, reads what is missing, and finds it after a reload', async () => {
    await page.goto('/profiles');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Publish an ad' }).click();
    await page.getByLabel('Title').fill(TITLE);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByLabel('Description')).toHaveAttribute('aria-invalid', 'true');
    await expectAxeClean(page, 'a form with errors');
    await page.getByLabel('Description').fill('Two players, two hours, in Pune.');
    await page.getByLabel('Price in rupees').fill('12,000');
    await page.getByLabel(/^Your name/).fill('Morya Vadya Pathak');
    await page.getByLabel('Phone number').fill('090009 14141');
    await page.getByLabel(/^E-mail/).fill(advertiser);
    await page.reload();
    await expect(page.getByLabel('Phone number')).toHaveValue('090009 14141');
    const preview = page.getByRole('region', { name: 'How families will see it' });
    await expect(preview).toContainText('₹12,000');
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByText('Thank you, Morya Vadya Pathak')).toBeVisible();
    await expectAxeClean(page, 'a form that was sent');
  });

  const desk = await newPage(browser, faults);
  const main = desk.getByRole('main');
  await enterAs(desk, demoMembers.staff);

  await test.step('the manager rejects one with a reason, which is mailed', async () => {
    await desk.goto('/leads');
    const mail = main.getByRole('link', { name: /^advertiser\d+@example\.com$/ });
    const address = (await mail.textContent()) ?? '';
    const reason = 'Please tell us in which towns you come to people.';
    await main.getByLabel('Why, in plain words for the advertiser').fill(reason);
    await main.getByRole('button', { name: 'Reject' }).click();
    await expect(main.getByText(/is rejected, and the advertiser gets a mail/)).toBeVisible();
    expect((await mailTo(address)).text).toContain(reason);
  });

  await test.step('and approves the new one, with a picture, as the preview shows it', async () => {
    await main
      .getByRole('grid', { name: /^Requests that wait/ })
      .getByText(TITLE)
      .click();
    await expect(main.getByRole('heading', { name: TITLE })).toBeVisible();
    await main.getByRole('checkbox', { name: /^Delayed/ }).click();
    const preview = main.getByRole('region', { name: 'As members see it' });
    await expect(preview).toContainText('Close in 10 seconds');
    const note = { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await main.getByLabel('Picture').setInputFiles(note);
    faults.expect(/422/);
    await main.getByRole('button', { name: 'Approve' }).click();
    await expect(main.getByLabel('Picture')).toHaveAttribute('aria-invalid', 'true');
    await main.getByLabel('Picture').setInputFiles({ ...note, buffer: await picture(desk) });
    await expect(preview.locator('img')).toBeVisible();
    await main.getByLabel('Price in rupees').fill('11,500');
    await expectAxeClean(desk, 'a request that is decided on');
    await main.getByRole('button', { name: 'Approve' }).click();
    await expect(main.getByText(`“${TITLE}” is approved.`)).toBeVisible();
    expect((await mailTo(advertiser)).text).toContain('is shown to our members from');
  });

  await test.step('ends the others, each after a question', async () => {
    const ads = main.getByRole('table', { name: 'Ads on the site' });
    const others = ads.getByRole('row').filter({ hasNotText: TITLE }).getByRole('button');
    await expect(ads.getByRole('row', { name: TITLE })).toContainText('₹11,500');
    for (let left = await others.count(); left > 0; left -= 1) {
      await others.first().click();
      await new Question(desk, /^End “/).confirm();
      await expect(others).toHaveCount(left - 1);
    }
  });

  await test.step('a member meets it once, when the page has been left in peace', async () => {
    const email = `sees-ads-${Date.now()}@example.com`;
    await joinByCalls(request, { name: 'Sakhi', lastName: 'Deshpande', email });
    const member = await newPage(browser, faults);
    await enterAs(member, email, NEW_PASSWORD);
    await member.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + Number(document.documentElement.dataset['ahead'] ?? 0);
    });
    await openLive(member, '/blogs');
    await member.evaluate((ms) => {
      document.documentElement.dataset['ahead'] = String(ms);
    }, SIX_MINUTES);
    await member.getByRole('link', { name: 'Profiles' }).first().click();
    const popup = member.getByRole('dialog', { name: TITLE });
    await expect(popup).toContainText('₹11,500');
    await expect(popup.getByRole('link')).toHaveAttribute('href', 'tel:+919000914141');
    const shown = popup.locator('img');
    await expect(shown).toHaveAttribute('src', /\/files\/ads\/[0-9a-f-]{36}\.webp$/);
    await expect
      .poll(() => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBe(960);
    await expect(popup.getByRole('button')).toBeDisabled();
  });
});
