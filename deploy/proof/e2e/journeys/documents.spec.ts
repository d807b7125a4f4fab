import type { Browser, Page } from '@playwright/test';
import { createUpload } from 'shared-contracts/calls/uploads';
import { submitDoc } from 'shared-contracts/calls/verification';
import { routes } from 'shared-contracts/platform/routes';
import { expectAxeClean } from '../fixtures/axe.ts';
import { expectFitEverywhere } from '../fixtures/fit.ts';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { Question } from '../pages/question.ts';
import { ReviewDesk } from '../pages/review-desk.ts';

/** A drawn card on a plain table, as a camera takes it. */
async function cardPhoto(browser: Browser, number: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 900, height: 600 } });
  await page.setContent(`
    <body style="margin:0;background:#b9a48c;display:grid;place-items:center;height:100vh">
      <div style="width:640px;height:400px;background:#fff;border-radius:18px;padding:36px;
        box-sizing:border-box;font:26px/1.7 sans-serif;color:#111">
        <b>Sakhi Deshpande</b><br>21 March 1998<br>Female<br>Pune, Maharashtra
        <div style="font:700 44px monospace;margin-top:44px;padding-left:90px">${number}</div>
      </div>
    </body>`);
  const photo = await page.screenshot({ type: 'jpeg' });
  await page.close();
  return photo;
}

/** Brightness of a shown picture at a place, in fractions of its sides. */
function brightness(page: Page, name: string, x: number, y: number): Promise<number> {
  return page.getByRole('img', { name }).evaluate(
    async (img: HTMLImageElement, [left, top]) => {
      await img.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [img.naturalWidth, img.naturalHeight];
      const context = canvas.getContext('2d');
      context?.drawImage(img, 0, 0);
      const place = [(left ?? 0) * canvas.width, (top ?? 0) * canvas.height] as const;
      return context?.getImageData(...place, 1, 1).data[0] ?? -1;
    },
    [x, y],
  );
}

