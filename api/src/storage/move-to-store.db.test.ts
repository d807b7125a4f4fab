import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { temporaryFiles } from '../../test/files.ts';
import { insert, storePerson } from '../../test/rows.ts';
import { photoFiles } from './file-addresses.ts';
import { moveFiles } from './move-to-store.ts';
import type { ObjectStore } from './object-store/object-store.ts';

type Files = Awaited<ReturnType<typeof temporaryFiles>>;
let database: TestDatabase;
let disk: Files;
let bucket: Files;
beforeAll(async () => {
  database = await openTestDatabase();
  [disk, bucket] = [await temporaryFiles(), await temporaryFiles()];
});
afterAll(async () => {
  await Promise.all([disk.remove(), bucket.remove()]);
  await database.close();
});

async function keysIn(store: ObjectStore): Promise<string[]> {
  const keys = [];
  for await (const { key } of store.list('')) keys.push(key);
  return keys.toSorted();
}

it('moves what a row refers to, and nothing of whoever has left, also in the middle of it', async () => {
  const { db } = database;
  const profile_id = await storePerson(db);
  const own = randomUUID();
  const document = `documents/${randomUUID()}.pdf`;
  const video = `videos/${randomUUID()}.webm`;
  await insert(db, 'pics', { id: randomUUID(), profile_id, file_key: own, position: 0 });
  const kind = { doc_type: 'GovID', kind: 'pan', media_type: 'image/png', bytes: 1 } as const;
  await insert(db, 'verification_docs', {
    ...kind,
    id: randomUUID(),
    profile_id,
    file_key: document,
  });
  const film = { media_type: 'video/webm', seconds: 20, bytes: 1 } as const;
  await insert(db, 'video_intros', { ...film, profile_id, file_key: video });
  const left = [...photoFiles(randomUUID()), 'biodata/made-anew.pdf', 'documents/of-nobody.pdf'];
  const copies = photoFiles(own).filter((key) => key.startsWith('visitor/'));
  const photos = photoFiles(own).filter((key) => key.startsWith('photos/'));
  for (const key of [...left, ...copies, ...photos, document, video]) {
    await disk.files.put(key, Buffer.from(`of ${key}`));
  }
  const to: ObjectStore = {
    ...bucket.files,
    async put(key, content, length) {
      await bucket.files.put(key, content, length);
      if (key === video) await db.deleteFrom('video_intros').execute();
    },
  };
  const stays = [...left, ...copies, video].toSorted();
  expect(await moveFiles({ db, from: disk.files, to })).toEqual({
    moved: photos.length + 1,
    left: stays.length,
  });
  expect(await keysIn(bucket.files)).toEqual([...photos, document].toSorted());
  expect(await keysIn(disk.files)).toEqual(stays);
  expect(await moveFiles({ db, from: disk.files, to })).toMatchObject({ moved: 0 });
});
