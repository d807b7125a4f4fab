import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/open-sandbox.ts';
import { openJournal } from './journal.ts';

async function newFile(): Promise<string> {
  return join(await temporaryFolder(), 'ledger.jsonl');
}

describe('a journal', () => {
  it('keeps each row as it was last, in order of creation', async () => {
    const file = await newFile();
    const { journal } = await openJournal(file);
    journal.append({ table: 'orders', id: 'a', value: 1 });
    journal.append({ table: 'orders', id: 'b', value: 2 });
    journal.append({ table: 'orders', id: 'a', value: 3 });
    journal.append({ table: 'orders', id: 'b', value: null });
    journal.append({ table: 'payments', id: 'a', value: 4 });
    await journal.close();
    const { rows, journal: again } = await openJournal(file);
    expect([...rows.values()]).toEqual([
      { table: 'orders', id: 'a', value: 3 },
      { table: 'payments', id: 'a', value: 4 },
    ]);
    await again.close();
  });

  it('forgets a last line that a crash cut off, and goes on behind the one before', async () => {
    const file = await newFile();
    const { journal } = await openJournal(file);
    journal.append({ table: 'orders', id: 'a', value: 1 });
    await journal.close();
    await appendFile(file, '{"table":"orders","id":"b","val');
    const { rows, journal: again } = await openJournal(file);
    expect([...rows.keys()]).toEqual(['orders/a']);
    again.append({ table: 'orders', id: 'c', value: 2 });
    await again.close();
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2);
  });

  it('refuses a file that is damaged in the middle', async () => {
    const file = await newFile();
    await writeFile(file, 'nonsense\n{"table":"orders","id":"b","value":1}\n');
    await expect(openJournal(file)).rejects.toThrow(`damaged at ${file}:1`);
  });

  it('is written anew where most of it is out of date', async () => {
    const file = await newFile();
    const { journal } = await openJournal(file);
    for (let value = 0; value < 1001; value += 1)
      journal.append({ table: 'orders', id: String(value % 2), value });
    await journal.close();
    const { rows, journal: again } = await openJournal(file);
    await again.close();
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2);
    expect(rows.get('orders/0')?.value).toBe(1000);
  });
});
