import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFiles } from '../test/files.ts';
import { withDemoPictures } from './demo.ts';

const source = fileURLToPath(new URL('.', import.meta.url));

it('is the one file of production that knows where the demo community stands', () => {
  const naming = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) => /['"`/]seed\//.test(readFileSync(`${source}${name}`, 'utf8')));
  expect(naming).toEqual(['demo.ts']);
});

it('lends its portraits to a demonstration, and to nobody else', async () => {
  const { files, remove } = await temporaryFiles();
  const lent = await withDemoPictures(files, { seed: 'demo' });
  expect((await lent.get('photos/f01a-480.webp'))?.size).toBeGreaterThan(1000);
  expect(await lent.get('photos/../seed-types.ts').catch(() => null)).toBeNull();
  const real = await withDemoPictures(files, { seed: 'none' });
  expect(await real.get('photos/f01a-480.webp')).toBeNull();
  await remove();
});
