const { existsSync, readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * A feature of a remote is a folder that its `remote.tsx` composes; what features share (texts, failures, a card)
 * stands in other folders. One rule per remote: the feature folders are read, not listed here.
 */
function featureRules(root) {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/remote.tsx')))
    .map((remote) => {
      const source = readFileSync(join(root, remote, 'src/remote.tsx'), 'utf8');
      const names = [...source.matchAll(/['"]\.\/([^/'"]+)\/[^'"]+['"]/g)]
        .map((match) => match[1])
        .filter((name) => name !== 'locales');
      const features = `^${remote}/src/(${[...new Set(names)].join('|')})/`;
      return {
        name: `features-of-${remote}-stand-apart`,
        comment: 'A feature never imports another feature of its remote; remote.tsx composes them.',
        severity: 'error',
        from: { path: `^${remote}/src/([^/]+)/` },
        to: { path: features, pathNot: `^${remote}/src/$1/` },
      };
    });
}

/** The files that a workspace's package.json exports, and itself. */
function exportsOf(workspace) {
  const { exports: exported } = JSON.parse(
    readFileSync(join(__dirname, workspace, 'package.json'), 'utf8'),
  );
  const files = ['package.json', ...Object.values(exported)].map((file) => file.replace('./', ''));
  return `^${workspace}/(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`;
}

/** React, what is built on it, and the parts of the contracts that are. */
const REACT = '^(shared-contracts/.*\\.tsx$|node_modules/(react|react-dom|antd)/)';

/** What a module of the API offers to all, and the few files that put the server together. */
const OFFERED = ['^api/src/modules/[^/]+/[^/]+\\.public\\.ts$', '\\.tables\\.ts$'];
const PUT_TOGETHER = [
  '^api/src/(app|start|demo|unhandled-calls)\\.ts$',
  '^api/src/(background|commands)/',
  '^api/src/modules/modules\\.ts$',
];

/**
 * Who may import whom (design section 1). oxlint judges single files; this judges the graph.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'nobody-imports-a-unit',
      comment: 'Shell and remotes release on their own: nobody imports them.',
      severity: 'error',
      from: { path: '^(shared-contracts|shell|mf-[^/]+|api|deploy)/' },
      to: { path: '^(shell|mf-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'only-deploy-starts-the-api',
      comment: 'The server is reached over HTTP; deploy alone starts it.',
      severity: 'error',
      from: { path: '^(shared-contracts|shell|mf-[^/]+)/' },
      to: { path: '^api/' },
    },
    {
      name: 'deploy-knows-the-public-face-of-the-api',
      comment: 'Only what api/package.json exports.',
      severity: 'error',
      from: { path: '^deploy/' },
      to: {
        path: '^api/',
        pathNot: exportsOf('api'),
      },
    },
    {
      name: 'nobody-imports-deploy',
      severity: 'error',
      from: { path: '^(shared-contracts|shell|mf-[^/]+|api)/' },
      to: { path: '^deploy/' },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'What teams agree on depends on no team.',
      severity: 'error',
      from: { path: '^shared-contracts/' },
      to: { path: '^(shell|mf-[^/]+|api|deploy)/' },
    },
    {
      name: 'api-stays-free-of-react',
      comment: 'The server takes the React-free subpaths of the contracts only.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: REACT },
    },
    {
      name: 'api-reaches-no-react',
      comment:
        'Nor does anything that it takes. Looked at from where programs begin: a search from each file takes a minute.',
      severity: 'error',
      from: { path: '^api/src/((app|demo|migrate|server|start)\\.ts$|(background|commands)/)' },
      to: { path: REACT, reachable: true },
    },
    {
      name: 'platform-knows-nothing-above',
      comment:
        'What all of the API is built on. Two files tie it to what is above: the tables, and the parts that a handler gets.',
      severity: 'error',
      from: {
        path: '^api/src/platform/',
        pathNot: ['\\.test\\.ts$', '^api/src/platform/(database/tables|calls/context)\\.ts$'],
      },
      to: {
        path: '^api/(src|migrations)/',
        pathNot: ['^api/src/platform/', '^api/migrations/list\\.ts$'],
      },
    },
    {
      name: 'low-rooms-of-the-platform-know-none-above',
      comment: 'Time, words, fields, pages and sealing know neither request, database nor process.',
      severity: 'error',
      from: {
        path: '^api/src/platform/(crypto|languages|paging|time|validation)/',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^api/src/',
        pathNot: [
          '^api/src/platform/(crypto|languages|paging|time|validation)/',
          '^api/src/platform/http/refusal\\.ts$',
        ],
      },
    },
    {
      name: 'modules-use-public-files-of-others',
      comment:
        'A module is used by its `.public.ts`; the tables are those of the one database that all share.',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^api/src/modules/', pathNot: ['^api/src/modules/$1/', ...OFFERED] },
    },
    {
      name: 'nobody-reaches-past-public-files',
      comment:
        'The same from outside of the modules; documents are drawn in a thread that loads nothing else of theirs.',
      severity: 'error',
      from: {
        path: '^api/(src|demo/payment-sandbox)/',
        pathNot: ['\\.test\\.tsx?$', '^api/src/modules/[^/]+/', ...PUT_TOGETHER],
      },
      to: { path: '^api/src/modules/', pathNot: [...OFFERED, '-document\\.tsx$'] },
    },
    {
      name: 'the-server-is-put-together-by-few-files',
      comment: 'They alone take calls, jobs and rules from `.server.ts`.',
      severity: 'error',
      from: { path: PUT_TOGETHER, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^api/src/modules/[^/]+/',
        pathNot: ['^api/src/modules/[^/]+/[^/]+\\.server\\.ts$', ...OFFERED],
      },
    },
    {
      name: 'production-knows-no-test',
      comment:
        'Test people, evaluation sets and stand-ins are beside src; the demo community is loaded in one place.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: ['\\.test\\.tsx?$', '^api/src/demo\\.ts$'] },
      to: { path: '^api/(test|proof|demo)/', pathNot: '^api/demo/payment-sandbox/' },
    },
    {
      name: 'assistant-rules-are-pure',
      comment:
        'The rules of the built-in assistant: contracts and a search index, nothing of the server.',
      severity: 'error',
      from: { path: '^api/assistant/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^api/assistant/', '^shared-contracts/', '^node_modules/minisearch/'] },
    },
    {
      name: 'no-antd-in-shell-and-remotes',
      comment: 'They use the groups of shared-contracts/ui/*.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: '^node_modules/(antd|@ant-design|rc-[^/]+|@rc-component)/' },
    },
    ...featureRules(process.cwd()),
    {
      name: 'no-cycles',
      comment: 'Of types neither: what two files need stands in a third.',
      severity: 'error',
      from: { pathNot: '^node_modules' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports and that is no entry is dead.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.(test|config)\\.[cm]?tsx?$',
          '\\.d\\.[cm]?ts$',
          '^deploy/(start|test|check)\\.mjs$',
          '^deploy/proof/(e2e|bench)/',
          // Loaded by browsers, by address.
          '^api/demo/payment-sandbox/browser/',
          // A loader: the bundler is told its path.
          '^shared-contracts/build/tweaks/pure-components\\.cjs$',
          // Put in the place of another module by the bundler.
          '^shared-contracts/build/tweaks/scroll-bar-size-of\\.ts$',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|\\.cache|coverage)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
};
