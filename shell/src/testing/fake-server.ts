/** A frame as it travels: join reference, reference, topic, event, payload. */
type Frame = readonly [string | null, string | null, string, string, Record<string, unknown>];

/** A channel server at the other end of the official client's transport; it answers when a test says so, or by rule. */
export interface FakeServer {
  readonly transport: new (address: string) => object;
  /** Addresses that were asked for a connection, in order. */
  readonly asked: readonly string[];
  /** Joins that came in, by topic, with what they carried. */
  readonly joins: readonly { readonly topic: string; readonly params: Record<string, unknown> }[];
  /** What else was said, without heartbeats and leaves. */
  readonly said: readonly { topic: string; event: string; payload: Record<string, unknown> }[];
  /** Topics that were left. */
  readonly left: readonly string[];
  /** Whether connections are taken; false refuses the upgrade. */
  accepts: boolean;
  /** What a join or a question of a topic is answered; null answers nothing. */
  answer: (topic: string, event: string) => 'ok' | 'error' | null;
  /** Whether heartbeats are answered. */
  beats: boolean;
  push(topic: string, event: string, payload: object): void;
  /** Closes every connection with a code, as a server or a network would. */
  drop(code?: number): void;
  /** Connections that stand. */
  open(): number;
}

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

export function fakeServer(): FakeServer {
  const asked: string[] = [];
  const joins: { topic: string; params: Record<string, unknown> }[] = [];
  const said: { topic: string; event: string; payload: Record<string, unknown> }[] = [];
  const left: string[] = [];
  const sockets = new Set<Transport>();

  const server: FakeServer = {
    transport: class extends Object {
      constructor(address: string) {
        super();
        return new Transport(address);
      }
    },
    asked,
    joins,
    said,
    left,
    accepts: true,
    answer: () => 'ok',
    beats: true,
    push(topic, event, payload) {
      for (const socket of sockets) socket.hears([null, null, topic, event, { ...payload }]);
    },
    drop(code = 1006) {
      for (const socket of Array.from(sockets)) socket.end(code);
    },
    open: () => sockets.size,
  };

  class Transport {
    readyState = CONNECTING;
    bufferedAmount = 0;
    onopen: () => void = () => undefined;
    onerror: (error: unknown) => void = () => undefined;
    onmessage: (message: { data: string }) => void = () => undefined;
    onclose: (event: { code: number }) => void = () => undefined;

    constructor(address: string) {
      asked.push(address);
      queueMicrotask(() => {
        if (this.readyState !== CONNECTING) return;
        if (!server.accepts) {
          this.onerror(new Error('refused'));
          this.end(1006);
          return;
        }
        this.readyState = OPEN;
        sockets.add(this);
        this.onopen();
      });
    }

    send(text: string): void {
      const [joinRef, ref, topic, event, payload] = JSON.parse(text) as Frame;
      const reply = (status: string) =>
        this.hears([joinRef, ref, topic, 'phx_reply', { status, response: {} }]);
      if (event === 'heartbeat') {
        if (server.beats) reply('ok');
        return;
      }
      if (event === 'phx_leave') {
        left.push(topic);
        reply('ok');
        return;
      }
      if (event === 'phx_join') joins.push({ topic, params: payload });
      else said.push({ topic, event, payload });
      const status = server.answer(topic, event);
      if (status !== null) reply(status);
    }

    close(code = 1000): void {
      this.end(code);
    }

    hears(frame: Frame): void {
      queueMicrotask(() => {
        if (this.readyState === OPEN) this.onmessage({ data: JSON.stringify(frame) });
      });
    }

    end(code: number): void {
      if (this.readyState === CLOSED) return;
      this.readyState = CLOSED;
      sockets.delete(this);
      this.onclose({ code });
    }
  }
  return server;
}
