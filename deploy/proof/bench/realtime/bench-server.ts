import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { WebSocketServer } from 'ws';
import { answerParent } from './ask-child.ts';
import {
  EVENT,
  type BenchMember,
  type BenchServer,
  type Kind,
  type Memory,
  type ServerAsk,
} from './bench-lines.ts';

/** `ws` alone: it knows nobody, and sends everybody a text as long as a frame of ours. */
async function bareServer(members: readonly BenchMember[]): Promise<BenchServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await new Promise((resolve) => server.once('listening', resolve));
  const topic = `pub${members[0]?.id ?? ''}`;
  return {
    port: (server.address() as AddressInfo).port,
    members,
    tellAll(chat_count) {
      const text = JSON.stringify([null, null, topic, EVENT, { chat_count }]);
      for (const client of server.clients) client.send(text);
    },
  };
}

async function socketIoServer(members: readonly BenchMember[]): Promise<BenchServer> {
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'], perMessageDeflate: false });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    port: (http.address() as AddressInfo).port,
    members,
    tellAll: (chat_count) => void server.emit(EVENT, { chat_count }),
  };
}

async function start(kind: Kind, people: number, folder: string): Promise<BenchServer> {
  const nobody = Array.from({ length: people }, () => ({ id: crypto.randomUUID(), token: '' }));
  if (kind === 'ws') return bareServer(nobody);
  if (kind === 'socket.io') return socketIoServer(nobody);
  // The others' memory is not to hold what only channels need.
  const { channelServer } = await import('./channel-server.ts');
  return channelServer(people, folder);
}

function memory(): Memory {
  for (let turn = 0; turn < 3; turn += 1) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}

const [kind, people, folder = ''] = process.argv.slice(2);
const server = await start(kind as Kind, Number(people), folder);

answerParent<ServerAsk | 'start'>((ask) => {
  if (ask === 'start') return { port: server.port, members: server.members };
  if (ask === 'memory') return memory();
  if (ask === 'cpu') return process.cpuUsage();
  server.tellAll(ask.tell);
  return {};
});
