import { readConfig } from 'api/config';
import { runUntilStopped } from 'api/entry';
import { leaderByLock, soleLeader } from '../canary/leadership.ts';
import { LOCKS } from '../registry/advisory-locks.ts';
import { openRegistry } from '../registry/registry.ts';
import { probeInWords } from './probe-objection.ts';
import { ProbeFailed, probeInProcess, probeNext } from './run-probes.ts';

/** Time between two looks for builds that were not probed, in ms. */
const POLL_MS = 15_000;
/** Attempts to open one build; a stage may fail for want of memory, and must not be tried for ever. */
const TRIES = 2;

const isOnce = process.argv.includes('--once');
const say = (line: string) => void process.stdout.write(`${line}\n`);
const tries = new Map<string, number>();
const isSkipped = (unit: string, build: string) => (tries.get(`${unit} ${build}`) ?? 0) >= TRIES;

// `npm run probe`: opens every new build before people do, one at a time; `--once` ends when none waits.
await runUntilStopped(async () => {
  const config = readConfig({ ...process.env, HOST: undefined, PORT: undefined });
  const clock = () => new Date();
  const registry = await openRegistry(config, clock, (error) => say(error.message));
  const leadership =
    config.registryDatabaseUrl === null ? soleLeader : leaderByLock(registry.db, LOCKS.probe);
  let isClosed = false;
  let wake: () => void = () => undefined;

  const work = async (): Promise<boolean> => {
    try {
      if (!(await leadership.leads())) return false;
      const found = await probeNext(registry, probeInProcess, clock, isSkipped);
      if (found === null) return false;
      say(`${found.unit} ${found.build}: ${probeInWords({ ...found, at: '', accepted: null })}`);
      return true;
    } catch (error) {
      if (!(error instanceof ProbeFailed)) throw error;
      const name = `${error.next.unit} ${error.next.build}`;
      tries.set(name, (tries.get(name) ?? 0) + 1);
      say(error.message);
      return true;
    }
  };
  const run = async (): Promise<void> => {
    while (!isClosed) {
      if (await work()) continue;
      if (isOnce) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        wake = () => (clearTimeout(timer), resolve());
      });
    }
  };
  const running = run();
  const close = async () => {
    isClosed = true;
    wake();
    await running;
    await leadership.resign();
    await registry.close();
  };
  if (isOnce) {
    await running;
    await close();
    process.exit();
  }
  // A defect ends the job with its stack: what runs it starts it again.
  running.catch((error: unknown) => {
    process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
    process.exit(1);
  });
  return { close };
});
