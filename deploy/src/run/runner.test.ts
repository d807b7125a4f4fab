import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/fake-build.ts';
import { createRunner } from './runner.mjs';

const node = process.execPath;

function watched() {
  const lines: string[] = [];
  return { runner: createRunner({ write: (text) => lines.push(text) }), lines };
}

describe('the test runner', () => {
  it('adds up steps and says so in the very last line', async () => {
    const { runner, lines } = watched();
    await runner.check('fine', node, ['-e', '']);
    const folder = await temporaryFolder();
    const report = join(folder, 'report.json');
    await runner.tests('tests', {
      command: node,
      args: ['-e', `fs.writeFileSync(${JSON.stringify(report)}, 'x')`],
      report,
      counts: () => ({ passed: 41, failed: 0, skipped: 2 }),
      times: () => [{ file: '/slow.test.ts', seconds: 7 }],
    });
    expect(runner.finish()).toBe(0);
    expect(lines.join('')).toContain('7.0 s  ');
    expect(lines.at(-1)).toBe('42 passed, 0 failed\n');
    expect(lines[1]).toMatch(/^ok {6}tests: 41 passed, 0 failed, 2 skipped \(\d+\.\d s[,)]/);
  });

  it('fails as a whole when one step fails, and shows what that step said', async () => {
    const { runner, lines } = watched();
    await runner.check('fine', node, ['-e', '']);
    await runner.check('lint', node, ['-e', 'console.log("line 3 is wrong"); process.exit(2)']);
    expect(runner.finish()).toBe(1);
    expect(lines.join('')).toContain('line 3 is wrong');
    expect(lines.at(-1)).toBe('1 passed, 1 failed\n');
  });

  it('says at the end what the tests that failed said, without colours and stacks', async () => {
    const { runner, lines } = watched();
    const root = await temporaryFolder();
    await runner.tests('browser', {
      command: node,
      args: ['-e', 'process.exit(1)'],
      report: join(root, 'report.json'),
      counts: () => ({ passed: 3, failed: 14, skipped: 0 }),
      failures: () =>
        Array.from({ length: 14 }, (_, n) => ({
          test: `deploy/a.spec.ts › walks ${n}`,
          message: `\u001b[31mError: no such page\u001b[39m\n\n    at a.spec.ts:3:1\n${'long '.repeat(200)}`,
        })),
    });
    runner.finish();
    const end = lines.slice(-3).join('');
    expect(end).toContain(
      'what failed:\n  deploy/a.spec.ts › walks 0 (browser)\n    Error: no such page\n    long long',
    );
    expect(end).toMatch(/ l\w*…\n {2}deploy\/a\.spec\.ts › walks 1 \(browser\)\n/);
    expect(end).toMatch(/ {2}and 2 more\n.* minutes in all\n3 passed, 14 failed\n$/);
    expect(end).not.toContain('at a.spec');
  });

  it('does not believe a report that says all is well when the process failed', async () => {
    const { runner } = watched();
    await runner.tests('tests', {
      command: node,
      args: ['-e', 'process.exit(1)'],
      report: join(await temporaryFolder(), 'report.json'),
      counts: () => ({ passed: 3, failed: 0, skipped: 0 }),
    });
    expect(runner.finish()).toBe(1);
  });

  it('never counts the report of an earlier run', async () => {
    const { runner, lines } = watched();
    const report = join(await temporaryFolder(), 'report.json');
    await writeFile(report, '{}');
    await runner.tests('tests', {
      command: node,
      args: ['-e', `if (fs.existsSync(${JSON.stringify(report)})) process.exit(1)`],
      report,
      counts: () => ({ passed: 1, failed: 0, skipped: 0 }),
    });
    expect(runner.finish()).toBe(0);
    expect(lines.at(-1)).toBe('1 passed, 0 failed\n');
  });

  it('counts what cannot be done as failed, and a command that is not there', async () => {
    const { runner, lines } = watched();
    await runner.fail('browser', 'No browser found.');
    await runner.check('gone', join(await temporaryFolder(), 'no-such-program'), []);
    runner.skip('api on PostgreSQL', 'none answers.');
    expect(runner.finish()).toBe(1);
    expect(lines.join('')).toContain('No browser found.');
    expect(lines).toContain('skipped api on PostgreSQL: none answers.\n');
  });
});
