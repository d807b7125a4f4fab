import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import {
  JoinParams,
  MISSED,
  SOCKET_CLOSED,
  type JOIN_REFUSALS,
} from 'shared-contracts/platform/realtime';
import { WebSocket, type RawData } from 'ws';
import { safeParse } from 'zod/v4/core';
import type { TokenClaims } from '../../modules/accounts/accounts.public.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { kindOf, type Payload, type Topics, type TopicEvent } from '../topics.ts';
import {
  PROTOCOL,
  type Frame,
  type ReplyTo,
  pushText,
  readText,
  replyText,
  readBinary,
  pushBytes,
  replyBytes,
} from './frames.ts';

import { LARGEST_BACKLOG, MOST_FRAMES, MOST_JOINS, MOST_MESSAGES } from './limits.ts';
import type { Holder, Member } from './member.ts';
import type { SocketCounts, SocketEnd } from './socket-counts.ts';

/** What the handler of a message needs of its socket. */
interface MessageContext {
  readonly log: FastifyBaseLogger;
  /** The sender, read now; null when the session has ended. */
  readonly caller: () => Promise<Caller | null>;
  readonly gone: AbortSignal;
  readonly reply: (status: 'ok' | 'error', response: Payload) => void;
  readonly push: (event: string, payload: Payload) => void;
  readonly signedOut: () => void;
}

/** What all connections share. */
export interface ConnectionParts {
  readonly topics: Topics;
  readonly log: FastifyBaseLogger;
  readonly counts: SocketCounts;
  /** The claims of a token; null for a bad one. */
  readonly readToken: (token: string) => Promise<TokenClaims | null>;
  /** The caller of a session, read now; null when it has ended. */
  readonly callerOf: (claims: TokenClaims) => Promise<Caller | null>;
  /** Called once, when a connection receives and sends nothing more. */
  readonly onClosed: (connection: Connection) => void;
}

/** An open WebSocket, its owner, and the stream under it. */
export interface Opened {
  readonly ws: WebSocket;
  readonly stream: Duplex;
  readonly holder: Holder;
  readonly member: Member;
}

/** A topic that the page has joined, or is joining. */
interface Joined {
  readonly joinRef: string | null;
  isOpen: boolean;
  /** Made when a handler needs to know of the end. */
  gone: AbortController | null;
}

/** One socket of a page: its joined topics, its messages and pushes. */
export class Connection {
  readonly holder: Holder;
  readonly member: Member;
  /** Looks since the last frame of the page. */
  silentLooks = 0;
  /** Looks until its own topic fails, because pushes may have been missed; 0 for none. */
  failsIn = 0;
  readonly #ws: WebSocket;
  /** The stream under the WebSocket. */
  readonly #stream: Duplex;
  readonly #parts: ConnectionParts;
  readonly #joined = new Map<string, Joined>();
  /** The member's own topic, once it is being joined. */
  #own: Joined | null = null;
  #ended = false;

