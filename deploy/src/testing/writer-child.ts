import { once } from 'node:events';
import { publishStable } from '../registry/changes.ts';
import { generationStore } from '../registry/generation-store.ts';
import { openRegistryDatabase } from '../registry/registry-database.ts';
import { GenerationRace } from '../registry/registry-errors.ts';
import { placeOnServer } from './registry-place.ts';

// A writer as a process of its own: says when it is ready, and at the word tries to write the generation after the first.
const [, , url = '', build = ''] = process.argv;
const { db, close } = await openRegistryDatabase(placeOnServer(url), () => undefined);
const store = generationStore(db, () => new Date());
process.stdout.write('ready\n');
await once(process.stdin, 'data');
try {
  await store.change(1, build, 'a race', (live) => publishStable(live, 'shell', build));
  process.stdout.write('won\n');
} catch (error) {
  if (!(error instanceof GenerationRace)) throw error;
  process.stdout.write('lost\n');
}
await close();
process.exit(0);
