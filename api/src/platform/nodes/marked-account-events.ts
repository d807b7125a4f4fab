import type { FastifyBaseLogger } from 'fastify';
import type { AccountEvents } from './account-events.ts';
import type { UnheardMarks } from './unheard-marks.ts';

/**
 * Announcements of a process without Redis whose database others may have open, too: commands, or a node that was
 * started without a word. Each is marked in the database, and so are theirs.
 */
export function markedAccountEvents(
  local: AccountEvents,
  marks: UnheardMarks,
  log: FastifyBaseLogger,
): AccountEvents & { close(): Promise<void> } {
  const leaving = new Set<Promise<void>>();
  return {
    publish(event) {
      local.publish(event);
      leaveMark(marks, log, leaving);
    },
    uncertain: () => marks.moved(),
    subscribe: (listener) => local.subscribe(listener),
    close: async () => void (await Promise.all(leaving)),
  };
}

/** Leaves a mark in the background; `leaving` holds what is under way. */
export function leaveMark(
  marks: UnheardMarks,
  log: FastifyBaseLogger,
  leaving: Set<Promise<void>>,
): void {
  const mark = marks
    .leave()
    .catch((err: unknown) => log.warn({ err }, 'others hear late that a session ended'))
    .finally(() => leaving.delete(mark));
  leaving.add(mark);
}