  constructor({ ws, stream, holder, member }: Opened, parts: ConnectionParts) {
    this.#ws = ws;
    this.#stream = stream;
    this.holder = holder;
    this.member = member;
    this.#parts = parts;
    ws.on('message', (data, isBinary) => this.#receive(data, isBinary));
    ws.on('pong', () => (this.silentLooks = 0));
    ws.on('close', () => this.#end());
    // A close follows; an oversized frame ends here.
    ws.on('error', (err) => parts.log.debug({ err }, 'a socket failed'));
  }

  /** Sends a whole frame on the member's own topic; false when the page has not joined it. */
  push(frame: Buffer): boolean {
    if (this.#own?.isOpen !== true || this.#ws.readyState !== WebSocket.OPEN) return false;
    this.#stream.write(frame);
    this.#dropIfSlow();
    return true;
  }

  ping(): void {
    if (this.#ws.readyState === WebSocket.OPEN) this.#ws.ping();
  }

  /** Fails a topic whose pushes the page may have missed: it joins again by itself, and fetches. */
  fail(topic: string): void {
    const joined = this.#joined.get(topic);
    if (joined?.isOpen !== true) return;
    this.#leave(topic, joined);
    this.#sendProtocol(joined, topic, PROTOCOL.error, JSON.stringify({ reason: MISSED }));
  }

  /** Closes the socket with a code and a reason. */
  close(code: number, reason: string, because: SocketEnd): void {
    if (this.#ended) return;
    this.#parts.counts.closed.inc({ because });
    this.#end();
    this.#ws.close(code, reason);
  }

  /** Cuts the socket of a page that no longer reads. */
  drop(because: SocketEnd): void {
    if (this.#ended) return;
    this.#parts.counts.closed.inc({ because });
    this.#parts.log.info({ because }, 'a socket was dropped');
    this.#end();
    this.#ws.terminate();
  }

  /** Resolves when the socket is closed: within FAREWELL_MS after `close` or `drop`. */
  whenClosed(): Promise<void> {
    if (this.#ws.readyState === WebSocket.CLOSED) return Promise.resolve();
    return new Promise((resolve) => this.#ws.once('close', () => resolve()));
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const [topic, joined] of this.#joined) this.#leave(topic, joined);
    this.#parts.onClosed(this);
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#ended) return;
    this.silentLooks = 0;
    this.member.frames += 1;
    if (this.member.frames > MOST_FRAMES) {
      this.close(SOCKET_CLOSED.tooMany, 'too many messages', 'flood');
      return;
    }
    const bytes = data as Buffer;
    const frame = isBinary ? readBinary(bytes) : readText(bytes.toString());
    if (frame === null) this.close(1008, 'unreadable frame', 'unreadable');
    else this.#dispatch(frame);
  }

  #dispatch(frame: Frame): void {
    if (frame.topic === PROTOCOL.topic) {
      if (frame.event === PROTOCOL.heartbeat) this.reply(frame, 'ok', {});
      else this.reply(frame, 'error', { reason: 'unmatched topic' });
      return;
    }
    if (frame.event === PROTOCOL.join) void this.#join(frame);
    else if (frame.event === PROTOCOL.leave) this.#handleLeave(frame);
    else this.#handleMessage(frame);
  }

  async #join(frame: Frame): Promise<void> {
    const { topic } = frame;
    this.member.joins += 1;
    if (this.member.joins > MOST_JOINS) {
      this.#refuseJoin(frame, 'too many');
      return;
    }
    const older = this.#joined.get(topic);
    if (older !== undefined) {
      this.#leave(topic, older);
      this.#sendProtocol(older, topic, PROTOCOL.close);
    }
    const kind = kindOf(topic, this.holder.accountId);
    if (kind === 'unknown') {
      this.#refuseJoin(frame, 'unmatched topic');
      return;
    }
    if (kind === 'foreign') {
      this.#refuseJoin(frame, 'unauthorized');
      return;
    }
    const params = JoinParams.safeParse(frame.payload);
    if (!params.success) {
      this.#refuseJoin(frame, 'params');
      return;
    }
    const joined: Joined = { joinRef: frame.joinRef, isOpen: false, gone: null };
    this.#joined.set(topic, joined);
    if (kind === 'own') this.#own = joined;
    const mayJoin = await this.#isGood(params.data.token);
    // Left, or joined again, while the token was looked at.
    if (this.#joined.get(topic) !== joined) return;
    if (!mayJoin) {
      this.#leave(topic, joined);
      this.#refuseJoin(frame, 'unauthorized');
      return;
    }
    joined.isOpen = true;
    this.reply(frame, 'ok', {});
  }

  /** Whether a token is good and of the member whose socket this is. */
  async #isGood(token: string): Promise<boolean> {
    const { accountId, sessionId, version } = this.holder;
    try {
      const claims = await this.#parts.readToken(token);
      if (claims?.accountId !== accountId) return false;
      // The socket itself would be closed had its own session ended.
      if (claims.sessionId === sessionId && claims.version === version) return true;
      return (await this.#parts.callerOf(claims)) !== null;
    } catch (err) {
      this.#parts.log.error({ err }, 'the token of a join could not be looked at');
      return false;
    }
  }

  #refuseJoin(frame: Frame, reason: (typeof JOIN_REFUSALS)[number]): void {
    this.#parts.counts.refused.inc({ what: 'join', because: reason });
    this.reply(frame, 'error', { reason });
  }

  #handleLeave(frame: Frame): void {
    const joined = this.#joined.get(frame.topic);
    const isPresent = joined !== undefined && joined.joinRef === frame.joinRef;
    if (isPresent) this.#leave(frame.topic, joined);
    this.reply(frame, 'ok', {});
    if (isPresent) this.#sendProtocol(joined, frame.topic, PROTOCOL.close);
  }

  #handleMessage(frame: Frame): void {
    const joined = this.#joined.get(frame.topic);
    if (joined?.isOpen !== true) {
      this.reply(frame, 'error', { reason: 'unmatched topic' });
      return;
    }
    // Said on an earlier join that the page has given up meanwhile.
    if (frame.joinRef !== null && frame.joinRef !== joined.joinRef) return;
    this.member.messages += 1;
    if (this.member.messages > MOST_MESSAGES) {
      this.reply(frame, 'error', { reason: 'too many' });
      return;
    }
    const kind = kindOf(frame.topic, this.holder.accountId);
    const event =
      kind === 'own' || kind === 'assistant'
        ? this.#parts.topics.find(kind, frame.event)
        : undefined;
    joined.gone ??= new AbortController();
    void handleMessage(frame, event, {
      log: this.#parts.log,
      caller: () => this.#parts.callerOf(this.holder),
      gone: joined.gone.signal,
      reply: (status, response) => this.reply(frame, status, response),
      push: (name, payload) => {
        if (this.#joined.get(frame.topic) === joined)
          this.#push(joined, frame.topic, name, payload);
      },
      signedOut: () => this.close(SOCKET_CLOSED.unauthorized, 'signed out', 'ended'),
    });
  }

  reply(to: ReplyTo, status: 'ok' | 'error', response: Payload): void {
    // No one waits for an answer to what has no ref.
    if (to.ref === null) return;
    if (response instanceof Uint8Array) this.#send(replyBytes(to, status, response));
    else this.#send(replyText(to, status, response));
  }

  #push({ joinRef }: Joined, topic: string, event: string, payload: Payload): void {
    if (payload instanceof Uint8Array) this.#send(pushBytes(joinRef, topic, event, payload));
    else this.#send(pushText(joinRef, null, topic, event, JSON.stringify(payload)));
  }

  #send(frame: string | Buffer): void {
    if (this.#ended || this.#ws.readyState !== WebSocket.OPEN) return;
    // A string travels as text, bytes as bytes.
    this.#ws.send(frame);
    this.#dropIfSlow();
  }

  #dropIfSlow(): void {
    if (this.#ws.bufferedAmount > LARGEST_BACKLOG) this.drop('backlog');
  }

  /** Sends a message of the protocol about a join. */
  #sendProtocol({ joinRef }: Joined, topic: string, event: string, payload = '{}'): void {
    this.#send(pushText(joinRef, joinRef, topic, event, payload));
  }

  #leave(topic: string, joined: Joined): void {
    this.#joined.delete(topic);
    if (this.#own === joined) this.#own = null;
    joined.gone?.abort();
  }
}

/** Checks a message, has it handled and sees to it that it is answered once; never rejects. */
async function handleMessage(
  { topic, event: name, payload }: Frame,
  event: TopicEvent | undefined,
  context: MessageContext,
): Promise<void> {
  const refuse = (reason: string) => context.reply('error', { reason });
  if (event === undefined) {
    refuse('unknown event');
    return;
  }
  let isAnswered = false;
  const answer = (status: 'ok' | 'error', response: Payload) => {
    if (!isAnswered) context.reply(status, response);
    isAnswered = true;
  };
  try {
    const parsed = safeParse(event.schema, payload);
    if (!parsed.success) {
      refuse('payload');
      return;
    }
    const caller = await context.caller();
    if (caller === null) {
      context.signedOut();
      return;
    }
    await event.handle({
      caller,
      payload: parsed.data,
      reply: (response = {}) => answer('ok', response),
      push: context.push,
      gone: context.gone,
    });
    answer('ok', {});
  } catch (err) {
    if (err instanceof Refusal) {
      answer('error', { reason: err.code });
      return;
    }
    const on = topic.startsWith('bot-') ? 'assistant' : 'own';
    context.log.error({ err, on, event: name }, 'a message over a socket could not be handled');
    answer('error', { reason: 'failed' });
  }
}
