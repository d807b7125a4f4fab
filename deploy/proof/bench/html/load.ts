import { Agent, request } from 'node:http';

/** Requests that are made together: the width of a load that has an end. */
const WIDTH = 10;

/** How a number of requests was answered. */
export interface Load {
  /** ms of each. */
  readonly times: readonly number[];
  /** ms from the first to the last. */
  readonly whole: number;
}

/** Asks for addresses as a browser asks for a page, ten at a time over connections that stay open; throws unless all are 200. */
export async function load(
  addresses: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: WIDTH });
  const times: number[] = [];
  const waiting = [...addresses];
  const begun = performance.now();
  const next = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const start = performance.now();
      await read(address, agent, headers);
      times.push(performance.now() - start);
    }
  };
  try {
    await Promise.all(Array.from({ length: WIDTH }, next));
  } finally {
    agent.destroy();
  }
  return { times, whole: performance.now() - begun };
}

function read(address: string, agent: Agent, headers: Readonly<Record<string, string>>) {
  return new Promise<void>((resolve, reject) => {
    const all = { 'accept-encoding': 'gzip, deflate, br', ...headers };
    request(address, { agent, headers: all }, (reply) => {
      reply.resume().once('end', () => {
        if (reply.statusCode === 200) resolve();
        else reject(new Error(`bench: ${address} answered ${reply.statusCode}`));
      });
    })
      .once('error', reject)
      .end();
  });
}
