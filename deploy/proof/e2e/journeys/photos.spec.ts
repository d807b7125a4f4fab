import { listProfiles } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import sharp from 'sharp';
import { expectAxeClean } from '../fixtures/axe.ts';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { keyIn, PhotosPage, type ChosenFile } from '../pages/photos-page.ts';
import { isLong } from '../proof.ts';

/** Each of another colour and with a place in it; left and right differ. The first has 12 MP, as a phone takes them; in the long proof all. */
async function phonePhoto(n: number): Promise<ChosenFile> {
  const scale = n === 0 || isLong ? 1 : 0.2;
  const [width, height] = [2000 * scale, 3000 * scale];
  const half = { width, height, channels: 3, background: '#f0f0f0' } as const;
  const buffer = await sharp({
    create: { ...half, width: 2 * width, background: { r: n * 20, g: 60, b: 90 } },
  })
    .composite([{ input: { create: half }, left: width, top: 0 }])
    .withExif({ IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg({ quality: 60 })
    .toBuffer();
  return { name: `IMG_${n}.jpg`, mimeType: 'image/jpeg', buffer };
}

test.describe('photos', () => {
  test('are added many at once, put in order by keyboard, cropped, removed with undo, and shown to matches only', async ({
    page,
    browser,
    request,
    site,
  }) => {
    const email = 'photos@example.com';
    const { userId } = await joinByCalls(request, { name: 'Vatsala', lastName: 'Kale', email });
    await enterAs(page, email, NEW_PASSWORD);
    const photos = new PhotosPage(page);
    await photos.open();
    await expect(page.getByText('Profile Score: 0')).toBeVisible();
    const face = page.getByRole('banner').locator('img.sp-avatar');
    const faceKey = async () => keyIn((await face.getAttribute('src')) ?? '');
    await expect(face).toHaveCount(0);

    // Twelve photos and what says it is one: each is told of by itself.
    const files = await Promise.all(Array.from({ length: 12 }, (_, n) => phonePhoto(n)));
    const letter = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a letter') };
    await photos.add([...files.slice(0, 3), letter, ...files.slice(3, 11)]);
    await expect(photos.uploads).toContainText('letter.jpg');
    // A machine that is busy fails some for now: those alone are tried again.
    await expect(async () => {
      for (const again of await page.getByRole('button', { name: /^Try IMG/ }).all())
        await again.click();
      await expect(photos.tiles).toHaveCount(11, { timeout: 5000 });
    }).toPass({ timeout: 120_000 });
    await expect(photos.uploads).toContainText('This is not a photo.');
    await page.getByRole('button', { name: 'Take letter.jpg off this list' }).click();
    await photos.add(files.slice(11));
    await expect(photos.tiles).toHaveCount(12);
    await expect(page.getByText('A profile may have at most')).toBeVisible();
    // The score came by itself.
    await expect(page.getByText('Profile Score: 15')).toBeVisible();
    await expect(face).toBeVisible();
    await expect.poll(faceKey).toBe(await photos.keyOf(1));
    await expectAxeClean(page, 'twelve photos');

    // In order by keyboard alone: the second photo becomes the first.
    const second = await photos.keyOf(2);
    await page.getByRole('button', { name: 'Move photo 2', exact: true }).focus();
    const said = page.locator('[id^="DndLiveRegion"]');
    await page.keyboard.press('Space');
    await expect(said).toContainText('lifted from place 2 of 12');
    await page.keyboard.press('ArrowLeft');
    await expect(said).toContainText('at place 1 of 12');
    await page.keyboard.press('Space');
    await expect(said).toContainText('put at place 1 of 12');
    await expect.poll(() => photos.keyOf(1)).toBe(second);
    // In the top bar as well.
    await expect.poll(faceKey).toBe(second);
    const third = await photos.keyOf(3);
    await photos.edit(3);
    await page.getByRole('button', { name: 'Make it the main photo' }).click();
    await expect.poll(() => photos.keyOf(1)).toBe(third);

    // Cropped: another file, the old one is gone within seconds.
    const before = (await photos.photo(1).first().getAttribute('src')) ?? '';
    await photos.edit(1);
    await page.getByRole('button', { name: 'Crop and turn' }).click();
    const area = page.getByRole('group', { name: /Part that is kept/ });
    await expect(area).toBeVisible();
    await page.getByRole('button', { name: 'Turn right' }).click();
    await area.focus();
    await page.keyboard.press('ArrowDown');
    await expectAxeClean(page, 'the cropper');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => photos.keyOf(1)).not.toBe(third);
    expect((await request.get(before)).status()).toBe(404);

    // Removed and taken back; removed and left: the call outlives the page.
    const [, kept, gone] = [await photos.keyOf(1), await photos.keyOf(2), await photos.keyOf(3)];
    await photos.edit(2);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const undo = page.getByRole('button', { name: 'Undo, keep the photo' });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(photos.tiles).toHaveCount(12);
    expect(await photos.keyOf(2)).toBe(kept);
    await photos.edit(3);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const removed = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
    await page.getByRole('link', { name: 'Back' }).click();
    expect((await removed).status()).toBe(200);
    await photos.open();
    await expect(photos.tiles).toHaveCount(11);
    expect(await photos.keyOf(3)).not.toBe(gone);

    // For matches only: another member meets a drawing, with words, wherever he looks.
    const preview = page.getByRole('listitem').filter({ hasText: 'A visitor' });
    await expect(preview).toContainText('Photo for members');
    const matches = page.getByRole('radio', { name: /^Matches only/ });
    await matches.click();
    await expect(matches).toBeChecked();
    await expect(page.getByText('Saved: Matches only')).toBeVisible();
    await expect(preview).toContainText('Photo for matches');
    const his = await browser.newPage({ baseURL: site.url });
    const hisToken = await enterAs(his, demoMembers.rohan);
    await his.goto(routes.profile.href({ userId }));
    await expect(his.getByRole('heading', { name: 'Vatsala Kale' })).toBeVisible();
    await expect(his.getByText('Photo for matches')).toBeVisible();
    await expect(his.getByRole('img', { name: /Vatsala/ })).toHaveCount(0);
    const listing = await request.get(`${listProfiles.path}?sort=newest`, {
      headers: { 'x-app': 'web', authorization: `Bearer ${hisToken}` },
    });
    const card = listProfiles.reply
      .parse(await listing.json())
      .data.data.find(({ id }) => id === userId);
    expect([card?.pics, card?.photo_for]).toEqual([[], 'matched']);
    await his.close();
  });
});
