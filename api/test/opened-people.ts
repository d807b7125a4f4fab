import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { watchOpenedPeople } from '../src/platform/calls/opened-people.ts';
import type { TestApp } from './app.ts';

/** Has somebody of the staff open so many people whom nobody opened before. */
export async function openPeople(t: TestApp, staffId: string, many: number): Promise<void> {
  const note = watchOpenedPeople(t.parts, new Registry());
  const opener = { id: staffId, role: 'staff', budgetKey: staffId } as const;
  for (let at = 0; at < many; at += 1) await note(opener, randomUUID());
}

/** The people of each alarm about somebody of the staff. */
export function openedAlarms(t: TestApp, staffId: string): unknown[] {
  return t.logs
    .filter((line) => line.includes('opened many people'))
    .map((line) => JSON.parse(line) as { staff: string; people: number })
    .filter(({ staff }) => staff === staffId)
    .map(({ people }) => people);
}
