import { watch } from 'node:fs';
import { mkdir, readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { CallShape } from 'shared-contracts/calls/call';
import { callPath } from 'shared-contracts/calls/call';
import { APP_HEADER } from 'shared-contracts/calls/client';
import { addPics } from 'shared-contracts/calls/pictures';
import { submitDoc, submitVideoIntro } from 'shared-contracts/calls/verification';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { photoFiles } from '../../src/files/file-addresses.ts';
import { FILE_REMOVAL, LostFile } from '../../src/files/lost-files.store.ts';
import type { Database } from '../../src/platform/tables.ts';
import { extentOf } from '../proof.ts';
import { begin, type Life } from './life.ts';
import type { Writer } from './member-ledgers.ts';
import { castPeople, JWT_SECRET } from './people.ts';
import { setStage, type Stage } from './stage.ts';

/** How often each kind of file is stored by a process that dies in it. */
const DEATHS = extentOf('FILE_DEATHS', { daily: 1, long: 12 });
const ENV = {
  ...{ SEED: 'none', LOG_LEVEL: 'error', HOST: '127.0.0.1', JWT_SECRET, PAYMENTS: 'none' },
  ...{ BUSY_AFTER_MS: '0', DATABASE_QUEUE: '0' },
};
/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 60_000 };
const CLIP = fileURLToPath(new URL('../../seed/intros/clips/f16a.webm', import.meta.url));
const INCOMING = '.incoming';

/** A kind of file: how it is handed in, and the folder that it ends in. */
interface Kind {
  readonly call: CallShape;
  readonly query?: Readonly<Record<string, string>>;
  readonly folder: 'documents' | 'photos' | 'videos';
  readonly form: () => Promise<FormData>;
}

async function formOf(name: string, file: Buffer, type: string): Promise<FormData> {
  const form = new FormData();
  if (name === 'doc') form.append('kind', 'passport');
  form.append(name, new Blob([new Uint8Array(file)], { type }), 'file');
  return form;
}

const picture = () =>
  sharp({ create: { width: 1600, height: 2000, channels: 3, background: '#b03060' } })
    .jpeg()
    .toBuffer();

const KINDS: Readonly<Record<string, Kind>> = {
  'a document': {
    ...{ call: submitDoc, query: { docType: 'GovID' }, folder: 'documents' },
    form: async () => formOf('doc', await picture(), 'image/jpeg'),
  },
  'a photo': {
    ...{ call: addPics, folder: 'photos' },
    form: async () => formOf('pics[]', await picture(), 'image/jpeg'),
  },
  'a video': {
    ...{ call: submitVideoIntro, folder: 'videos' },
    form: async () => formOf('video', await readFile(CLIP), 'video/webm'),
  },
};

let stage: Stage;
let writers: Writer[];
let files: string;
let temporary: string;
const env = () => ({ ...ENV, TMPDIR: temporary });
beforeAll(async () => {
  stage = await setStage();
  writers = await stage.look((db) => castPeople(db));
  files = join(stage.dataDir, 'files');
  temporary = join(stage.dataDir, 'temporary');
  await mkdir(temporary);
}, 120_000);
afterAll(() => stage.strike());

/** Keys of all files that are whole. */
async function keptFiles(): Promise<string[]> {
  const all = await Promise.all(
    ['documents', 'photos', 'videos'].map(async (folder) => {
      const path = join(files, folder);
      await mkdir(path, { recursive: true, mode: 0o700 });
      return (await readdir(path)).map((name) => `${folder}/${name}`);
    }),
  );
  return all.flat();
}

/** What rows refer to, and what waits to be removed. */
async function knownFiles(db: Kysely<Database>) {
  const pages = await db.selectFrom('verification_pages').select('file_key').execute();
  const pics = await db.selectFrom('pics').select(['file_key', 'whole_key']).execute();
  const videos = await db.selectFrom('video_intros').select('file_key').execute();
  const jobs = await db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', FILE_REMOVAL)
    .execute();
  const noted = jobs.flatMap(({ payload }) => {
    const { kind, file_key: key } = LostFile.parse(payload);
    return kind === 'photo' ? photoFiles(key) : [key];
  });
  // A visitor's copy is made when it is asked for.
  const ofPics = pics.flatMap(({ file_key: key, whole_key: whole }) => [
    ...photoFiles(key).filter((file) => file.startsWith('photos/')),
    ...(whole === null ? [] : [whole]),
  ]);
  const keys = [...pages, ...videos].map(({ file_key: key }) => key);
  return { rows: [...ofPics, ...keys], noted };
}

/** Hands a file in; the process is gone as soon as something of it comes into a folder. */
async function storedUntilKilled(life: Life, kind: Kind, writer: Writer, folder: string) {
  const path = join(files, folder);
  await mkdir(path, { recursive: true, mode: 0o700 });
  const body = await kind.form();
  const watching = watch(path);
  const isThere = new Promise<void>((resolve) => watching.once('change', () => resolve()));
  const { call, query } = kind;
  const sent = fetch(life.origin + callPath(call, query === undefined ? {} : { query }), {
    ...{ method: call.method, body },
    headers: { [APP_HEADER.name]: APP_HEADER.value, authorization: `Bearer ${writer.token}` },
  }).then(
    async (reply) => `answered ${reply.status}: ${await reply.text()}`,
    () => 'no answer',
  );
  const ended = await Promise.race([isThere.then(() => 'there' as const), sent]);
  await life.kill();
  watching.close();
  await sent;
  // An answer that came before anything was written would be a refusal.
  expect(ended === 'there' || ended.startsWith('answered 200'), ended).toBe(true);
}

/** Has what was noted removed by the next process, and what is half written found as old as it gets. */
async function livesOn(): Promise<void> {
  await stage.look((db) =>
    db
      .updateTable('jobs')
      .set({ run_at: new Date(0) })
      .where('kind', '=', FILE_REMOVAL)
      .execute(),
  );
  const incoming = join(files, INCOMING);
  for (const name of await readdir(incoming)) await utimes(join(incoming, name), 0, 0);
  const rows = new Set((await stage.look(knownFiles)).rows);
  const life = await begin(stage, env());
  try {
    await vi.waitFor(async () => {
      expect((await keptFiles()).filter((key) => !rows.has(key))).toEqual([]);
      expect(await readdir(incoming)).toEqual([]);
      // A video is read as it was taken, in a folder of the process.
      expect((await readdir(temporary)).filter((name) => name.startsWith('saptapadi'))).toEqual([]);
    }, PATIENCE);
  } finally {
    await life.kill();
  }
}

it.each(Object.entries(KINDS))(
  'leaves no row without its file, and no file that nobody removes, where it is killed while %s is stored',
  { timeout: 3_600_000 },
  async (_, kind) => {
    for (let death = 0; death < DEATHS; death++) {
      const writer = writers[death % writers.length];
      if (writer === undefined) throw new Error('nobody to write');
      // In turns: while it is written, and when it stands in its place.
      const folder = death % 2 === 0 ? kind.folder : INCOMING;
      await storedUntilKilled(await begin(stage, env()), kind, writer, folder);
      const { rows, noted } = await stage.look(knownFiles);
      const kept = await keptFiles();
      expect(
        rows.filter((key) => !kept.includes(key)),
        'rows without their file',
      ).toEqual([]);
      const known = new Set([...rows, ...noted]);
      expect(
        kept.filter((key) => !known.has(key)),
        'files of nobody',
      ).toEqual([]);
      // Something was in the middle, or the row came just in time.
      expect(known.size).toBeGreaterThan(0);
    }
    await livesOn();
  },
);
