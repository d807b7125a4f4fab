import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ROOT, startOf } from '../../src/build/units.ts';
import { addressIn } from '../../src/site/site-file.ts';
import { fakeBuild, temporaryFolder } from '../../src/testing/fake-build.ts';
import { DEATHS_WITHIN_MS, MOST_DEATHS, READY, supervise, WAITS_MS } from './supervise.ts';

/** A generous cap: a site starts in seconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 280_000, interval: 100 };

/** A process that does what it is told. */
class FakeChild extends EventEmitter {
  readonly pid = 1;
  readonly heard: string[] = [];

  kill(signal: string): boolean {
    this.heard.push(signal);
    return true;
  }
}

describe('a supervisor', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function stage() {
    const lives: FakeChild[] = [];
    const said: string[] = [];
    const exits: number[] = [];
    const signals = new EventEmitter();
    supervise({
      start() {
        const child = new FakeChild();
        lives.push(child);
        return child;
      },
      say: (sentence) => said.push(sentence),
      exit: (code) => exits.push(code),
      signals,
    });
    const latest = () => lives[lives.length - 1] as FakeChild;
    const dies = (code: number | null, signal: string | null = null) =>
      latest().emit('exit', code, signal);
    const serves = () => latest().emit('message', READY);
    return { lives, said, exits, signals, latest, dies, serves };
  }

  it('starts a server again that dies after it has served, later each time, and says so', () => {
    const { lives, said, exits, dies, serves } = stage();
    serves();
    dies(null, 'SIGKILL');
    expect(said).toEqual(['The server died (SIGKILL); it is started again in 1 s.']);
    vi.advanceTimersByTime(WAITS_MS[0] as number);
    expect(lives).toHaveLength(2);
    // Dead before it serves: its files or its port may not be free yet.
    dies(1);
    expect(said[1]).toBe('The server died (code 1); it is started again in 2 s.');
    vi.advanceTimersByTime((WAITS_MS[1] as number) - 1);
    expect(lives).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(lives).toHaveLength(3);
    expect(exits).toEqual([]);
  });

  it('does not try what never served, and passes its exit code on', () => {
    const { lives, said, exits, dies } = stage();
    dies(1);
    vi.advanceTimersByTime(DEATHS_WITHIN_MS);
    expect([lives.length, said, exits]).toEqual([1, [], [1]]);
  });

  it('leaves it at an orderly end', () => {
    const { lives, said, exits, dies, serves } = stage();
    serves();
    dies(0);
    vi.advanceTimersByTime(DEATHS_WITHIN_MS);
    expect([lives.length, said, exits]).toEqual([1, [], [0]]);
  });

  it('gives up when it dies again and again, but not for deaths of long ago', () => {
    const { lives, said, exits, dies, serves } = stage();
    serves();
    for (let count = 0; count < 2 * MOST_DEATHS; count += 1) {
      dies(null, 'SIGKILL');
      vi.advanceTimersByTime(DEATHS_WITHIN_MS);
    }
    expect([lives.length, exits]).toEqual([2 * MOST_DEATHS + 1, []]);
    for (let count = 0; count < MOST_DEATHS; count += 1) {
      dies(134);
      vi.advanceTimersByTime(WAITS_MS.at(-1) as number);
    }
    dies(134);
    expect(said.at(-1)).toBe(
      'The server died again (code 134), 6 times in a short time: giving up.',
    );
    expect(exits).toEqual([1]);
  });

  it('passes a signal on, waits for the end, and starts nothing after it', () => {
    const { lives, exits, signals, latest, dies, serves } = stage();
    serves();
    signals.emit('SIGINT');
    signals.emit('SIGINT');
    expect([latest().heard, exits]).toEqual([['SIGINT', 'SIGINT'], []]);
    dies(null, 'SIGKILL');
    vi.advanceTimersByTime(DEATHS_WITHIN_MS);
    expect([lives.length, exits]).toEqual([1, [1]]);
  });

  it('ends at once on a signal while nothing runs', () => {
    const { lives, exits, signals, dies, serves } = stage();
    serves();
    dies(null, 'SIGKILL');
    signals.emit('SIGTERM');
    vi.advanceTimersByTime(DEATHS_WITHIN_MS);
    expect([lives.length, exits]).toEqual([1, [0]]);
  });
});

describe('a site under its supervisor', () => {
  it('answers again after it was killed, on the same folder', { timeout: 600_000 }, async () => {
    const builds = [await fakeBuild('shell', 's1'), await fakeBuild('mf-profiles', 'p1')];
    const dataDir = await temporaryFolder();
    const child = spawn(process.execPath, [...startOf('supervised-site'), ...builds], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        SEED: 'none',
        LOG_LEVEL: 'silent',
        PORT: '0',
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    onTestFinished(async () => {
      child.kill('SIGTERM');
      await ended;
    }, PATIENCE.timeout);
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const lines: string[] = [];
    child.stdout.on('data', (text: Buffer) => lines.push(text.toString().trim()));
    const isUp = async (life: number) => {
      expect(lines, said).toHaveLength(life);
      expect((await fetch(`${lines.at(-1)}/healthz`)).status).toBe(200);
    };
    await vi.waitFor(() => isUp(1), PATIENCE);
    const before = await addressIn(dataDir);
    process.kill(before?.pid as number, 'SIGKILL');
    await vi.waitFor(() => isUp(2), PATIENCE);
    expect(said).toBe('The server died (SIGKILL); it is started again in 1 s.\n');
    expect((await addressIn(dataDir))?.pid).not.toBe(before?.pid);
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });
});
