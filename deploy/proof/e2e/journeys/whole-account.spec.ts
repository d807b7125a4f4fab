import { fileURLToPath } from 'node:url';
import { routes } from 'shared-contracts/platform/routes';
import sharp from 'sharp';
import { expectNothingLeft } from '../fixtures/left-on-device.ts';
import { sessionOf } from '../fixtures/member.ts';
import { joinAs, newcomer } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/test.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { ContactsPage } from '../pages/contacts-page.ts';
import { InfoPage } from '../pages/info-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PhotosPage } from '../pages/photos-page.ts';
import { Question } from '../pages/question.ts';
import { ReviewDesk } from '../pages/review-desk.ts';

const CLIP = fileURLToPath(
  new URL('../../../../api/demo/seed/intros/clips/f16a.webm', import.meta.url),
);

/** What members prove with a document, and how the desk calls it. */
const PROOFS = [
  { at: routes.uploadDoc, kind: 'PAN card', type: 'Identity' },
  { at: routes.uploadJobDoc, kind: 'Salary slip', type: 'Job' },
] as const;

test('one account from joining to leaving: profile, photos, video, documents, contacts, biodata, plan', async ({
  page,
  frame,
  browser,
  baseURL,
  visitOf,
  faults,
}) => {
  const person = { ...newcomer(), name: 'Ketaki', email: `whole-${Date.now()}@example.com` };
  const main = page.getByRole('main');
  const score = async () => Number(/\d+/.exec((await frame.top.textContent()) ?? '')?.[0]);
  const file = {
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({
      create: {
        width: 900,
        height: 1200,
        channels: 3,
        background: '#b08060',
      },
    })
      .composite([
        {
          input: {
            create: {
              width: 500,
              height: 400,
              channels: 3,
              background: '#fff',
            },
          },
        },
      ])
      .jpeg()
      .toBuffer(),
  };

  await test.step('she joins, and fills in her profile', async () => {
    await joinAs(page, person);
    const info = new InfoPage(page);
    await info.open(0);
    await info.suggested('Lives in').fill('Nashik');
    await info.choice('Marital status', 'Never married').check();
    await info.save();
    await expect(frame.notices).toContainText('Profile saved');
  });

  await test.step('two photos and a video', async () => {
    const photos = new PhotosPage(page);
    await photos.open();
    await photos.add([file, { ...file, name: 'second.jpg' }]);
    // The same picture, which the page asks about.
    await page.getByRole('button', { name: /^Add .+ again$/ }).click();
    await expect(photos.tiles).toHaveCount(2);
    await page.goto(routes.uploadIntro.href());
    await page.locator('input[type=file]').setInputFiles(CLIP);
    await page.getByRole('button', { name: 'Use this video', exact: true }).click();
    await expect(page.getByLabel('Your introduction', { exact: true })).toBeVisible();
  });

  const before = await score();
  await test.step('documents, which staff decide on', async () => {
    for (const { at, kind } of PROOFS) {
      await page.goto(at.href());
      await main.getByLabel('What are you sending?').selectOption(kind);
      await main.getByLabel('Choose files', { exact: true }).setInputFiles(file);
      await expect(main.getByRole('heading', { name: 'Page 1' })).toBeVisible();
      await main.getByRole('button', { name: 'Send the document' }).click();
      await expect(main.getByRole('heading', { name: 'Waiting for our team' })).toBeVisible();
    }
    const visit = await visitOf('staff');
    const desk = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      ...(visit !== undefined && { storageState: visit }),
    });
    const staff = await desk.newPage();
    const reviews = new ReviewDesk(staff);
    for (const { type } of PROOFS) {
      await reviews.take(`${type} of Ketaki Deshpande`);
      await staff.getByRole('button', { name: 'Show page 1' }).click();
      await expect(staff.getByRole('img', { name: 'Page 1 of the document' })).toBeVisible();
      await staff.getByRole('button', { name: 'Approve (A)' }).click();
      await reviews.sendNow();
    }
    await desk.close();
    // She learns of it where she is.
    await expect.poll(score).toBeGreaterThan(before);
    await page.reload();
    await expect(main.getByText(/^Verified on /)).toBeVisible();
  });

  await test.step('a contact of her family, and her biodata', async () => {
    const contacts = new ContactsPage(page);
    await contacts.open();
    await contacts.field('Name').fill('Vatsala');
    await contacts.field('Relation').selectOption('Mother');
    await contacts.field('Phone').fill('90000 54321');
    await contacts.save();
    await expect(frame.notices).toContainText('Contacts updated');
    const { userId } = await sessionOf(page.request, person.email, person.password);
    await page.goto(routes.profile.href({ userId: String(userId) }));
    const coming = page.waitForEvent('download');
    await page
      .getByRole('region', { name: 'Biodata as PDF' })
      .getByRole('button', { name: 'Download biodata' })
      .click();
    expect((await coming).suggestedFilename()).toBe('biodata.pdf');
  });

  await test.step('a plan, which she has after signing in again', async () => {
    const checkout = new CheckoutPage(page);
    await checkout.open('/subscription?buy=belief-month');
    await checkout.openPopup();
    await checkout.payByUpi();
    await new LoginPage(page).signInAfterPaying(person.email, person.password);
    await page.goto('/subscription');
    await expect(main.getByText(/^You are on Belief until /)).toBeVisible();
  });

  await test.step('she leaves, told of the plan that runs, and nothing stays', async () => {
    await page.goto(routes.deleteAccount.href());
    expect(faults.unexpected()).toEqual([]);
    // What was asked for while the account went.
    faults.expect(/status of 401 .*\/api\/v1\//);
    await expect(main).toContainText('Belief');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await new Question(page, /./).confirm();
    await expect(frame.title).toHaveText('You are signed out');
    await expect(frame.notices).toContainText(
      'Account Deleted - Your account has been successfully deleted.',
    );
    await expectNothingLeft(page);
    await expect(sessionOf(page.request, person.email, person.password)).rejects.toThrow('401');
  });
});
