import fastify from 'fastify';
import { Registry } from 'prom-client';
import { createOrderByEmail } from 'shared-contracts/calls/payments';
import { describe, expect, it } from 'vitest';
import { answerProblems } from '../http/problem-replies.ts';
import { serverBusy } from '../http/refusal.ts';
import { shedLoad } from './shed-load.ts';

/** An app whose queue and event loop are as busy as a test says. */
function stage() {
  const app = fastify();
  const metrics = new Registry();
  const busy = { queue: 0, loopMs: 0 };
  answerProblems(app);
  shedLoad(app, {
    queue: { fullness: () => busy.queue },
    eventLoop: { delay: { ms: () => busy.loopMs, stop: () => undefined }, busyAfterMs: 1000 },
    isSigned: (authorization) => Promise.resolve(authorization === 'Bearer ours'),
    metrics,
  });
  for (const url of ['/healthz', '/readyz', '/files/one.webp', '/api/v1/any'])
    app.get(url, () => '');
  app.get(createOrderByEmail.path, () => '');
  const ask = async (url: string, authorization?: string) => {
    const reply = await app.inject({
      url,
      headers: authorization === undefined ? {} : { authorization },
    });
    return reply.statusCode;
  };
  const everybody = async () => ({
    visitor: await ask('/api/v1/any'),
    forged: await ask('/api/v1/any', 'Bearer theirs'),
    member: await ask('/api/v1/any', 'Bearer ours'),
    picture: await ask('/files/one.webp'),
    payment: await ask(createOrderByEmail.path),
    probes: [await ask('/healthz'), await ask('/readyz')],
  });
  return { app, busy, everybody, metrics };
}

const all = {
  visitor: 200,
  forged: 200,
  member: 200,
  picture: 200,
  payment: 200,
  probes: [200, 200],
};
const fewer = [
  all,
  { ...all, visitor: 503, forged: 503 },
  { ...all, visitor: 503, forged: 503, member: 503, picture: 503 },
  { ...all, visitor: 503, forged: 503, member: 503, picture: 503, payment: 503 },
];

describe('a server with too much to do', () => {
  it('refuses visitors before members, members before payments, and probes never', async () => {
    const { busy, everybody, metrics } = stage();
    for (const [index, queue] of [0.39, 0.4, 0.5, 1].entries()) {
      busy.queue = queue;
      expect(await everybody()).toEqual(fewer[index]);
    }
    expect(await metrics.metrics()).toContain('requests_shed_total{priority="payment"} 1');
    busy.queue = 0;
    expect(await everybody()).toEqual(all);
  });

  it('does the same where the event loop stalls, however long', async () => {
    const { busy, everybody } = stage();
    for (const [index, loopMs] of [390, 400, 500, Infinity].entries()) {
      busy.loopMs = loopMs;
      expect(await everybody()).toEqual(fewer[index]);
    }
  });

  it('says so as every refusal does, and when to come back', async () => {
    const { app, busy } = stage();
    app.get('/refused', () => {
      throw serverBusy();
    });
    const parts = async (url: string) => {
      const headers = { 'accept-language': 'mr', 'accept-encoding': 'gzip' };
      const { statusCode, headers: sent, body } = await app.inject({ url, headers });
      const { request_id, ...said } = JSON.parse(body) as Record<string, unknown>;
      expect(request_id).toEqual(expect.any(String));
      return { statusCode, sent: { ...sent, date: '', 'content-length': '' }, said };
    };
    const refused = await parts('/refused');
    busy.queue = 1;
    const shed = await parts('/api/v1/any');
    expect(shed).toEqual(refused);
    expect(shed.sent).toMatchObject({ 'retry-after': '5', 'content-language': 'mr' });
    expect(shed.said).toMatchObject({ status: 503, code: 'server.busy' });
  });
});
