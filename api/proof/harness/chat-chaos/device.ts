import { setTimeout as wait } from 'node:timers/promises';
import { Socket, type Channel } from 'phoenix';
import type { CallReply, CallShape, LooseInput } from 'shared-contracts/calls/call';
import { callPath } from 'shared-contracts/calls/call';
import { APP_HEADER } from 'shared-contracts/calls/client';
import {
  getConversation,
  listThreads,
  markRead,
  type Message,
  sendMessage,
} from 'shared-contracts/calls/messaging';
import { ownTopic, SOCKET_PATH } from 'shared-contracts/platform/realtime';
import { WebSocket } from 'ws';
import type { Talker } from './cast.ts';
import type { Road } from './road.ts';

/** Longest wait for an answer, and for a sign of life of the socket, in ms. */
const ANSWER_MS = 5_000;
const HEARTBEAT_MS = 2_500;
/** Pause before anything is tried again, in ms; the official client waits so long, too. */
const AGAIN_MS = 100;
/** A conversation is marked as read at every so many-th message of it. */
const READ_EVERY = 10;

/** Refusals that say only that it was too slow or too much: Node's own for a request that never came whole, and ours. */
const PASSING: ReadonlySet<number> = new Set([408, 429]);

/** Something to say. */
export interface Letter {
  readonly to: string;
  readonly text: string;
  readonly clientId: string;
}

/** What one device met on its way. */
export interface Meetings {
  /** Sendings that got no answer, and were made again. */
  retries: number;
  joins: number;
  /** Asked for what was missed between two messages. */
  gaps: number;
  /** Pushes of what it had already. */
  again: number;
}

/**
 * A page as it should be: an outbox with client ids that is sent in order over HTTP until it is acknowledged, the official
 * client for what comes, and a look at what was missed after every join.
 */
export class Device {
  readonly owner: Talker;
  readonly posted: Letter[] = [];
  readonly shown = new Map<string, Message[]>();
  readonly met: Meetings = { retries: 0, joins: 0, gaps: 0, again: 0 };
  readonly #road: Road;
  readonly #outbox: Letter[] = [];
  readonly #asking = new Map<string, 'asking' | 'ask again'>();
  readonly #onAcknowledged: () => void;
  readonly #socket: Socket;
  #sending = false;
  #gone = false;
  /** Something that must not happen whatever is cut; the run fails with it. */
  broken: Error | null = null;

  constructor(owner: Talker, road: Road, onAcknowledged: () => void) {
    this.owner = owner;
    this.#road = road;
    this.#onAcknowledged = onAcknowledged;
    this.#socket = this.#connect();
  }

  /** Puts letters into the outbox. */
  post(letters: readonly Letter[]): void {
    this.posted.push(...letters);
    this.#outbox.push(...letters);
    void this.#send();
  }

  get waiting(): number {
    return this.#outbox.length;
  }

