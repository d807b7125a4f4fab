import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../build/units.ts';
import { fakeRepository } from '../testing/fake-repository.ts';

/** Rule, a file that breaks it, and the file's text. */
const violations: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['typescript(no-explicit-any)', 'api/src/any.ts', 'export const x: any = 1;\n'],
  [
    'typescript(no-non-null-assertion)',
    'api/src/sure.ts',
    'export const f = (x?: string) => x!.length;\n',
  ],
  [
    'typescript(ban-ts-comment)',
    'api/src/ignored.ts',
    '// @ts-ignore\nexport const x: number = 1;\n',
  ],
  [
    'eslint(no-empty)',
    'api/src/silent.ts',
    'export function f() {\n  try {\n    g();\n  } catch {}\n}\nfunction g() {}\n',
  ],
  ['import(no-default-export)', 'api/src/unnamed.ts', 'export default 1;\n'],
  [
    'eslint(no-restricted-imports)',
    'mf-content/src/antd.ts',
    "import { Button } from 'antd';\nexport const x = Button;\n",
  ],
  [
    'eslint(no-restricted-imports)',
    'shell/src/icons.ts',
    "import { UpOutlined } from '@ant-design/icons';\nexport const x = UpOutlined;\n",
  ],
  [
    'eslint(no-restricted-imports)',
    'mf-content/src/relative.ts',
    "import { x } from '../../shared-contracts/src/x.ts';\nexport const y = x;\n",
  ],
  [
    'eslint(no-restricted-imports)',
    'api/src/deep/relative.ts',
    "import { x } from '../../../deploy/src/x.ts';\nexport const y = x;\n",
  ],
  [
    'eslint(no-restricted-imports)',
    'shared-contracts/src/behaviour/copies-the-host.ts',
    "import { useHost } from '../shared/host.tsx';\nexport const y = useHost;\n",
  ],
  [
    'react-hooks(rules-of-hooks)',
    'shell/src/hook.tsx',
    "import { useState } from 'react';\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1);\n  return null;\n}\n",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'shell/src/deps.tsx',
    "import { useEffect } from 'react';\nexport function A({ b }: { b: () => void }) {\n  useEffect(() => b(), []);\n  return null;\n}\n",
  ],
  [
    'import(no-cycle)',
    'shell/src/round.ts',
    "import { b } from './trip.ts';\nexport const a = () => b;\n",
  ],
  ['eslint(max-lines)', 'api/src/long.ts', 'export {};\n'.repeat(401)],
];

const innocent = {
  'shell/src/trip.ts': "import { a } from './round.ts';\nexport const b = () => a;\n",
  'shared-contracts/src/ui/forms.ts':
    "import { Button } from 'antd';\nexport const Fine = Button;\n",
  'mf-content/src/fine.ts': "import { x } from '../fine.ts';\nexport const y = x;\n",
};

describe('the linter', () => {
  let found: { code: string; filename: string }[] = [];
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const files = Object.fromEntries(violations.map(([, path, text]) => [path, text]));
    const repository = await fakeRepository({ ...files, ...innocent });
    remove = repository.remove;
    const run = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'],
      { cwd: repository.root, encoding: 'utf8' },
    );
    found = (JSON.parse(run.stdout) as { diagnostics: typeof found }).diagnostics;
  });
  afterAll(() => remove());

  it.each(violations)('refuses %s in %s', (rule, path) => {
    const codes = found.filter((one) => one.filename === path).map((one) => one.code);
    expect(codes).toContain(rule);
  });

  it('lets the design system use antd, and a remote its own parent folder', () => {
    const files = found.map((one) => one.filename);
    expect(files).not.toContain('shared-contracts/src/ui/forms.ts');
    expect(files).not.toContain('mf-content/src/fine.ts');
  });
});
