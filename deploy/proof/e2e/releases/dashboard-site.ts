import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from 'api/config';
import { Refusal } from 'api/refusal';
import { distOf } from '../../../src/build/units.ts';
import { lookOnce } from '../../../src/canary/controller.ts';
import { soleLeader } from '../../../src/canary/leadership.ts';
import { readEvidence } from '../../../src/canary/read-evidence.ts';
import { startDashboard } from '../../../src/dashboard/serve-dashboard.ts';
import { startCanary } from '../../../src/registry/canary-changes.ts';
import { insertBuild } from '../../../src/registry/insert-build.ts';
import { publishBuilt } from '../../../src/registry/publish-built.ts';
import { registryOpener } from '../../../src/site/site-releases.ts';
import { addCounts } from '../../../src/telemetry/count-store.ts';
import { fragileBuild } from '../canary/fragile-build.ts';

/** The account that may release there. */
export const MANAGER = { email: 'asha@example.com', password: 'correct horse', code: '123456' };
/** RELEASE_TOKEN of that site. */
export const SITE_TOKEN = 'the token of a site for tests';

const MINUTE_MS = 60_000;
/** Minutes of a step, and one more than the rule wants. */
const STEP_MINUTES = 11;

/** The dashboard over a registry with two units, without gateway and API; its clock goes by steps of rollouts. */
export async function dashboardSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'saptapadi-dashboard-'));
  const onError = (error: unknown) => {
    throw error;
  };
  const config = readConfig({ DATA_DIR: dataDir, SEED: 'none', DASHBOARD_PORT: '0' });
  const opener = registryOpener(config, onError);
  const registry = await opener.registry();
  const { generations, db } = registry;
  await publishBuilt(
    registry,
    ['shell', 'mf-content'].map((unit) => distOf(unit)),
    'test',
  );
  let now = Date.now() - 120 * MINUTE_MS;
  const clock = () => new Date(now);
  const accounts = {
    signIn: async (given: { email: string; password: string; otp?: string | undefined }) => {
      if (given.password !== MANAGER.password) throw new Refusal(401, 'auth.wrongPassword');
      if (given.otp !== MANAGER.code) throw new Refusal(401, 'factor.codeWrong');
      return { accountId: randomUUID(), version: 1, email: given.email };
    },
    isStill: async () => true,
  };
  const dashboard = await startDashboard(
    {
      actions: {
        registry: opener.registry,
        firstShare: async () => 700,
        needsProbe: false,
        token: SITE_TOKEN,
        accounts,
        secret: randomUUID(),
        clock,
        onChange: async () => undefined,
        onError,
      },
      trustProxy: false,
    },
    config,
  );
  if (dashboard === null) throw new Error('the dashboard has no port');
  const live = async () => {
    const current = await generations.current();
    if (current === null) throw new Error('nothing is live');
    return current;
  };
  return {
    url: dashboard.url,
    live,
    /** A second build of a unit as its canary, with these shares in basis points. */
    beginCanary: async (unit: string, steps: readonly number[]): Promise<string> => {
      const folder = await mkdtemp(join(dataDir, 'build-'));
      const { build } = await insertBuild(registry, await fragileBuild(folder, unit), 'test');
      const [basisPoints = 0] = steps;
      const startedAt = clock().toISOString();
      await generations.change((await live()).generation, 'test', 'a new form', (state) =>
        startCanary(state, unit, {
          build,
          rollout: randomUUID(),
          basisPoints,
          steps: [...steps],
          startedAt,
          minSessions: 20,
        }),
      );
      return build;
    },
    /** A step of healthy sessions passes, with a few failures of stable, and the controller looks once. */
    passStep: async (unit: string): Promise<void> => {
      const { stable, canary } = (await live()).units[unit] ?? {};
      if (stable === undefined || canary === null || canary === undefined)
        throw new Error(`${unit} has no canary`);
      const sessions = [0, 2, 4, 6, 8].flatMap((minute) => {
        const counted = {
          minute: new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS + minute * MINUTE_MS),
          unit,
          served: 0,
        };
        return [
          { ...counted, build: canary.build, track: 'canary' as const, sessions: 40, failed: 0 },
          { ...counted, build: stable, track: 'stable' as const, sessions: 40, failed: 1 },
        ];
      });
      const outcomes = sessions
        .filter(({ failed }) => failed > 0)
        .map(({ minute, build, track, failed }) => ({
          minute,
          unit,
          build,
          track,
          outcome: 'faulty' as const,
          phase: 'text' as const,
          n: failed,
          sessions: failed,
          ms_total: 0,
        }));
      await addCounts(db, { sessions, outcomes });
      now += STEP_MINUTES * MINUTE_MS;
      await lookOnce({
        generations,
        evidence: (name, one, at) => readEvidence({ db, unit: name, canary: one, now: at }),
        leadership: soleLeader,
        clock,
        onChange: () => undefined,
      });
    },
    close: async () => {
      await dashboard.close();
      await opener.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
