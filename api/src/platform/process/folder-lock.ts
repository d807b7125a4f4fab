import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** The holder of a data folder: a process, and when it began, since numbers are used again. */
interface Holder {
  readonly pid: number;
  /** Opaque; null where the system does not tell. */
  readonly began: string | null;
}

/** Ends the holding of a data folder. */
export type Unlock = () => Promise<void>;

/**
 * Takes a data folder for this process, or refuses with one sentence: two openings of one embedded
 * database lose data without a word (measured). The lock of a process that is gone is taken over.
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  const file = join(folder, 'lock');
  const mine = `${file}.${process.pid}-${randomUUID()}`;
  await writeFile(mine, JSON.stringify({ pid: process.pid, began: beganAt(process.pid) }), {
    mode: 0o600,
  });
  try {
    // A link appears whole or not at all: no one ever reads half a lock.
    while (!(await linked(mine, file))) await clearStale(file, folder);
  } finally {
    await rm(mine, { force: true });
  }
  return () => rm(file, { force: true });
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function clearStale(file: string, folder: string): Promise<void> {
  const seen = await textOf(file);
  if (seen === null) return;
  const holder = holderIn(seen);
  if (holder !== null && isAlive(holder)) {
    throw new StartError(
      `The data folder ${folder} is in use by another server (process ${holder.pid}): stop it, or set DATA_DIR to another folder.`,
    );
  }
  // Moved away first and looked at again: it may have been taken over by someone quicker.
  const aside = `${file}.${process.pid}-${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if ((await textOf(aside)) !== seen) await linked(aside, file);
  await rm(aside, { force: true });
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function holderIn(text: string): Holder | null {
  try {
    const { pid, began } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' ? { pid, began: began ?? null } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isAlive({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, but is another user's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = beganAt(pid);
  return now === null || began === null || now === began;
}

/** When a process began, in the kernel's ticks since it booted; null where there is no /proc. */
function beganAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start time is the 20th field behind it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}
