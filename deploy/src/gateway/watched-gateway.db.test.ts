import { Writable } from 'node:stream';
import { createLog } from 'api/log';
import { createMetrics } from 'api/metrics';
import { routes } from 'shared-contracts/platform/routes';
import { expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

/** What a log at this level got, line by line. */
function linesOf(logLevel: 'info' | 'debug') {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  return { log: createLog({ logLevel }, sink), lines };
}

it('writes a line for each page, with its route and nothing of its address', async () => {
  const { log, lines } = linesOf('info');
  const app = await testGateway({ log });
  await app.inject('/filtered/profiles?city=Pune&number=9000012345');
  await app.inject(routes.profile.href({ userId: '5a97a0ad-0001-4000-8000-000000000001' }));
  await app.inject('/nothing/5a97a0ad');
  await app.inject('/a/shell/s1/main.js');
  await app.inject('/healthz');
  const pages = [routes.filteredProfiles.path, routes.profile.path, null];
  expect(lines.map((line) => Reflect.get(Object(line), 'route'))).toEqual(pages);
  expect(lines[0]).toMatchObject({ method: 'GET', status: 200, ip: '127.0.0.1' });
  expect(JSON.stringify(lines)).not.toMatch(/Pune|9000012345|5a97a0ad|"url"/);
});

it('writes a line for each file where a log wants to know everything', async () => {
  const { log, lines } = linesOf('debug');
  const app = await testGateway({ log });
  await app.inject('/a/shell/s1/main.js');
  expect(lines).toMatchObject([{ route: '/a/:unit/:build/*' }]);
});

it('counts requests by route, and says that it lives', async () => {
  const metrics = createMetrics();
  const app = await testGateway({ metrics });
  await app.inject('/profiles');
  await app.inject('/a/shell/s1/main.js');
  const counted = await metrics.getSingleMetricAsString('gateway_request_duration_seconds');
  expect(counted).toContain('_count{method="GET",route="/*",status="200"} 1');
  expect(counted).toContain('_count{method="GET",route="/a/:unit/:build/*",status="200"} 1');
  for (const path of ['/healthz', '/readyz']) {
    expect((await app.inject(path)).json()).toEqual({ status: 'ok' });
  }
});

it.each([
  [routes.profile.href({ userId: '%' }).replaceAll('%25', '%'), 200],
  ['/profile/%ff?tab=%', 200],
  ['/%', 404],
  ['/%E0%A4%A', 404],
])('answers %s, which cannot be decoded, with a page', async (address, status) => {
  const app = await testGateway();
  const page = await app.inject(address);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.statusCode).toBe(status);
});
