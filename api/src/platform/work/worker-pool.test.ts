import { afterEach, describe, expect, it, vi } from 'vitest';
import { WorkerPool, type WorkerRule } from './worker-pool.ts';

const rule: WorkerRule = {
  kind: 'process',
  script: new URL('../../../test/worker-pool.fixture.mjs', import.meta.url),
  most: 1,
  deadlineMs: 25_000,
  idleMs: 60_000,
  heapMb: 64,
};

const pools: WorkerPool[] = [];
function poolOf(change: Partial<WorkerRule> = {}): WorkerPool {
  const pool = new WorkerPool({ ...rule, ...change });
  pools.push(pool);
  return pool;
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

describe('a pool of worker processes', () => {
  it('hands bytes over and back, and tells what a job threw', async () => {
    const pool = poolOf();
    expect(await pool.exec('double', [Buffer.from([1, 2, 3])])).toEqual(Buffer.from([2, 4, 6]));
    await expect(pool.exec('fail', [])).rejects.toThrow('this job knows why');
  });

  it('gives its workers none of our secrets', async () => {
    vi.stubEnv('JWT_SECRET', 'a secret that no decoder needs');
    const variables = await poolOf().exec('variables', []);
    vi.unstubAllEnvs();
    expect(variables).toContain('PATH');
    expect(variables).not.toContain('JWT_SECRET');
  });

  it('says that a job was lost with its worker, and runs the next one in a new worker', async () => {
    const pool = poolOf();
    const first = Number(await pool.exec('pid', []));
    await expect(pool.exec('die', [])).rejects.toMatchObject({ name: 'JobLost', why: 'crashed' });
    expect(await pool.exec('pid', [])).not.toBe(first);
    expect(isAlive(first)).toBe(false);
  });

  it('ends a worker whose job takes too long', async () => {
    const pool = poolOf({ deadlineMs: 200 });
    await expect(pool.exec('never', [])).rejects.toMatchObject({ name: 'JobLost', why: 'late' });
  });

  it('leaves no process behind when it closes in the middle of a job, and takes none any more', async () => {
    const pool = poolOf();
    const pid = Number(await pool.exec('pid', []));
    const lost = expect(pool.exec('never', [])).rejects.toMatchObject({ why: 'closed' });
    await pool.close();
    await lost;
    expect(isAlive(pid)).toBe(false);
    await expect(pool.exec('pid', [])).rejects.toMatchObject({ why: 'closed' });
  });

  it('ends workers that have nothing to do; the next job starts one again', async () => {
    const pool = poolOf({ idleMs: 1 });
    const pid = Number(await pool.exec('pid', []));
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000 });
    expect(await pool.exec('pid', [])).not.toBe(pid);
  });

  it('closes apart from the others of this process', async () => {
    const [one, other] = [poolOf(), poolOf()];
    const pids = await Promise.all([one.exec('pid', []), other.exec('pid', [])]);
    await one.close();
    expect(await other.exec('pid', [])).toBe(pids[1]);
  });
});
