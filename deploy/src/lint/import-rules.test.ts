import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../build/units.ts';
import { fakeRepository, linkPackages } from '../testing/fake-repository.ts';

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

const take = (from: string) => `import { it } from '${from}';\nexport const mine = it;\n`;
const thing = 'export const it = 1;\n';

/** Rule, and a file that breaks it. */
const violations: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['nobody-imports-a-unit', 'mf-a/src/one/across.ts', take('mf-b/remote.tsx')],
  ['nobody-imports-a-unit', 'mf-a/src/one/host.ts', take('shell/thing.ts')],
  ['nobody-imports-a-unit', 'deploy/src/unit.ts', take('shell/thing.ts')],
  ['only-deploy-starts-the-api', 'shell/src/server.ts', take('api/start.ts')],
  ['deploy-knows-the-public-face-of-the-api', 'deploy/src/inside.ts', take('api/inside.ts')],
  ['nobody-imports-deploy', 'api/src/outward.ts', take('deploy/thing.ts')],
  ['contracts-stand-alone', 'shared-contracts/src/down.ts', take('api/start.ts')],
  ['api-stays-free-of-react', 'api/src/screen.ts', take('shared-contracts/screen.tsx')],
  ['api-reaches-no-react', 'api/src/migrate.ts', take('./screen.ts')],
  ['platform-knows-nothing-above', 'api/src/platform/inward.ts', take('../modules/one/thing.ts')],
  [
    'low-rooms-of-the-platform-know-none-above',
    'api/src/platform/time/up.ts',
    take('../database/tables.ts'),
  ],
  ['modules-use-public-files-of-others', 'api/src/modules/two/past.ts', take('../one/thing.ts')],
  [
    'modules-use-public-files-of-others',
    'api/src/modules/two/calls.ts',
    take('../one/one.server.ts'),
  ],
  ['nobody-reaches-past-public-files', 'api/src/storage/past.ts', take('../modules/one/thing.ts')],
  ['the-server-is-put-together-by-few-files', 'api/src/app.ts', take('./modules/one/thing.ts')],
  ['production-knows-no-test', 'api/src/tested.ts', take('../test/thing.ts')],
  ['assistant-rules-are-pure', 'api/assistant/impure.ts', take('../src/inside.ts')],
  ['assistant-rules-are-pure', 'api/assistant/process.ts', take('node:process')],
  ['no-antd-in-shell-and-remotes', 'mf-a/src/one/table.ts', take('antd')],
  ['features-of-mf-a-stand-apart', 'mf-a/src/one/other.ts', take('../two/thing.ts')],
  ['features-of-mf-a-stand-apart', 'mf-a/src/common/up.ts', take('../two/thing.ts')],
  ['no-cycles', 'api/src/a.ts', "import { b } from './b.ts';\nexport const a = () => b;\n"],
  [
    'no-cycles',
    'api/src/draw.ts',
    "import type { Shape } from './shape.ts';\nexport const draw = (shape: Shape) => shape;\n",
  ],
  ['no-orphans', 'api/src/forgotten.ts', thing],
];

const innocent = {
  'api/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
  'api/src/shape.ts':
    "import { draw } from './draw.ts';\nexport type Shape = string;\nexport const it = draw;\n",
  'api/src/start.ts': take('shared-contracts/thing.ts'),
  'api/src/inside.ts': thing,
  'api/src/modules/one/thing.ts': thing,
  'api/src/modules/one/one.tables.ts': thing,
  'api/src/modules/one/one.public.ts': take('./thing.ts'),
  'api/src/modules/one/one.server.ts': take('./thing.ts'),
  'api/src/modules/two/within.ts': take('../one/one.public.ts'),
  'api/src/modules/modules.ts': take('./one/one.server.ts'),
  'api/src/platform/database/tables.ts': take('../../modules/one/one.tables.ts'),
  'api/assistant/pure.ts': take('shared-contracts/thing.ts'),
  'api/test/thing.ts': thing,
  'api/src/demo.ts': take('../test/thing.ts'),
  'deploy/src/thing.ts': take('shared-contracts/thing.ts'),
  'deploy/src/starts.ts': take('api/start.ts'),
  'mf-a/src/remote.tsx':
    "import { mine } from './one/page.ts';\nexport const it = { mine, two: () => import('./two/thing.ts') };\n",
  'mf-a/src/one/page.ts': `${take('../common/thing.ts')}`,
  'mf-a/src/common/thing.ts': thing,
  'mf-a/src/two/thing.ts': thing,
  'mf-b/src/remote.tsx': take('shared-contracts/screen.tsx'),
  'shell/src/thing.ts': take('shared-contracts/thing.ts'),
  'shared-contracts/src/thing.ts': thing,
  'shared-contracts/src/screen.tsx': take('react'),
};

const FOLDERS = ['shared-contracts', 'shell', 'mf-a', 'mf-b', 'api', 'deploy'];

describe('the import rules', () => {
  let found: Violation[] = [];
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const files = Object.fromEntries(violations.map(([, path, text]) => [path, text]));
    const repository = await fakeRepository({ ...files, ...innocent });
    remove = repository.remove;
    await linkPackages(repository.root, FOLDERS, ['antd', 'react']);
    const run = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'json',
        ...FOLDERS,
      ],
      { cwd: repository.root, encoding: 'utf8' },
    );
    found = (JSON.parse(run.stdout) as { summary: { violations: Violation[] } }).summary.violations;
  });
  afterAll(() => remove());

  it.each(violations)('refuse %s: %s', (rule, path) => {
    const rules = found.filter((one) => one.from === path).map((one) => one.rule.name);
    expect(rules).toContain(rule);
  });

  it('let everybody take what is offered', () => {
    const broken = new Set(found.map((one) => one.from));
    const innocents = Object.keys(innocent).filter(
      (path) => path !== 'api/src/b.ts' && path !== 'api/src/shape.ts',
    );
    expect(innocents.filter((path) => broken.has(path))).toEqual([]);
  });
});
