import { AccountEvent, type AccountEvents } from './account-events.ts';
import type { LocalAccountEvents } from './local-account-events.ts';
import { openNodeLine, type NodeLineParts } from './node-line.ts';

/** Announcements kept for the other nodes while Redis is away; beyond that the oldest are dropped. */
const MOST_KEPT = 10_000;

/** What announcements through Redis need of the connection to it. */
export type LinePlace = Pick<
  NodeLineParts<unknown>,
  'publisher' | 'subscriber' | 'channel' | 'log'
>;

/**
 * Announcements to this node at once, and to the others through Redis. While Redis is away they are
 * kept; a node that was cut off says so to its listeners when it is back.
 */
export function sharedAccountEvents(
  local: LocalAccountEvents,
  place: LinePlace,
): AccountEvents & { close(): Promise<void> } {
  const line = openNodeLine({
    ...place,
    schema: AccountEvent,
    mostKept: MOST_KEPT,
    hear: (event) => local.publish(event),
    missed: () => local.doubt(),
  });
  return {
    publish(event) {
      local.publish(event);
      line.tell(event);
    },
    subscribe: (listener) => local.subscribe(listener),
    close: () => line.close(),
  };
}