  /** Messages that it shows in all. */
  get seen(): number {
    return [...this.shown.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** How far the conversation with somebody is shown. */
  shownOf(other: string): number {
    return this.shown.get(other)?.length ?? 0;
  }

  /** Looks what was missed in all conversations, as a page does that is opened or whose line is back. */
  async lookAround(): Promise<void> {
    const reply = await this.#ask(listThreads, { query: { limit: 100 } });
    if (reply === null) return;
    for (const { with: other, last } of reply.data.data) {
      if ((last?.sequence ?? 0) > this.shownOf(other)) await this.#catchUp(other);
    }
  }

  leave(): void {
    this.#gone = true;
    this.#socket.disconnect();
  }

  #connect(): Socket {
    const { id, token } = this.owner;
    class Transport extends WebSocket {
      constructor(address: string, protocols?: string[]) {
        super(address, protocols, { perMessageDeflate: false, handshakeTimeout: ANSWER_MS });
      }
    }
    const socket = new Socket(`ws://127.0.0.1:${this.#road.port}${SOCKET_PATH}`, {
      transport: Transport,
      params: { token },
      timeout: ANSWER_MS,
      heartbeatIntervalMs: HEARTBEAT_MS,
      reconnectAfterMs: () => AGAIN_MS,
      rejoinAfterMs: () => AGAIN_MS,
    });
    const channel: Channel = socket.channel(ownTopic(id), { client: 'browser-chaos', token });
    channel.on('message', (push: unknown) => this.#hear((push as { message: Message }).message));
    channel.join().receive('ok', () => {
      this.met.joins += 1;
      void this.#again(() => this.lookAround());
    });
    socket.connect();
    return socket;
  }

  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    for (let letter = this.#outbox[0]; letter !== undefined; letter = this.#outbox[0]) {
      const { to, text: message, clientId: client_id } = letter;
      const reply = await this.#ask(sendMessage, { body: { to, message, client_id } });
      if (this.#gone) return;
      if (reply === null) {
        this.met.retries += 1;
        continue;
      }
      this.#outbox.shift();
      this.#hear(reply.data);
      this.#onAcknowledged();
    }
    this.#sending = false;
  }

  /** Shows a message in its place; one that comes too early makes the device ask for those between. */
  #hear(message: Message): void {
    const { id } = this.owner;
    const other = message.from === id ? message.to : message.from;
    const screen = this.shown.get(other) ?? [];
    this.shown.set(other, screen);
    if (message.sequence === screen.length + 1) {
      screen.push(message);
      if (message.sequence % READ_EVERY === 0) void this.#markRead(other, message.sequence);
    } else if (message.sequence <= screen.length) this.met.again += 1;
    else {
      this.met.gaps += 1;
      void this.#again(() => this.#catchUp(other));
    }
  }

  async #markRead(other: string, sequence: number): Promise<void> {
    await this.#ask(markRead, { body: { with: other, sequence } });
  }

  /** One question at a time for each conversation; what comes up meanwhile makes it ask once more. */
  async #catchUp(other: string): Promise<void> {
    if (this.#asking.has(other)) {
      this.#asking.set(other, 'ask again');
      return;
    }
    try {
      do {
        this.#asking.set(other, 'asking');
        await this.#readOn(other);
      } while (this.#asking.get(other) === 'ask again');
    } finally {
      this.#asking.delete(other);
    }
  }

  async #readOn(other: string): Promise<void> {
    const params = { a: this.owner.id, b: other };
    let more = true;
    while (more && !this.#gone) {
      const since = this.shownOf(other);
      const reply = await this.#ask(getConversation, { params, query: { since } });
      for (const message of reply?.data.data ?? []) {
        if (message.sequence === this.shownOf(other) + 1) this.#hear(message);
      }
      more = reply === null || reply.data.next !== null;
    }
  }

  /** Runs something in the background; what it throws breaks the run. */
  async #again(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.broken = error instanceof Error ? error : new Error(String(error));
    }
  }

  /** An answer, or null after a pause where there was none; any other refusal is one too many. */
  async #ask<Shape extends CallShape>(
    call: Shape,
    input: LooseInput,
  ): Promise<CallReply<Shape> | null> {
    const status = await this.#fetch(call, input);
    if (typeof status === 'object') return status as CallReply<Shape>;
    if (status >= 400 && status < 500 && !PASSING.has(status)) {
      this.broken ??= new Error(`${call.method} ${call.path}: ${status}`);
    }
    await wait(AGAIN_MS);
    return null;
  }

  /** The reply of a 200, another status, or 0 for no answer. */
  async #fetch(call: CallShape, input: LooseInput): Promise<object | number> {
    try {
      const reply = await fetch(`http://127.0.0.1:${this.#road.port}${callPath(call, input)}`, {
        method: call.method,
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: {
          [APP_HEADER.name]: APP_HEADER.value,
          authorization: `Bearer ${this.owner.token}`,
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
      const body = (await reply.json()) as object;
      return reply.status === 200 ? body : reply.status;
    } catch (error) {
      // Cut off, timed out, or cut off within the text.
      if (error instanceof TypeError || error instanceof SyntaxError) return 0;
      if (error instanceof DOMException) return 0;
      throw error;
    }
  }
}
