import { beginCanary } from 'shared-contracts/calls/release-desk';
import { recordRemoteOutcomes } from 'shared-contracts/calls/releases';
import { describe, expect, it } from 'vitest';
import { buildBase } from '../registry/resolution-for.ts';
import { testGateway } from '../testing/test-gateway.ts';
import { isReserved } from './server-paths.ts';

describe('addresses of the server', () => {
  it('are reserved, every one that the gateway answers and a declared page could have', async () => {
    const app = await testGateway({ origin: 'https://example.org' });
    const printed = app.printRoutes({ commonPrefix: false });
    const paths = [...printed.matchAll(/ (\/\S+) \(/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(20);
    // A declared path has no dot in its first part.
    const open = paths.filter((path) => !path.split('/')[1]?.includes('.') && !isReserved(path));
    expect(open).toEqual([]);
  });

  it.each([
    buildBase('mf-events', 'e1'),
    beginCanary.path,
    recordRemoteOutcomes.path,
    '/api/v1/me',
    '/files/x',
    '/socket/x',
    '/healthz',
    '/readyz',
    '/sandbox/x',
    '/:any',
    '/:any/page',
  ])('%s is', (path) => {
    expect(isReserved(path)).toBe(true);
  });

  it.each(['/events', '/apis', '/events/:id'])('%s is not', (path) => {
    expect(isReserved(path)).toBe(false);
  });
});
