import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket, type RawData } from 'ws';
import { answerParent } from './ask-child.ts';
import type { BenchMember, ClientsAsk, Kind } from './bench-lines.ts';

// The pages of the measurement: sockets that count what they are told, equally cheap for every server.

/** Sockets that are opened at the same time, but in a storm. */
const AT_ONCE = 20;
/** Longest pause of a page before it tries again, in ms. */
const AGAIN_MS = 2000;

let heard = 0;
let awaited: { readonly count: number; readonly done: () => void } | null = null;

function hear(): void {
  heard += 1;
  if (awaited?.count === heard) awaited.done();
}

/** First byte of a frame of engine.io: 0 its opening, 2 a ping; '40' a connection, '42' an event. */
const OPENING = 0x30;
const PING = 0x32;
const CONNECTED = 0x30;

/** How a server is spoken to. */
interface Dialect {
  readonly url: (port: number, member: BenchMember) => string;
  /** Said first; null when nothing is. */
  readonly hello: ((member: BenchMember) => string) | null;
  /** What a frame is: the answer to the hello, something told, or an errand to answer. */
  readonly read: (frame: Buffer, isReady: boolean) => 'ready' | 'told' | { answer: string };
}

const DIALECTS: Readonly<Record<Kind, Dialect>> = {
  channels: {
    url: (port, { token }) =>
      `ws://127.0.0.1:${port}/socket/websocket?vsn=2.0.0&token=${encodeURIComponent(token)}`,
    hello: ({ id, token }) =>
      JSON.stringify(['1', '1', `pub${id}`, 'phx_join', { client: 'browser-bench', token }]),
    read: (_frame, isReady) => (isReady ? 'told' : 'ready'),
  },
  ws: {
    url: (port) => `ws://127.0.0.1:${port}`,
    hello: null,
    read: () => 'told',
  },
  'socket.io': {
    url: (port) => `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
    hello: null,
    read: (frame) => {
      if (frame[0] === OPENING) return { answer: '40' };
      if (frame[0] === PING) return { answer: '3' };
      return frame[1] === CONNECTED ? 'ready' : 'told';
    },
  },
};

/** Opens one socket; resolves when it would be told things. */
function open(kind: Kind, port: number, member: BenchMember): Promise<void> {
  const { url, hello, read } = DIALECTS[kind];
  return new Promise((resolve, reject) => {
    const ws = new WebSocket(url(port, member), {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    let isReady = false;
    const ready = () => {
      isReady = true;
      resolve();
    };
    ws.on('error', reject);
    ws.on('close', (code) => reject(new Error(`bench: a socket was closed (${code})`)));
    ws.on('open', () => {
      if (hello !== null) ws.send(hello(member));
      else if (kind === 'ws') ready();
    });
    ws.on('message', (data: RawData) => {
      const found = read(data as Buffer, isReady);
      if (found === 'ready') ready();
      else if (found === 'told') hear();
      else ws.send(found.answer);
    });
  });
}

/** Whether a try to open a socket succeeds. */
function isOpened(kind: Kind, port: number, member: BenchMember): Promise<boolean> {
  return open(kind, port, member).then(
    () => true,
    () => false,
  );
}

answerParent<ClientsAsk>(async (ask) => {
  if ('heard' in ask) {
    if (heard < ask.heard) {
      await new Promise<void>((done) => (awaited = { count: ask.heard, done }));
    }
    return {};
  }
  if ('storm' in ask) {
    let refused = 0;
    const openAtLast = async (member: BenchMember) => {
      while (!(await isOpened(ask.kind, ask.port, member))) {
        refused += 1;
        await pause(Math.random() * AGAIN_MS);
      }
    };
    await Promise.all(ask.storm.map(openAtLast));
    return { refused };
  }
  const waiting = [...ask.open];
  const openSome = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await open(ask.kind, ask.port, next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  return {};
});
