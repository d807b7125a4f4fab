import type { Page } from '@playwright/test';
import { addPics } from 'shared-contracts/calls/pictures';
import { createUpload } from 'shared-contracts/calls/uploads';
import { routes } from 'shared-contracts/platform/routes';
import sharp from 'sharp';
import { openBreakingLine } from '../fixtures/breaking-line.ts';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { demoMembers, enterAs, storedKeys } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { CallDesk } from '../pages/call-desk.ts';
import { PhotosPage, type ChosenFile } from '../pages/photos-page.ts';
import { isLong } from '../proof.ts';

/** A picture that no compression makes small: its sending has a middle. */
async function noisyPhoto(): Promise<ChosenFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 900, height: 700, channels: 3, background: '#808080', noise } as const;
  const buffer = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
  return { name: 'noise.jpg', mimeType: 'image/jpeg', buffer };
}

/** A recording by its first bytes; the rest is silence. */
function recording(): ChosenFile {
  const buffer = Buffer.alloc(400_000);
  buffer.write('ID3\u0004', 'latin1');
  return { name: 'call.mp3', mimeType: 'audio/mpeg', buffer };
}

/** How a file is sent on its page. */
interface Sending {
  readonly file: () => ChosenFile | Promise<ChosenFile>;
  readonly isOfStaff?: boolean;
  readonly open: (page: Page) => Promise<unknown>;
  readonly send: (page: Page, file: ChosenFile) => Promise<unknown>;
  readonly expectArrived: (page: Page) => Promise<void>;
}

/** The kinds beside videos, of which video-introduction.spec.ts tells. */
const SENDINGS = {
  document: {
    file: noisyPhoto,
    open: (page) => page.goto(routes.uploadIncomeDoc.href()),
    async send(page, file) {
      const main = page.getByRole('main');
      await main.getByLabel('Choose files', { exact: true }).setInputFiles(file);
      // Drawn anew and turned, in each try: the bytes are the same.
      await main.getByRole('button', { name: 'Turn page 1' }).click();
      await main.getByRole('button', { name: 'Send the document' }).click();
    },
    expectArrived: (page) =>
      expect(page.getByRole('heading', { name: 'Waiting for our team' })).toBeVisible(),
  },
  photo: {
    file: noisyPhoto,
    open: (page) => new PhotosPage(page).open(),
    send: (page, file) => new PhotosPage(page).add([file]),
    expectArrived: (page) => expect(new PhotosPage(page).tiles).toHaveCount(1),
  },
  audio: {
    file: recording,
    isOfStaff: true,
    async open(page) {
      await page.setViewportSize({ width: 1366, height: 768 });
      const desk = new CallDesk(page);
      await desk.open();
      await desk.press('n');
      await expect(desk.field('Customer')).toBeFocused();
    },
    send: (page, file) =>
      page.getByLabel('Choose a recording', { exact: true }).setInputFiles(file),
    expectArrived: (page) =>
      expect(page.getByText('call.mp3 is there and will be saved with the entry.')).toBeVisible(),
  },
} satisfies Record<string, Sending>;

/** Requests about uploads, with the byte at which each begins; -1 where it names none. */
function uploadRequests(page: Page): (readonly [method: string, offset: number])[] {
  const requested: (readonly [string, number])[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith(createUpload.path)) return;
    requested.push([request.method(), Number(request.headers()['upload-offset'] ?? -1)]);
  });
  return requested;
}

/** Signs in whoever sends files of a kind: for all but recordings somebody who is new. */
async function enter(page: Page, { isOfStaff }: Sending): Promise<void> {
  if (isOfStaff === true) await enterAs(page, demoMembers.staff);
  else {
    const email = `resumed-${Date.now()}@example.com`;
    await joinByCalls(page.request, { name: 'Vasudha', lastName: 'Gokhale', email });
    await enterAs(page, email, NEW_PASSWORD);
  }
}

