import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFiles } from '../../test/files.ts';
import { photoFiles } from './file-addresses.ts';
import type { ObjectStore } from './object-store/object-store.ts';
import { visitorCopies } from './visitor-copies.ts';

it('leave nothing where the photo was removed while its copy was made', async () => {
  const { files, remove } = await temporaryFiles();
  onTestFinished(remove);
  const create = { width: 480, height: 600, channels: 3, background: '#a06040' } as const;
  await files.put('photos/going-480.webp', await sharp({ create }).webp().toBuffer());
  const store: ObjectStore = {
    ...files,
    async put(key, content) {
      // Another node removes the photo and all its copies just before this one is there.
      for (const one of photoFiles('going')) await files.delete(one);
      await files.put(key, content);
    },
  };
  expect(await visitorCopies(store).take('going', 480)).toBeNull();
  const left = [];
  for await (const { key } of files.list('')) left.push(key);
  expect(left).toEqual([]);
});
