import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTES } from 'shared-contracts/platform/routes';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../src/build/units.ts';
import { temporaryFolder } from '../../src/testing/fake-build.ts';
import { changeScope, filesChanged, SPECS_BY_FOLDER } from './change-scope.ts';

const scope = (...paths: string[]) => changeScope(paths, REMOTES);

describe('what a change can touch', () => {
  it('is a remote and its journeys, no database, where only the remote changed', () => {
    const { remotes, databases, specs } = scope('mf-billing/src/plans/plans-page.tsx');
    expect({ remotes, databases }).toEqual({ remotes: ['mf-billing'], databases: false });
    expect(specs).toContain('journeys/plans');
    expect(specs).not.toContain('journeys/interests');
  });

  it('is every remote where the contracts or the packages changed', () => {
    expect(scope('shared-contracts/src/platform/routes.ts').remotes).toEqual([...REMOTES]);
    expect(scope('package-lock.json').remotes).toEqual([...REMOTES]);
    expect(scope('shared-contracts/src/platform/routes.test.ts').remotes).toEqual([]);
  });

  it('is a browser test that changed itself, and none for a test that no browser runs', () => {
    expect(scope('deploy/proof/e2e/journeys/plans.spec.ts').specs).toEqual([
      'journeys/plans.spec.ts',
    ]);
    expect(scope('mf-billing/src/plans/plans-page.test.tsx').specs).toEqual([]);
  });

  it('is nothing but the checks for a page of text', () => {
    expect(scope('README.md', 'mf-billing/README.md')).toEqual({
      remotes: [],
      databases: false,
      specs: [],
    });
  });

  it('names folders and browser tests that are there', () => {
    const specs = readdirSync(join(ROOT, 'deploy/proof/e2e'), { recursive: true }).map(String);
    for (const [folder, patterns] of SPECS_BY_FOLDER) {
      expect(existsSync(join(ROOT, folder)), folder).toBe(true);
      for (const pattern of patterns) {
        const found = specs.filter((path) => path.includes(pattern) && path.endsWith('.spec.ts'));
        expect(found, pattern).not.toEqual([]);
      }
    }
  });
});

describe('the files of a change', () => {
  async function repository() {
    const root = await temporaryFolder();
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
    const commit = async (name: string) => {
      await writeFile(join(root, name), name);
      git('add', '.');
      git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', name);
    };
    git('init', '-q');
    await commit('first.ts');
    await commit('second.ts');
    return root;
  }

  it('are those of the last commit in a clean tree', async () => {
    const root = await repository();
    expect(filesChanged(root)).toEqual({ base: 'HEAD~1', paths: ['second.ts'] });
  });

  it('are those that differ from the last commit, new ones too, while there are any', async () => {
    const root = await repository();
    await writeFile(join(root, 'first.ts'), 'changed');
    await writeFile(join(root, 'new.ts'), '');
    expect(filesChanged(root)).toEqual({ base: 'HEAD', paths: ['first.ts', 'new.ts'] });
  });

  it('are counted from a revision that is named, and a wrong one is said', async () => {
    const root = await repository();
    await writeFile(join(root, 'third.ts'), '');
    expect(filesChanged(root, 'HEAD~1').paths).toEqual(['second.ts', 'third.ts']);
    expect(() => filesChanged(root, 'no-such')).toThrow('no-such');
  });
});
