/** Who sends a request, from those who are refused first to those who never are: probes, and sockets that open. */
export type Priority = 'visitor' | 'member' | 'payment' | 'probe' | 'socket';

/** How full the queues may be for a request to be let in; 1 is as full as they get. */
export const ROOM: Readonly<Record<Priority, number>> = {
  visitor: 0.4,
  member: 0.5,
  payment: 1,
  probe: Infinity,
  socket: Infinity,
};

/** A request's place in the order. */
export interface Place {
  priority: Priority;
  /** It has been given a connection: to refuse it in its middle would waste what was done. */
  hasBegun: boolean;
}

/**
 * Whether a queue as full as this has room for the caller now; notes that it is let in. What was let in before goes on
 * until nothing more fits in, and background work comes with the payments.
 */
export function letIn(place: Place | null, fullness: number, isFull: boolean): boolean {
  if (place === null) return fullness < ROOM.payment;
  if (ROOM[place.priority] === Infinity) return true;
  if (place.hasBegun) return !isFull;
  place.hasBegun = fullness < ROOM[place.priority];
  return place.hasBegun;
}

/** Whether the caller may be refused after a wait as well. */
export function isRefusable(place: Place | null): boolean {
  const priority = place?.priority;
  return priority === 'visitor' || priority === 'member';
}

/** Notes whose request it turned out to be: a bad token makes no member. */
export function noteCaller(place: Place | null, isMember: boolean): void {
  if (place?.priority === 'member' && !isMember) place.priority = 'visitor';
}
