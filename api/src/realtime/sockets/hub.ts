import { ownTopic, type PushName, type PushPayload } from 'shared-contracts/platform/realtime';
import type { Push } from '../pushes.ts';
import type { Connection } from './connection.ts';
import { pushText, wholeFrame } from './frames.ts';
import { DOUBT_LOOKS, MOST_SOCKETS } from './limits.ts';
import type { Member } from './member.ts';

/** Called with the number of sockets that got an event. */
export type Counted = (event: PushName, sockets: number) => void;

/** A member with sockets at this node. */
interface Present {
  readonly member: Member;
  readonly connections: Connection[];
}

/** The sockets of this node by member. */
export class Hub {
  readonly #members = new Map<string, Present>();
  readonly #counted: Counted;
  #size = 0;

  constructor(counted: Counted) {
    this.#counted = counted;
  }

  /** Sockets now. */
  get size(): number {
    return this.#size;
  }

  /** The member of a new socket; null when the member has too many. */
  memberFor(userId: string): Member | null {
    const present = this.#members.get(userId);
    if (present === undefined) {
      const nothing = { readAt: new Map(), joins: 0, messages: 0, frames: 0 };
      return { userId, topic: ownTopic(userId), ...nothing };
    }
    return present.connections.length < MOST_SOCKETS ? present.member : null;
  }

  add(connection: Connection): void {
    const { member } = connection;
    const present = this.#members.get(member.userId);
    if (present === undefined)
      this.#members.set(member.userId, { member, connections: [connection] });
    else present.connections.push(connection);
    this.#size += 1;
  }

  remove(connection: Connection): void {
    const { userId } = connection.member;
    const connections = this.#members.get(userId)?.connections ?? [];
    const at = connections.indexOf(connection);
    if (at === -1) return;
    connections.splice(at, 1);
    this.#size -= 1;
    if (connections.length === 0) this.#members.delete(userId);
  }

  /** Every socket, or those of one member; a copy, since the caller may close some. */
  connections(userId?: string): readonly Connection[] {
    if (userId !== undefined) return this.#members.get(userId)?.connections.slice() ?? [];
    return [...this.#members.values()].flatMap(({ connections }) => connections);
  }

  /** Whether a member has a socket here. */
  hasSocket(userId: string): boolean {
    return this.#members.has(userId);
  }

  /** Pushes to the pages of one member, unless they got something that was read later. */
  push({ to, name, payload, asOf }: Push): void {
    const present = this.#members.get(to);
    if (present === undefined) return;
    const { member } = present;
    if (asOf !== undefined) {
      if (asOf < (member.readAt.get(name) ?? -Infinity)) return;
      member.readAt.set(name, asOf);
    }
    this.#counted(name, sendTo(present, name, JSON.stringify(payload)));
  }

  /** Pushes to the pages of all members. */
  pushAll<Name extends PushName>(name: Name, payload: PushPayload<Name>): void {
    const text = JSON.stringify(payload);
    let sent = 0;
    for (const present of this.#members.values()) sent += sendTo(present, name, text);
    this.#counted(name, sent);
  }

  /**
   * Fails the topics of pages that may have missed pushes, so that they join again and fetch. All pages at once are spread
   * over some seconds.
   */
  failTopics(userId: string | null, random: () => number): void {
    for (const connection of this.connections(userId ?? undefined)) {
      if (connection.failsIn > 0) continue;
      connection.failsIn = userId === null ? 2 + Math.floor(random() * DOUBT_LOOKS) : 2;
    }
  }

  /** Starts a new window of the limits of members. */
  renewAllowances(): void {
    for (const { member } of this.#members.values()) {
      member.joins = 0;
      member.messages = 0;
      member.frames = 0;
    }
  }
}

/** Sends an event to the pages of a member; returns how many. Without a join ref one frame fits all. */
function sendTo({ member, connections }: Present, name: PushName, payload: string): number {
  const frame = wholeFrame(pushText(null, null, member.topic, name, payload));
  let sent = 0;
  // A slow page is dropped and leaves the list meanwhile.
  for (const connection of connections.length === 1 ? connections : connections.slice()) {
    if (connection.push(frame)) sent += 1;
  }
  return sent;
}
