import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APP_HEADER } from 'shared-contracts/calls/client';
import { listBookmarks } from 'shared-contracts/calls/engagement';
import { listProfiles } from 'shared-contracts/calls/profiles';
import { createUpload, TUS_RESUMABLE } from 'shared-contracts/calls/uploads';
import { submitVideoIntro } from 'shared-contracts/calls/verification';
import { UPLOAD_FIELD, UPLOAD_LIMITS } from 'shared-contracts/platform/uploads';
import { ROOT } from '../../../src/build/units.ts';
import { Asker, type Answer, type Question } from '../answers.ts';
import { tokenOf } from '../demo-member.ts';
import { printGates } from '../gates.ts';
import { asMuchAsItCan } from '../load.ts';
import { siteProcess } from '../site-process.ts';
import { percentile } from '../statistics.ts';

const MB = 1024 * 1024;
/** More would be beyond what a member may send in a day. */
const ROUNDS = Math.min(5, Number(process.env['BENCH_ROUNDS'] ?? 5));
/** How long others are asked in a round that nobody uploads in, in ms. */
const QUIET_MS = 3000;
/** Others who ask at the same time. */
const WIDTH = 2;
const MEMBERS = ['asha', 'meera', 'rohan'] as const;
/** Bytes of one request of the protocol, as our pages send them. */
const CHUNK = 4 * MB;

/**
 * `npm run bench -- uploads`: three members send a video of 60 MB each, piece by piece, and the form that takes it, while
 * others read; rounds with and without uploads follow each other. How much the memory of the API grows, and what others
 * wait. The file is noise: the server reads all of it, and then says that it is no video.
 */
export async function uploads(print: (line: string) => void): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-bench-'));
  const api = await siteProcess(
    join(folder, 'api'),
    {},
    join(ROOT, 'deploy/proof/bench/api-child.ts'),
  );
  const asker = new Asker();
  const film = randomBytes(UPLOAD_LIMITS.video);
  try {
    const tokens = await Promise.all(MEMBERS.map((name) => tokenOf(api.url, name)));
    const next = questions(api.url, tokens[0] ?? '');
    await asMuchAsItCan(asker, next, { width: WIDTH, ms: QUIET_MS });
    const quiet: Answer[] = [];
    const busy: Answer[] = [];
    const statuses: number[] = [];
    const before = await memory(api);
    let most = before;
    for (let round = 0; round < ROUNDS; round++) {
      quiet.push(...(await asMuchAsItCan(asker, next, { width: WIDTH, ms: QUIET_MS })).answers);
      let isUploading = true;
      const sent = Promise.all(tokens.map((token) => upload(api.url, token, film))).finally(
        () => (isUploading = false),
      );
      while (isUploading) {
        busy.push(...(await asMuchAsItCan(asker, next, { width: WIDTH, ms: 250 })).answers);
        most = Math.max(most, await memory(api));
      }
      statuses.push(...(await sent));
    }
    const [quietP99, busyP99] = [p99(quiet), p99(busy)];
    const taken = statuses.filter((status) => status === 415).length;
    print(
      `\n### uploads (${ROUNDS} rounds, ${MEMBERS.length} videos of 60 MB at once, embedded database)\n`,
    );
    print('| others ask | answers | p50, ms | p99, ms |\n| --- | --- | --- | --- |');
    print(line('while nobody uploads', quiet));
    print(line('while three do', busy));
    print(
      `\nMemory of the API: ${(before / MB).toFixed(0)} MB before, ${(most / MB).toFixed(0)} MB at most.`,
    );
    return printGates(print, [
      { what: 'memory that grew, MB', value: (most - before) / MB, most: 150 },
      { what: 'p99 of other requests, of its usual', value: busyP99 / quietP99, most: 2 },
      { what: 'uploads that were not read to their end', value: statuses.length - taken, most: 0 },
      {
        what: 'other requests that failed',
        value: [...quiet, ...busy].filter(({ status }) => status !== 200).length,
        most: 0,
      },
    ]);
  } finally {
    asker.close();
    await api.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function memory(api: { ask(): Promise<unknown> }): Promise<number> {
  return Number(await api.ask());
}

function questions(url: string, token: string): () => Question {
  const headers = { [APP_HEADER.name]: APP_HEADER.value, authorization: `Bearer ${token}` };
  let count = 0;
  return () => {
    count += 1;
    const { path } = count % 2 === 0 ? listProfiles : listBookmarks;
    return { who: 'member', address: url + path, headers };
  };
}

/** Sends a file piece by piece and hands it in; the status of the form. */
async function upload(url: string, token: string, file: Buffer): Promise<number> {
  const headers = {
    [APP_HEADER.name]: APP_HEADER.value,
    [TUS_RESUMABLE.name]: TUS_RESUMABLE.value,
    authorization: `Bearer ${token}`,
  };
  const kind = Buffer.from('video').toString('base64');
  const begun = await fetch(url + createUpload.path, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(file.length),
      'upload-metadata': `kind ${kind}`,
    },
  });
  const location = begun.headers.get('location') ?? '';
  for (let at = 0; at < file.length; at += CHUNK) {
    const status = await patch(url + location, file.subarray(at, at + CHUNK), {
      ...headers,
      'upload-offset': String(at),
      'content-type': 'application/offset+octet-stream',
    });
    if (status !== 204) return status;
  }
  const form = new FormData();
  form.append(UPLOAD_FIELD, location.split('/').at(-1) ?? '');
  const { status } = await fetch(url + submitVideoIntro.path, {
    method: 'POST',
    headers,
    body: form,
  });
  return status;
}

/** By node:http: `fetch` copies what it sends several times, and that work would be taken for the server's. */
function patch(
  address: string,
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    request(address, { method: 'PATCH', headers }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode ?? 0));
    })
      .once('error', reject)
      .end(bytes);
  });
}

function p99(answers: readonly Answer[]): number {
  return percentile(
    answers.map(({ ms }) => ms),
    0.99,
  );
}

function line(name: string, answers: readonly Answer[]): string {
  const times = answers.map(({ ms }) => ms);
  return `| ${name} | ${times.length} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.99).toFixed(1)} |`;
}
