import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testFilesIn, wanted } from '../../vitest.files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saptapadi-groups-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Writes files below the folder, each with one line. */
function write(files: Readonly<Record<string, string>>): void {
  for (const [name, line] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, line);
  }
}
// In two parts, so that this file is not one of those that say it.
const ASKS = ["inject('template", "Database');"].join('');
const MOCKS = (how: string) => ['vi.', how, "('./b.ts');"].join('');
const named = (files: Iterable<string>) => [...files].map((file) => file.slice(folder.length + 1));

describe.each(['api', 'deploy'])('every test file of %s', (workspace) => {
  it('runs in exactly one of the groups', () => {
    const root = join(import.meta.dirname, '../..', workspace);
    const { shared, isolated } = testFilesIn(root);
    const all = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules/'))
      .map((name) => join(root, name));
    expect([...shared, ...isolated].toSorted()).toEqual(all.toSorted());
    expect(all).toContain(
      join(root, workspace === 'api' ? 'src/start.process.test.ts' : 'src/run/runner.test.ts'),
    );
  });
});

describe('a test file', () => {
  const kit = { 'test/kit.ts': ASKS };

  it.each([
    ["import { kit } from './way.ts';", "export * from '../test/kit.ts';"],
    ["const { kit } = await import('./way.ts');", "import '../test/kit.ts';"],
    [
      "new Worker(new URL('./way.ts', import.meta.url));",
      "import {\n  a,\n  b,\n} from '../test/kit.ts';",
    ],
  ])('is on the database when something that it reaches asks for one: %s', (line, way) => {
    write({ ...kit, 'src/a.test.ts': line, 'src/way.ts': way });
    expect(named(testFilesIn(folder).onDatabase)).toEqual(['src/a.test.ts']);
  });

  it('is on no database for the sake of a type', () => {
    write({ ...kit, 'src/a.test.ts': "import type { Kit } from '../test/kit.ts';" });
    expect(named(testFilesIn(folder).onDatabase)).toEqual([]);
  });

  it('has a process of its own when it replaces modules', () => {
    write({
      'a.test.ts': MOCKS('mock'),
      'b.test.ts': MOCKS('doMock'),
      'c.test.ts': '',
    });
    const { shared, isolated } = testFilesIn(folder);
    expect([named(shared), named(isolated)]).toEqual([['c.test.ts'], ['a.test.ts', 'b.test.ts']]);
  });

  it('is left out where only those on the database are asked for, and it is not', () => {
    write({ ...kit, 'a.test.ts': "import './test/kit.ts';", 'b.test.ts': '' });
    const files = testFilesIn(folder);
    vi.stubEnv('TEST_FILES', '');
    expect(named(wanted(files.shared, files))).toEqual(['a.test.ts', 'b.test.ts']);
    vi.stubEnv('TEST_FILES', 'database');
    expect(named(wanted(files.shared, files))).toEqual(['a.test.ts']);
    vi.stubEnv('TEST_FILES', 'databases');
    expect(() => wanted(files.shared, files)).toThrow('TEST_FILES must be all or database');
  });
});
