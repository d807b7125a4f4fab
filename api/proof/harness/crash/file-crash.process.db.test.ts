import { randomBytes } from 'node:crypto';
import { watch } from 'node:fs';
import { mkdir, readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { callPath, DUTIES, type CallShape, type LooseInput } from 'shared-contracts/calls/call';
import { createCallLog } from 'shared-contracts/calls/call-logs';
import { APP_HEADER } from 'shared-contracts/calls/client';
import { addPics } from 'shared-contracts/calls/pictures';
import { continueUpload, createUpload, TUS_RESUMABLE } from 'shared-contracts/calls/uploads';
import { submitDoc, submitVideoIntro } from 'shared-contracts/calls/verification';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../../src/platform/database/tables.ts';
import { photoFiles } from '../../../src/storage/file-addresses.ts';
import { FILE_REMOVAL, OrphanedFile } from '../../../src/storage/orphaned-files.store.ts';
import { PIECE_BYTES, PIECES_AT } from '../../../src/storage/uploads/sealed-pieces.ts';
import { entryFields } from '../../../test/call-logs.ts';
import { recordings } from '../../../test/recordings.ts';
import { extentOf } from '../proof.ts';
import { begin, type Life } from './life.ts';
import type { Writer } from './member-ledgers.ts';
import { castPeople, JWT_SECRET } from './people.ts';
import { setStage, type Stage } from './stage.ts';

/** How often each kind of file is stored by a process that dies in it; what the daily proof leaves out has a night. */
const DEATHS = extentOf('FILE_DEATHS', { daily: 1, long: 12 });
const DEATHS_AT_NIGHT = extentOf('FILE_DEATHS', { daily: 0, long: 12 });
const ENV = {
  SEED: 'none',
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  JWT_SECRET,
  PAYMENTS: 'none',
  BUSY_AFTER_MS: '0',
  DATABASE_QUEUE: '0',
};
/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 60_000 };
const CLIP = fileURLToPath(new URL('../../../demo/seed/intros/clips/f16a.webm', import.meta.url));
const INCOMING = '.incoming';

const FOLDERS = ['documents', 'photos', 'videos', 'calls', 'uploads'] as const;

/** A kind of file: how it is handed in, and the folder that it ends in. */
interface Kind {
  readonly folder: (typeof FOLDERS)[number];
  readonly deaths: number;
  readonly store: (life: Life, writer: Writer) => Promise<Response>;
}

