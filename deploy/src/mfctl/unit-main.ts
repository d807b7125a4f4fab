import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { ARTIFACT_FILE } from '../registry/artifact.ts';
import { askAt } from './ask.ts';
import { runChecks } from './check-unit.ts';
import { overHttp } from './connect-site.ts';
import { CommandFailed, EXIT } from './failures.ts';
import { addNew } from './new-command.ts';
import { runMfctl } from './run-mfctl.ts';
import { signedInToken } from './sign-in-file.ts';

// `mfctl` of a remote in its own repository: run in its folder, it talks to a site over HTTP.

const folder = process.cwd();
const own = createRequire(import.meta.url);

/** What each command runs in the folder of the remote: a script of a package and its words. */
const TOOLS = {
  build: ['build the remote into dist', '@rspack/cli', 'bin/rspack.js', ['build']],
  types: ['check the types', 'typescript-native', 'bin/tsc', ['--noEmit']],
  lint: ['lint', 'oxlint', 'bin/oxlint', ['--deny-warnings', '.']],
  test: ['run the tests', 'vitest', 'vitest.mjs', ['run']],
} as const;
type Tool = keyof typeof TOOLS;

/** The script of a tool, which came with this package. */
function scriptOf(tool: Tool): string[] {
  const [, name, script, words] = TOOLS[tool];
  return [join(dirname(own.resolve(`${name}/package.json`)), script), ...words];
}

function environment(tool: Tool): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: tool === 'build' ? 'production' : undefined };
}

/** Name in the package.json of this folder; '' where there is none. */
function unitHere(): string {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return '';
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name ?? '';
}

async function buildHere(unit: string): Promise<string> {
  if (unit !== unitHere()) {
    throw new CommandFailed(
      EXIT.usage,
      `This folder holds ${unitHere() || 'no remote'}, not ${unit}.`,
    );
  }
  await new Promise<void>((resolve, reject) => {
    execFile(
      process.execPath,
      scriptOf('build'),
      { cwd: folder, env: environment('build') },
      (error, stdout, stderr) => {
        if (error === null) resolve();
        else
          reject(new CommandFailed(EXIT.refused, `${unit} does not build.`, '', [stdout + stderr]));
      },
    );
  });
  const dist = join(folder, 'dist');
  if (existsSync(join(dist, ARTIFACT_FILE))) return dist;
  throw new CommandFailed(
    EXIT.refused,
    `The build of ${unit} has left no ${ARTIFACT_FILE} in ${dist}.`,
  );
}

function siteOf(named: string | undefined): string {
  if (named !== undefined) return named;
  throw new CommandFailed(EXIT.usage, 'Name the site with --site or RELEASE_SITE.');
}

function addTools(program: Command): void {
  for (const tool of Object.keys(TOOLS) as Tool[]) {
    program
      .command(tool)
      .argument('[words...]', 'for the tool itself')
      .allowUnknownOption()
      .description(TOOLS[tool][0])
      .action(async (words: string[]) => {
        const child = spawn(process.execPath, [...scriptOf(tool), ...words], {
          cwd: folder,
          env: environment(tool),
          stdio: 'inherit',
        });
        const code = await new Promise<number>((resolve) => {
          child.once('exit', (status) => resolve(status ?? 1));
        });
        if (code !== 0) throw new CommandFailed(EXIT.refused, `${tool} fails.`);
      });
  }
}

const versionOf = (name: string) => (own(`${name}/package.json`) as { version: string }).version;

process.exitCode = await runMfctl(
  process.argv.slice(2),
  {
    env: process.env,
    out: (text) => void process.stdout.write(`${text}\n`),
    err: (text) => void process.stderr.write(`${text}\n`),
    now: () => performance.now(),
    connect: async (env, named) => {
      const site = siteOf(named);
      const token = env['RELEASE_TOKEN'] || (await signedInToken(env, site, new Date()));
      if (token) return overHttp(site, token);
      throw new CommandFailed(
        EXIT.usage,
        `Sign in with "mfctl login", or set RELEASE_TOKEN to a token of ${site}.`,
      );
    },
    reach: async (_env, named) => overHttp(siteOf(named), ''),
    ask: askAt(process.stdin, process.stderr),
    reaches: `It talks to the site named with --site or RELEASE_SITE, after "mfctl login" or with RELEASE_TOKEN: one of
"mfctl token create", which the release managers run. Units are built from the folder that it runs in.`,
    build: buildHere,
    check: (unit) => runChecks(unit, folder),
    isLocal: (unit) => unit === unitHere(),
  },
  (program, surroundings) => {
    addNew(program, surroundings, versionOf);
    addTools(program);
  },
);
