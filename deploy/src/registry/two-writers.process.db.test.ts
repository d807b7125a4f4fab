import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT, startOf } from '../build/units.ts';
import { placeOnServer } from '../testing/registry-place.ts';
import { postgresDatabase } from '../testing/test-releases.ts';
import { publishStable } from './changes.ts';
import { generationStore } from './generation-store.ts';
import { openRegistryDatabase } from './registry-database.ts';

/** A process that waits for the word and then tells how its write went. */
async function writer(url: string, build: string) {
  const child = spawn(process.execPath, [...startOf('writer-child'), url, build], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return async () => {
    const [text] = await Promise.all([once(child.stdout, 'data'), child.stdin.write('go\n')]);
    return String(text).trim();
  };
}

// Two processes need a server between them; two writers on the embedded database stand in generation-store.test.ts.
describe.skipIf(process.env['TEST_DATABASE'] !== 'postgres')('two processes', () => {
  it(
    'that write the same generation: one wins, the other is told',
    { timeout: 120_000 },
    async () => {
      const url = await postgresDatabase();
      const { db, close } = await openRegistryDatabase(placeOnServer(url), () => undefined);
      onTestFinished(close);
      const store = generationStore(db, () => new Date());
      await store.change(0, 'test', 'begin', (live) => publishStable(live, 'shell', 's1'));
      const writers = await Promise.all([writer(url, 's2'), writer(url, 's3')]);
      const told = await Promise.all(writers.map((go) => go()));
      expect(told.toSorted()).toEqual(['lost', 'won']);
      const winner = told[0] === 'won' ? 's2' : 's3';
      expect(await store.current()).toMatchObject({
        generation: 2,
        by: winner,
        units: { shell: { stable: winner } },
      });
      expect(await store.verify()).toBeNull();
    },
  );
});
