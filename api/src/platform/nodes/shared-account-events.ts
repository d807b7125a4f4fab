import {
  AccountEvent,
  type AccountEvents,
  type LocalAccountEvents,
  leaveMark,
  type UnheardMarks,
} from './account-events.ts';
import { openRedisBus, type BusConnection } from './redis-bus.ts';

/** Announcements kept for the other nodes while Redis is away; beyond that the oldest are dropped. */
const MOST_KEPT = 10_000;

/**
 * Announcements to this node at once, and to the others through Redis. While Redis is away they are kept, and a mark in
 * the database says so to the others; a node that was cut off says so to its listeners when it is back.
 */
export function sharedAccountEvents(
  local: LocalAccountEvents,
  connection: BusConnection,
  marks: UnheardMarks,
): AccountEvents & { close(): Promise<void> } {
  const leaving = new Set<Promise<void>>();
  /** Whether something was announced that no mark stands for, should Redis not take it. */
  let unmarked = false;
  const bus = openRedisBus({
    ...connection,
    schema: AccountEvent,
    mostKept: MOST_KEPT,
    onItem: (event) => local.publish(event),
    onMissed: () => local.doubt(),
    onWaiting: () => {
      if (!unmarked) return;
      unmarked = false;
      leaveMark(marks, connection.log, leaving);
    },
  });
  return {
    publish(event) {
      local.publish(event);
      unmarked = true;
      bus.send(event);
    },
    subscribe: (listener) => local.subscribe(listener),
    async uncertain() {
      // Both are called each time: either counts from its previous answer.
      const proven = bus.isConfirmed();
      return (await marks.moved()) || !proven;
    },
    async close() {
      await bus.close();
      await Promise.all(leaving);
    },
  };
}