async function expectGoneOn(
  page: Page,
  { isOfStaff }: Sending,
  requested: ReturnType<typeof uploadRequests>,
): Promise<void> {
  // While the line is down, the page may ask for the offset more than once.
  const told = requested.filter(
    ([method], at) => method !== 'HEAD' || requested[at + 1]?.[0] !== 'HEAD',
  );
  const [begun, first, asking, next, ...more] = told;
  expect([begun?.[0], first, asking?.[0], next?.[0], more]).toEqual([
    'POST',
    ['PATCH', 0],
    'HEAD',
    'PATCH',
    [],
  ]);
  // In its middle: something of it had arrived, and was not sent again.
  expect(next?.[1]).toBeGreaterThan(0);
  // A recording waits for its entry; the others were used, and nothing tells of them any more.
  const left = (await storedKeys(page)).filter((key) => key.startsWith('upload:'));
  expect(left).toHaveLength(isOfStaff === true ? 1 : 0);
}

/** A document daily: its picture is drawn a second time. */
for (const kind of isLong ? (['document', 'photo', 'audio'] as const) : (['document'] as const)) {
  test(`a file goes on at the byte where it stopped when the page is loaded anew: ${kind}`, async ({
    page,
  }) => {
    const sending: Sending = SENDINGS[kind];
    await enter(page, sending);
    const requested = uploadRequests(page);
    page.on('dialog', (dialog) => void dialog.accept());
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    const slow = { offline: false, uploadThroughput: 20_000, downloadThroughput: -1, latency: 0 };
    const chosen = await sending.file();
    await sending.open(page);
    await line.send('Network.emulateNetworkConditions', slow);
    await sending.send(page, chosen);
    const bar = page.locator('progress');
    await expect
      .poll(() => bar.evaluate((one: HTMLProgressElement) => one.position), { timeout: 30_000 })
      .toBeGreaterThan(0.1);
    await page.reload();
    expect(await storedKeys(page)).toContainEqual(expect.stringMatching(/^upload:/));
    await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await sending.open(page);
    await sending.send(page, chosen);
    await sending.expectArrived(page);
    await expectGoneOn(page, sending, requested);
  });
}

/** A photo daily. */
for (const kind of isLong ? (['document', 'photo', 'audio'] as const) : (['photo'] as const)) {
  test(`a file goes on at the byte where it stopped when the line breaks: ${kind}`, async ({
    browser,
    site,
  }) => {
    const sending: Sending = SENDINGS[kind];
    const line = await openBreakingLine(site.url);
    const page = await browser.newPage({ baseURL: line.url });
    await enter(page, sending);
    const requested = uploadRequests(page);
    await sending.open(page);
    line.breakAfter(150_000);
    await sending.send(page, await sending.file());
    await sending.expectArrived(page);
    await expectGoneOn(page, sending, requested);
    await page.close();
    await line.close();
  });
}

test('the same picture chosen again is another photo only if its owner says so, and neither takes the upload of the other', async ({
  page,
}) => {
  await enter(page, SENDINGS.photo);
  const photos = new PhotosPage(page);
  await photos.open();
  const requested = uploadRequests(page);
  const begun = () => requested.filter(([method]) => method === 'POST').length;
  // The form of the first waits until the second has begun: what it sent is all there by then.
  await page.route(`**${addPics.path}`, async (route) => {
    await expect.poll(begun).toBe(2);
    await route.continue();
  });
  const file = await noisyPhoto();
  const named = page.waitForRequest(`**${addPics.path}`);
  await photos.add([file]);
  await named;
  await photos.add([{ ...file, name: 'again.jpg' }]);
  await expect(page.getByText('You have chosen this photo already.')).toBeVisible();
  await page.getByRole('button', { name: /^Add .+ again$/ }).click();
  await expect(photos.tiles).toHaveCount(2);
  // On a later visit the page knows it again, by what it was before it was sent.
  await photos.open();
  await photos.add([file]);
  await expect(page.getByText('This photo is in your profile already.')).toBeVisible();
  expect(begun()).toBe(2);
});
