import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What a new remote begins with. */
export interface NewRemote {
  /** `mf-…`; also the folder and the package. */
  readonly name: string;
  /** The team that answers for it. */
  readonly owner: string;
  /** How the two packages of the kit are named in package.json: a version, or `file:` and a path. */
  readonly kit: { readonly contracts: string; readonly tools: string };
  /** Version of React, as the contracts have it. */
  readonly react: string;
  /** Versions of TESTED_WITH. */
  readonly tested: Readonly<Record<string, string>>;
}

/** Packages that the tests of a remote import by name; an installer that does not hoist gives a folder only what it names. */
export const TESTED_WITH = [
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/react',
  'vite',
  'vitest',
] as const;

/** In parts: our own bundler resolves what it finds of it in a source. */
const META = ['import', 'meta'].join('.');

/** A name that folders, addresses and globals may have. */
export const REMOTE_NAME = /^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** A name of a team: a line without the braces that a text fills. */
export const OWNER = /^[\p{L}\p{N}][\p{L}\p{N} .,&@'_-]{0,59}$/u;

/** Writes a remote with one page into a folder that is missing or empty; resolves to the paths of its files. */
export async function writeRemote(folder: string, remote: NewRemote): Promise<string[]> {
  const there = await readdir(folder).catch(() => []);
  if (there.some((name) => name !== '.git' && name !== 'node_modules')) {
    throw new Error(`${folder} is not empty.`);
  }
  const files = filesOf(remote);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return Object.keys(files);
}

/** The files of a new remote by path. */
export function filesOf({ name, owner, kit, react, tested }: NewRemote): Record<string, string> {
  const subject = name.slice('mf-'.length);
  const words = subject.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const pascal = subject.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const page = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return {
    'package.json': json({
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      description: `The page /${subject}`,
      owner,
      earlyBytes: 20_000,
      scripts: {
        build: 'mfctl build',
        types: 'mfctl types',
        lint: 'mfctl lint',
        test: 'mfctl test',
      },
      dependencies: { react, 'react-dom': react, 'shared-contracts': kit.contracts },
      devDependencies: { ...tested, 'unit-tools': kit.tools },
    }),
    'remote.json': json({
      pages: {
        [page]: {
          path: `/${subject}`,
          access: 'public',
          pageView: title,
          title: { en: title, mr: 'नवीन पान', hi: 'नया पेज' },
          description: {
            en: `${title}: what this page is for, in one sentence.`,
            mr: 'हे पान कशासाठी आहे ते एका वाक्यात.',
            hi: 'यह पेज किसलिए है, एक वाक्य में।',
          },
        },
      },
    }),
    'tsconfig.json': json({
      extends: 'unit-tools/tsconfig.json',
      include: ['src', '*.ts'],
    }),
    '.oxlintrc.json': json({ extends: ['./node_modules/unit-tools/oxlint.json'] }),
    'rspack.config.ts': `import { unitConfig } from 'shared-contracts/build/unit-config';

export default unitConfig({ dir: ${META}.dirname, kind: 'remote' });
`,
    'vitest.config.ts': `import { testProject } from 'shared-contracts/build/test-project';

export default testProject('${name}');
`,
    '.gitignore': 'node_modules/\ndist/\n',
    'src/css.d.ts':
      "// The bundler takes stylesheets; they have no exports.\ndeclare module '*.css';\n",
    'src/remote.tsx': `import { offerLanguages } from 'shared-contracts/i18n/i18n';
import { defineRemote } from 'shared-contracts/platform/remote';
import { ${pascal}Page } from './${subject}-page.tsx';

offerLanguages({
  mr: () => import(/* webpackChunkName: "language-mr" */ './locales/mr/index.ts'),
  hi: () => import(/* webpackChunkName: "language-hi" */ './locales/hi/index.ts'),
});

/** What the site sees of this remote; the addresses of its pages are in remote.json. */
export const remote = defineRemote({
  name: '${name}',
  pages: {},
  ownPages: { ${page}: ${pascal}Page },
});
`,
    [`src/${subject}-page.tsx`]: `import { useTexts } from 'shared-contracts/host';
import { Page, PageHeader } from 'shared-contracts/ui/core';
import { texts } from './locales/en/texts.ts';

/** /${subject} */
export function ${pascal}Page() {
  const text = useTexts(texts);
  return (
    <Page>
      <PageHeader title={text('page.title')} text={text('page.intro')} />
    </Page>
  );
}
`,
    [`src/${subject}-page.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { expect, it } from 'vitest';
import type {} from '@testing-library/jest-dom/vitest';
import { ${pascal}Page } from './${subject}-page.tsx';

it('shows its title', async () => {
  renderRemote(<${pascal}Page />);
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeVisible();
});
`,
    'src/locales/en/texts.ts': `// Translations come in the chunk: language
import { defineTexts } from 'shared-contracts/i18n/i18n';

export const texts = defineTexts('${name}', {
  'page.title': '${title}',
  'page.intro': ${quoted(`Here begins the work of ${owner}.`)},
});
`,
    'src/locales/mr/texts.ts': translation('mr', 'नवीन पान', 'येथून या पानाचे काम सुरू होते.'),
    'src/locales/hi/texts.ts': translation('hi', 'नया पेज', 'यहाँ से इस पेज का काम शुरू होता है।'),
    'src/locales/mr/index.ts': localeIndex(name),
    'src/locales/hi/index.ts': localeIndex(name),
    'src/locales/locales.test.ts': `/// <reference types="vite/types/importMeta.d.ts" />
import { testTranslations } from 'shared-contracts/testing/translations';
import { describe } from 'vitest';
import { translations as hi } from './hi/index.ts';
import { translations as mr } from './mr/index.ts';

describe('this remote', () => {
  testTranslations(${META}.glob('./en/*.ts', { eager: true }), { mr, hi });
});
`,
    'CHANGELOG.md': `# Changelog of ${name}\n\n## 0.1.0\n\n- The page /${subject}.\n`,
    'README.md': `# ${name}

The page /${subject} of the site; ${owner} answers for it and releases it. remote.json names its pages: address, who may
open it, its name in the counts, title and description in three languages. \`src/remote.tsx\` names what is shown there.

| command | what it does |
| --- | --- |
| \`npm run types\`, \`npm run lint\`, \`npm test\`, \`npm run build\` | each check alone |
| \`npx mfctl publish ${name} --new --stable\` | the first release: checks, build, registry, live |
| \`npx mfctl publish ${name} --canary 1\` | the next ones: for one device of a hundred |
| \`npx mfctl canary promote ${name}\` | the canary for all |
| \`npx mfctl rollback ${name}\`, \`npx mfctl retire ${name}\` | the build before; the remote away |

\`RELEASE_SITE\` is the address of the site, \`RELEASE_TOKEN\` the token of this team (\`mfctl token create\` by the release
managers). \`.github/workflows/release.yml\` does the same on a build server.
`,
    '.github/workflows/release.yml': workflow(name),
  };
}

/** A text as a literal of TypeScript. */
function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}

function translation(language: 'mr' | 'hi', title: string, intro: string): string {
  return `import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { texts as english } from '../en/texts.ts';

/** ${language === 'mr' ? 'Marathi' : 'Hindi'} */
export const texts = {
  'page.title': '${title}',
  'page.intro': '${intro}',
} as const satisfies TranslationOf<typeof english>;
`;
}

function localeIndex(name: string): string {
  return `import type { UnitTranslations } from 'shared-contracts/i18n/i18n';
import { texts } from './texts.ts';

export const translations: UnitTranslations = {
  '${name}': async () => texts,
};
`;
}

function workflow(name: string): string {
  return `name: release
on:
  push:
    branches: [main]
  pull_request:

jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 22
      - run: npm ci
      - run: npm run types
      - run: npm run lint
      - run: npm test
      - run: npm run build
  release:
    needs: check
    if: github.ref == 'refs/heads/main'
    runs-on: ubuntu-latest
    env:
      RELEASE_SITE: \${{ vars.RELEASE_SITE }}
      RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 22
      - run: npm ci
      - run: npx mfctl publish ${name} --canary 1
`;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
