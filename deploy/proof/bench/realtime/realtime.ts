import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, spread } from '../statistics.ts';
import { startChild, type Child } from './ask-child.ts';
import { KINDS, type Kind, type Memory, type ServerStart } from './bench-lines.ts';
import { storm } from './storm.ts';

const ROUNDS = Number(process.env['BENCH_PAIRS'] ?? 25);
const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 9_000);
/** Times that everybody is told in one round. */
const TELLINGS = 10;
/** Sockets that are open before memory is looked at (what is made once is made by then): so many, or half of them. */
const FIRST = 500;
/** Files that a process needs beside its sockets. */
const OTHER_FILES = 200;

/** Most that channels may cost against bare `ws` (design section 8). */
const GATES = { time: 1.5, memory: 3 };

/** One server with its clients. */
interface Side {
  readonly kind: Kind;
  readonly server: Child;
  readonly clients: Child;
  /** Bytes a socket. */
  readonly heap: number;
  readonly rss: number;
  told: number;
  /** Ms until the last socket was told, and microseconds of the server's processor a message, by round. */
  readonly times: number[];
  readonly cpu: number[];
}

/**
 * `npm run bench -- realtime`: everybody is told something over channels, bare `ws` and socket.io, in turns; servers and
 * clients are processes of their own.
 */
export async function realtime(print: (line: string) => void): Promise<boolean> {
  const sockets = affordable(SOCKETS, print);
  const sides: Side[] = [];
  const children: Child[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'sp-realtime-'));
  const start = (file: string, ...args: string[]) => {
    const child = startChild(file, ...args);
    children.push(child);
    return child;
  };
  try {
    for (const kind of KINDS) {
      const server = start('./bench-server.ts', kind, String(sockets), folder);
      sides.push(await open({ kind, server, clients: start('./bench-clients.ts') }, sockets));
    }
    for (const side of sides) await tell(side, sockets);
    for (const { times, cpu } of sides) times.length = cpu.length = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) await tell(side, sockets);
    }
  } finally {
    await Promise.all(children.map((child) => child.stop()));
    await rm(folder, { recursive: true, force: true });
  }
  const hold = report(print, sides, sockets);
  return (await stormOf(print, sockets)) && hold;
}

/** A storm of sockets on a server of its own. */
async function stormOf(print: (line: string) => void, sockets: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-storm-'));
  const server = startChild('./bench-server.ts', 'channels', String(sockets), folder);
  const clients = startChild('./bench-clients.ts');
  try {
    return await storm(print, { server, clients });
  } finally {
    await Promise.all([server.stop(), clients.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** As many sockets as a process may have open files for. */
function affordable(wanted: number, print: (line: string) => void): number {
  const said = execFileSync('/bin/sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  const most = said === 'unlimited' ? Infinity : Number(said) - OTHER_FILES;
  if (wanted <= most) return wanted;
  print(`\nOnly ${most} sockets: \`ulimit -n\` is ${said}; ${wanted + OTHER_FILES} are needed.\n`);
  return most;
}

/** Opens all sockets of a side and sees what they take. */
async function open(
  { kind, server, clients }: Pick<Side, 'kind' | 'server' | 'clients'>,
  sockets: number,
): Promise<Side> {
  const begun = performance.now();
  const { port, members } = await server.ask<ServerStart>('start');
  const memory = () => server.ask<Memory>('memory');
  const first = Math.min(FIRST, Math.floor(sockets / 2));
  await clients.ask({ kind, port, open: members.slice(0, first) });
  const before = await memory();
  await clients.ask({ kind, port, open: members.slice(first) });
  const after = await memory();
  const more = sockets - first;
  const seconds = (performance.now() - begun) / 1000;
  process.stderr.write(`bench: ${sockets} sockets on ${kind} in ${seconds.toFixed(0)} s\n`);
  return {
    kind,
    server,
    clients,
    told: 0,
    times: [],
    cpu: [],
    heap: (after.heap - before.heap) / more,
    rss: (after.rss - before.rss) / more,
  };
}

async function tell(side: Side, sockets: number): Promise<void> {
  const cpuOf = async () => {
    const { user, system } = await side.server.ask<NodeJS.CpuUsage>('cpu');
    return user + system;
  };
  const cpu = await cpuOf();
  const start = performance.now();
  for (let time = 0; time < TELLINGS; time += 1) {
    side.told += sockets;
    // The next one is not told before all have heard: nothing piles up.
    const heard = side.clients.ask({ heard: side.told });
    await side.server.ask({ tell: time });
    await heard;
  }
  side.times.push((performance.now() - start) / TELLINGS);
  side.cpu.push(((await cpuOf()) - cpu) / TELLINGS / sockets);
}

function report(print: (line: string) => void, sides: readonly Side[], sockets: number): boolean {
  const [channels, bare, socketIo] = sides;
  if (!channels || !bare || !socketIo) throw new Error('bench: a side is missing');
  const ratios = (of: (side: Side) => readonly number[], against: Side) =>
    of(channels).map((value, at) => value / (of(against)[at] ?? Number.NaN));
  print(
    `\n### channels, ${sockets} sockets (${ROUNDS} interleaved rounds of ${TELLINGS}; median, lowest–highest)\n`,
  );
  print(
    '| server | everybody told, ms | CPU a message, µs | heap a socket, KB | RSS a socket, KB |',
  );
  print('| --- | --- | --- | --- | --- |');
  for (const { kind, times, cpu, heap, rss } of sides) {
    const kilobytes = `${(heap / 1024).toFixed(1)} | ${(rss / 1024).toFixed(1)}`;
    print(`| ${kind} | ${spread(times, 1)} | ${spread(cpu, 1)} | ${kilobytes} |`);
  }
  const gates = [
    ['time against bare ws', median(ratios(({ times }) => times, bare)), GATES.time],
    ['CPU against bare ws', median(ratios(({ cpu }) => cpu, bare)), null],
    ['memory against bare ws', channels.heap / bare.heap, GATES.memory],
    ['time against socket.io', median(ratios(({ times }) => times, socketIo)), 1],
    ['CPU against socket.io', median(ratios(({ cpu }) => cpu, socketIo)), null],
    ['memory against socket.io', channels.heap / socketIo.heap, null],
  ] as const;
  print('\n| gate | measured | at most | holds |\n| --- | --- | --- | --- |');
  for (const [what, value, most] of gates) {
    const verdict = most === null ? '– | –' : `${most} | ${value <= most ? 'yes' : 'NO'}`;
    print(`| ${what} | ${value.toFixed(2)} | ${verdict} |`);
  }
  return gates.every(([, value, most]) => most === null || value <= most);
}
