import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteName } from 'shared-contracts/platform/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furnish } from '../alone/check-alone.ts';
import { readArtifact, type Artifact } from '../registry/artifact.ts';
import { checkGate, mayGo } from './check-gate.ts';
import { reportOf } from './report.ts';

const SIGNED_IN = "defineEvent('signed-in', 1, z.object({ userId: UserId })";
const RENAMED = "defineEvent('signed-in', 1, z.object({ member: UserId })";
const WIDENED =
  "defineEvent('signed-in', 1, z.object({ userId: UserId, since: z.optional(z.string()) })";

const page = (line: string) => `
  import { useEffect } from 'react';
  import { signedIn } from 'shared-contracts/platform/events/event-map';
  import { useHost } from 'shared-contracts/host';
  export function Page() {
    const { bus } = useHost();
    useEffect(() => { ${line} }, [bus]);
    return <h1>Terms</h1>;
  }`;
const face = (remote: RemoteName) => `
  import { defineRemote } from 'shared-contracts/platform/remote';
  import { Page } from './page.tsx';
  export const remote = defineRemote({ name: '${remote}', pages: { terms: Page } });`;

const LISTENS = page('return bus.on(signedIn, ({ userId }) => console.warn(userId));');
const EMITS = page("bus.emit(signedIn, { userId: '0', member: '0' } as never);");

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** A real build of a remote with this one page, in a checkout whose contract says this of the event. */
async function built(remote: RemoteName, source: string, event = SIGNED_IN): Promise<Artifact> {
  const house = await mkdtemp(join(tmpdir(), 'saptapadi-gate-'));
  folders.push(house);
  await furnish(house, remote);
  const map = join(house, 'shared-contracts/src/platform/events/event-map.ts');
  const contract = await readFile(map, 'utf8');
  expect(contract).toContain(SIGNED_IN);
  await writeFile(map, contract.replace(SIGNED_IN, event));
  await writeFile(join(house, remote, 'src/page.tsx'), source);
  await writeFile(join(house, remote, 'src/remote.tsx'), face(remote));
  const rspack = join(house, 'node_modules/@rspack/cli/bin/rspack.js');
  await promisify(execFile)(process.execPath, [rspack, 'build'], {
    cwd: join(house, remote),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return readArtifact(join(house, remote, 'dist'));
}

describe('real builds', () => {
  const live: { artifact: Artifact; track: 'stable' | 'canary' }[] = [];
  beforeAll(async () => {
    live.push({ artifact: await built('mf-billing', LISTENS), track: 'stable' });
    live.push({ artifact: await built('mf-content', LISTENS), track: 'canary' });
  }, 120_000);

  it('say what they listen to and take', () => {
    expect(live[0]?.artifact).toMatchObject({
      unit: 'mf-billing',
      owner: 'team-billing',
      commit: null,
      contract: {
        host: { uses: ['bus'] },
        pages: ['terms'],
        shared: { uses: { react: { exports: expect.arrayContaining(['useEffect']) as string[] } } },
      },
    });
    expect(Object.keys(live[0]?.artifact.contract?.events.consumes ?? {})).toEqual(['signed-in@1']);
  });

  it('are refused when they break an event, with the names of those who listen and whom to ask', async () => {
    const candidate = await built('mf-staff', EMITS, RENAMED);
    const findings = checkGate([candidate], live);
    expect(mayGo(findings)).toBe(false);
    expect(findings.map(({ kind, breaks }) => [kind, breaks.unit, breaks.owner])).toEqual([
      ['event.unreadable', 'mf-billing', 'team-billing'],
      ['event.unreadable', 'mf-content', 'team-content'],
    ]);
    const report = reportOf([candidate], live, findings);
    expect(report).toContain('mf-billing 0.1.0');
    expect(report).toContain('listens to signed-in@1 and cannot read what mf-staff 0.1.0');
    expect(report).toContain('Ask team-content, who own mf-content.');
  }, 120_000);

  it('may add to an event', async () => {
    const candidate = await built('mf-staff', EMITS, WIDENED);
    expect(checkGate([candidate], live)).toEqual([]);
  }, 120_000);
});