async function send(
  { origin }: Life,
  { token }: Writer,
  call: CallShape,
  input: LooseInput,
  { headers, body = null }: Pick<RequestInit, 'headers' | 'body'>,
): Promise<Response> {
  const known = { [APP_HEADER.name]: APP_HEADER.value, authorization: `Bearer ${token}` };
  const url = origin + callPath(call, input);
  return await fetch(url, { method: call.method, body, headers: { ...known, ...headers } });
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

/** A recording that is larger than what a line brings at once. */
const recording = () =>
  Buffer.concat([recordings['audio/mpeg'] ?? Buffer.alloc(0), Buffer.alloc(3_000_000)]);

/** Sends bytes that resume: a piece that is full, and one that is not. */
async function sendPieces(life: Life, writer: Writer): Promise<Response> {
  const bytes = randomBytes(PIECE_BYTES + 500_000);
  const tus = { [TUS_RESUMABLE.name]: TUS_RESUMABLE.value };
  const metadata = `kind ${Buffer.from('video').toString('base64')}`;
  const length = { 'upload-length': String(bytes.length), 'upload-metadata': metadata };
  const begun = await send(life, writer, createUpload, {}, { headers: { ...tus, ...length } });
  const id = begun.headers.get('location')?.split('/').at(-1) ?? '';
  const type = 'application/offset+octet-stream';
  return await send(
    life,
    writer,
    continueUpload,
    { params: { id } },
    { headers: { ...tus, 'upload-offset': '0', 'content-type': type }, body: bytes },
  );
}

const KINDS: Readonly<Record<string, Kind>> = {
  'a document': {
    folder: 'documents',
    deaths: DEATHS,
    async store(life, writer) {
      const body = await formOf('doc', await picture(), 'image/jpeg');
      return await send(life, writer, submitDoc, { query: { docType: 'GovID' } }, { body });
    },
  },
  'a photo': {
    folder: 'photos',
    deaths: DEATHS,
    async store(life, writer) {
      const body = await formOf('pics[]', await picture(), 'image/jpeg');
      return await send(life, writer, addPics, {}, { body });
    },
  },
  'a video': {
    folder: 'videos',
    deaths: DEATHS,
    async store(life, writer) {
      const body = await formOf('video', await readFile(CLIP), 'video/webm');
      return await send(life, writer, submitVideoIntro, {}, { body });
    },
  },
  'a recording of a call': {
    folder: 'calls',
    deaths: DEATHS_AT_NIGHT,
    async store(life, writer) {
      const body = await formOf('audio', recording(), 'audio/mpeg');
      for (const [name, value] of Object.entries(entryFields())) body.append(name, String(value));
      return await send(life, writer, createCallLog, {}, { body });
    },
  },
  'a piece of an upload': {
    folder: 'uploads',
    deaths: DEATHS_AT_NIGHT,
    store: sendPieces,
  },
};

let stage: Stage;
let writers: Writer[];
let files: string;
let temporary: string;
const env = () => ({ ...ENV, TMPDIR: temporary });
beforeAll(async () => {
  stage = await setStage();
  writers = await stage.look(async (db) => {
    const cast = await castPeople(db);
    const ids = cast.map(({ id }) => id);
    const staff = { role: 'staff' as const, duties: [...DUTIES] };
    // Calls are logged by staff; the rest is a matter of everybody.
    await db.updateTable('accounts').set(staff).where('id', 'in', ids).execute();
    return cast;
  });
  files = join(stage.dataDir, 'files');
  temporary = join(stage.dataDir, 'temporary');
  await mkdir(temporary);
}, 120_000);
afterAll(() => stage.strike());

/** Keys of all files that are whole. */
async function keptFiles(): Promise<string[]> {
  const all = await Promise.all(
    FOLDERS.map(async (folder) => {
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
  const sheets = await db.selectFrom('verification_sheets').select('file_key').execute();
  const pics = await db.selectFrom('pics').select(['file_key', 'whole_key']).execute();
  const videos = await db.selectFrom('video_intros').select('file_key').execute();
  const calls = await db.selectFrom('call_files').select('file_key').execute();
  const uploads = await db.selectFrom('uploads').select(['pieces', 'received']).execute();
  for (const { pieces, received } of uploads)
    expect(pieces.reduce((sum, { size }) => sum + size, 0)).toBe(received);
  const jobs = await db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', FILE_REMOVAL)
    .execute();
  const noted = jobs.flatMap(({ payload }) => {
    const { kind, file_key: key } = OrphanedFile.parse(payload);
    return kind === 'photo' ? photoFiles(key) : [key];
  });
  // A visitor's copy is made when it is asked for.
  const ofPics = pics.flatMap(({ file_key: key, whole_key: whole }) => [
    ...photoFiles(key).filter((file) => file.startsWith('photos/')),
    ...(whole === null ? [] : [whole]),
  ]);
  const keys = [...pages, ...sheets, ...videos, ...calls].map(({ file_key: key }) => key);
  const ofUploads = uploads.flatMap(({ pieces }) => pieces.map(({ key }) => key));
  return { rows: [...ofPics, ...keys, ...ofUploads], noted };
}

/** Hands a file in; the process is gone as soon as something of it comes into a folder. */
async function storedUntilKilled(life: Life, kind: Kind, writer: Writer, folder: string) {
  const path = join(files, folder);
  await mkdir(path, { recursive: true, mode: 0o700 });
  const watching = watch(path);
  const isThere = new Promise<void>((resolve) => watching.once('change', () => resolve()));
  const sent = kind.store(life, writer).then(
    async (reply) => `answered ${reply.status}: ${await reply.text()}`,
    () => 'no answer',
  );
  const ended = await Promise.race([isThere.then(() => 'there' as const), sent]);
  await life.kill();
  watching.close();
  await sent;
  // An answer that came before anything was written would be a refusal.
  expect(ended === 'there' || /^answered 20[04]/.test(ended), ended).toBe(true);
}

/**
 * Has what was noted removed by the next process, and what is half written found as old as it gets, and so pieces that no
 * upload knows: by their age alone they go.
 */
async function livesOn(): Promise<void> {
  await stage.look((db) =>
    db
      .updateTable('jobs')
      .set({ run_at: new Date(0) })
      .where('kind', 'in', [FILE_REMOVAL, 'orphaned-pieces'])
      .execute(),
  );
  const incoming = join(files, INCOMING);
  for (const name of await readdir(incoming)) await utimes(join(incoming, name), 0, 0);
  const rows = new Set((await stage.look(knownFiles)).rows);
  for (const key of await keptFiles())
    if (key.startsWith(PIECES_AT) && !rows.has(key)) await utimes(join(files, key), 0, 0);
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

it.each(Object.entries(KINDS).filter(([, { deaths }]) => deaths > 0))(
  'leaves no row without its file, and no file that nobody removes, where it is killed while %s is stored',
  { timeout: 3_600_000 },
  async (_, kind) => {
    for (let death = 0; death < kind.deaths; death++) {
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
        kept.filter((key) => !known.has(key) && !key.startsWith(PIECES_AT)),
        'files of nobody',
      ).toEqual([]);
      // Something was in the middle, or the row came just in time; a piece has no row before it is whole.
      expect(known.size + kept.length).toBeGreaterThan(0);
    }
    await livesOn();
  },
);