test('two pages are covered, sent, refused, sent again and approved: seal and score appear', async ({
  page,
  browser,
  baseURL,
  visitOf,
  frame,
  faults,
}) => {
  test.slow();
  const person = { name: 'Sakhi', lastName: 'Deshpande', email: `docs-${Date.now()}@example.com` };
  await joinByCalls(page.request, person);
  await enterAs(page, person.email, NEW_PASSWORD);
  const [front, back] = [
    await cardPhoto(browser, '1234 5678 9012'),
    await cardPhoto(browser, '1234 5678 9012'),
  ];
  const main = page.getByRole('main');
  await page.goto(routes.uploadDoc.href());
  await main.getByLabel('What are you sending?').selectOption('Aadhaar card');

  // What is no picture is refused in words, and nothing else is lost.
  const files = main.getByLabel('Choose files', { exact: true });
  await files.setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: front },
    { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('this is a text') },
    { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
    { name: 'back.jpg', mimeType: 'image/jpeg', buffer: back },
  ]);
  await expect(main.getByRole('alert')).toContainText('letter.jpg cannot be opened here');
  await expect(main.getByRole('alert')).toContainText('IMG_1.heic is a HEIC picture');
  const pages = main.getByRole('heading', { name: /^Page \d+$/ });
  await expect(pages).toHaveCount(2);

  // Nothing goes before the bar is confirmed on each page; it moves by keyboard.
  const send = main.getByRole('button', { name: 'Send the document' });
  await send.click();
  await expect(
    main.getByText('Please say whether the first eight digits are covered.'),
  ).toHaveCount(2);
  const bar = main.getByRole('button', { name: /^Bar over the Aadhaar number on page 1/ });
  const before = await bar.boundingBox();
  await bar.press('ArrowLeft');
  for (let step = 0; step < 6; step++) await bar.press('ArrowUp');
  await bar.press('Shift+ArrowRight');
  await expect.poll(async () => (await bar.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await main.getByRole('button', { name: 'Turn page 2' }).click();
  await main.getByRole('button', { name: 'Crop page 2' }).click();
  // By key: it stands where Crop was pressed a moment ago, and a second click there counts as one with it.
  await main.getByRole('button', { name: 'Cut to the frame' }).press('Enter');
  for (const box of await main.getByLabel('The first eight digits are covered').all()) {
    await box.check();
  }
  await expectFitEverywhere(page, 'pages of a document');
  await send.click();
  await expect(frame.notices).toContainText('Your document is sent.');
  await expect(main.getByRole('heading', { name: 'Waiting for our team' })).toBeVisible();
  await expect(main.getByText('2 pages')).toBeVisible();
  await expect(main.getByText('No one has opened it yet.')).toBeVisible();

  // A reviewer takes it, sees it covered until it is asked for, and refuses it with a reason.
  const visit = await visitOf('staff');
  const desk = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...(visit !== undefined && { storageState: visit }),
  });
  const staff = await desk.newPage();
  const reviews = new ReviewDesk(staff);
  await reviews.take('Identity of Sakhi Deshpande');
  await staff.getByRole('button', { name: 'Show page 1' }).press('Enter');
  await expect(staff.getByText('Lower part covered')).toBeVisible();
  await staff.getByRole('button', { name: 'Uncover page 1' }).press('Enter');
  await expect(staff.getByText('Uncovered, and noted.')).toBeVisible();
  // The digits are gone from the file, not hidden by the page: the bar is black, what is beside it is not.
  expect(await brightness(staff, 'Page 1 of the document', 0.5, 0.64)).toBeLessThan(30);
  expect(await brightness(staff, 'Page 1 of the document', 0.75, 0.7)).toBeGreaterThan(100);
  await expectAxeClean(staff, 'a document at the desk');
  await staff.getByRole('button', { name: 'Refuse (R)' }).click();
  await staff
    .getByLabel('Or in your own words')
    .fill('The back is turned. Please send it upright.');
  await staff.getByRole('button', { name: 'Refuse with my words' }).click();
  await reviews.sendNow();

  await page.reload();
  await expect(main.getByRole('heading', { name: 'It could not be accepted' })).toBeVisible();
  await expect(main.getByText('The back is turned. Please send it upright.')).toBeVisible();
  await main.getByRole('button', { name: 'Opened 2 times' }).click();
  await expect(
    main.getByText(/^A reviewer opened page 1 and looked under the cover/),
  ).toBeVisible();
  await expectAxeClean(page, 'a refused document');

  // Sent again: the line breaks once and nothing is lost, nor sent twice.
  const begun: string[] = [];
  page.on('request', (request) => {
    const isUpload = new URL(request.url()).pathname.startsWith(createUpload.path);
    if (isUpload && request.method() !== 'HEAD') begun.push(request.method());
  });
  await main.getByLabel('What are you sending?').selectOption('PAN card');
  const photo = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: front };
  await files.setInputFiles(photo);
  await expect(pages).toHaveCount(1);
  faults.expect(/ERR_FAILED.*verification\/doc/);
  await page.route(`**${submitDoc.path}*`, (route) => route.abort());
  await send.click();
  await expect(main.getByText('It was not sent')).toBeVisible();
  await expect(pages).toHaveCount(1);
  await page.unroute(`**${submitDoc.path}*`);
  await send.click();
  await expect(main.getByRole('heading', { name: 'Waiting for our team' })).toBeVisible();
  expect(begun).toEqual(['POST', 'PATCH']);
  const score = page.getByText(/^Profile Score: \d+$/);
  const earlier = (await score.textContent()) ?? '';
  await reviews.take('Identity of Sakhi Deshpande');
  await staff.getByRole('button', { name: 'Show page 1' }).press('Enter');
  await expect(staff.getByRole('img', { name: 'Page 1 of the document' })).toBeVisible();
  await staff.getByRole('button', { name: 'Approve (A)' }).click();
  await reviews.sendNow();

  // Seal and score come by themselves; the page follows.
  await expect(score).not.toHaveText(earlier);
  await desk.close();
  await page.reload();
  await expect(main.getByText(/^Verified on /)).toBeVisible();
  await expect(send).toBeHidden();
  await expectFitEverywhere(page, 'a verified document');

  // One that waits is taken back after a question.
  await page.goto(routes.uploadPropertyDoc.href());
  await main.getByLabel('Take a photo', { exact: true }).setInputFiles({ ...photo, buffer: back });
  await send.click();
  await expect(main.getByRole('heading', { name: 'Waiting for our team' })).toBeVisible();
  await main.getByRole('button', { name: 'Take it back' }).click();
  await new Question(page, 'Take this document back?').confirm();
  await expect(send).toBeVisible();
});
