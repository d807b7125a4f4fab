import { open, readFile, rename, rm, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';

/** One fact: what a row of a table is from now on; null for a row that is gone. */
export interface JournalRecord {
  readonly table: string;
  readonly id: string;
  readonly value: unknown;
}

/** Facts in the order in which they came about, on disk. One process at a time. */
export interface Journal {
  /** Takes a fact down; it is on disk once `flushed` says so. */
  append(record: JournalRecord): void;
  /** Resolves when everything that was appended so far would survive a loss of power. */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

/** What a journal said when it was opened: each row as it was last, in order of creation. */
type Rows = Map<string, JournalRecord>;

/** Journals shorter than this are not worth writing anew, in lines. */
const SHORT = 1000;

/**
 * Opens the journal in `file`, made where there is none. A last line that was cut off by a crash never was: whoever
 * wrote it had not answered yet. A journal that says most things twice is written anew first.
 */
export async function openJournal(file: string): Promise<{ rows: Rows; journal: Journal }> {
  const { rows, lines } = await readJournal(file);
  if (lines > SHORT && lines > rows.size * 2) await rewrite(file, rows);
  const handle = await open(file, 'a', 0o600);
  let waiting: string[] = [];
  let written = Promise.resolve();
  const write = async () => {
    const taken = waiting;
    waiting = [];
    await handle.appendFile(taken.join(''));
    await handle.datasync();
  };
  return {
    rows,
    journal: {
      append(record) {
        waiting.push(lineOf(record));
        // Whatever comes while the disk is busy goes down together, with the next turn.
        if (waiting.length === 1) written = written.then(write);
        written.catch(() => 'told to whoever asks whether it is on disk');
      },
      flushed: () => written,
      async close() {
        await written;
        await handle.close();
      },
    },
  };
}

async function readJournal(file: string): Promise<{ rows: Rows; lines: number }> {
  const rows: Rows = new Map();
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const end = bytes.lastIndexOf('\n') + 1;
  if (end < bytes.length) await truncate(file, end);
  const lines = bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
  for (const [index, line] of lines.entries()) {
    const record = recordIn(line, `${file}:${index + 1}`);
    const key = `${record.table}/${record.id}`;
    // A row stands where it was first written: tables are in order of creation.
    if (record.value === null) rows.delete(key);
    else rows.set(key, record);
  }
  return { rows, lines: lines.length };
}

/** Written beside and put in its place: a crash leaves the old one or the new one, never half of one. */
async function rewrite(file: string, rows: Rows): Promise<void> {
  const beside = `${file}.new`;
  await rm(beside, { force: true });
  const handle = await open(beside, 'wx', 0o600);
  try {
    await handle.writeFile([...rows.values()].map(lineOf).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}

function lineOf(record: JournalRecord): string {
  return `${JSON.stringify(record)}\n`;
}

function recordIn(line: string, place: string): JournalRecord {
  try {
    return JSON.parse(line) as JournalRecord;
  } catch (cause) {
    throw new Error(`The ledger of the payment sandbox is damaged at ${place}.`, { cause });
  }
}
