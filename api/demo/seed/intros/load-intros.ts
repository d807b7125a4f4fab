import { readFile } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import type { Database } from '../../../src/platform/database/tables.ts';
import { videoKey } from '../../../src/storage/file-addresses.ts';
import type { ObjectStore } from '../../../src/storage/object-store/object-store.ts';
import { insertAll } from '../insert-all.ts';
import { before, DAY_MS } from '../moments.ts';
import { INTRO_SECONDS, type SeedIntro } from './introduced.ts';

/** Stores the clips where uploads are kept; the profiles name them already. */
export async function loadIntros(
  trx: Transaction<Database>,
  intros: readonly SeedIntro[],
  { files, now }: { files: ObjectStore; now: Date },
): Promise<void> {
  const clips = await Promise.all(
    intros.map(async (intro) => ({ ...intro, clip: await readFile(clipOf(intro.portrait)) })),
  );
  await insertAll(
    trx,
    'video_intros',
    clips.map(({ person, file, clip }) => ({
      profile_id: person.id,
      file_key: videoKey(file),
      media_type: 'video/webm' as const,
      seconds: INTRO_SECONDS,
      bytes: clip.length,
      created_at: before(now, Math.floor(person.createdDaysAgo / 2) * DAY_MS),
    })),
  );
  await Promise.all(clips.map(({ file, clip }) => files.put(videoKey(file), clip)));
}

/** Where the clip of a drawing is. */
export function clipOf(portrait: string): URL {
  return new URL(`./clips/${portrait}.webm`, import.meta.url);
}
