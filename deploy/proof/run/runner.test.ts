import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../src/testing/fake-build.ts';
import type { Counts, Failure, Report } from './reports.ts';
import { childrenCpuSeconds, createRunner, MOST_FLAKY, slowestFiles } from './runner.ts';

const node = process.execPath;

function watched() {
  const lines: string[] = [];
  return { runner: createRunner({ write: (text) => lines.push(text) }), lines };
}

function result(counts: Partial<Counts>, failures: readonly Failure[] = []): Report {
  return {
    counts: {
      passed: 0,
      failed: 0,
      skipped: 0,
      cases: counts.passed ?? 0,
      ...counts,
    },
    times: [],
    failures,
    flaky: [],
  };
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
      read: () => ({
        ...result({ passed: 41, skipped: 2, cases: 95 }),
        times: [{ file: '/slow.test.ts', seconds: 7 }],
      }),
    });
    expect(runner.finish()).toBe(0);
    expect(lines.join('')).toContain('7.0 s  ');
    expect(lines.at(-1)).toBe('42 passed, 0 failed\n');
    expect(lines.at(-2)).toMatch(/ minutes in all(, \d+ s of processor time)?, 96 cases passed\n$/);
    expect(lines[1]).toMatch(
      /^ok {6}tests: 41 passed, 0 failed, 2 skipped, 95 cases \(\d+\.\d s[,)]/,
    );
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
      read: () => ({
        ...result({ passed: 3, failed: 14 }),
        failures: Array.from({ length: 14 }, (_, n) => ({
          file: 'deploy/a.spec.ts',
          name: `walks ${n}`,
          message: `\u001b[31mError: no such page\u001b[39m\n\n    at a.spec.ts:3:1\n${'long '.repeat(200)}`,
        })),
      }),
    });
    runner.finish();
    const end = lines.slice(-4).join('');
    expect(end).toContain(
      'what failed:\n  deploy/a.spec.ts › walks 0 (browser)\n    Error: no such page\n    long long',
    );
    expect(end).toMatch(/ l\w*…\n {2}deploy\/a\.spec\.ts › walks 1 \(browser\)\n/);
    expect(end).toMatch(
      / {2}and 2 more\n.* minutes in all.*, 3 cases passed\n3 passed, 14 failed\n$/,
    );
    expect(end).not.toContain('at a.spec');
  });

  it('does not believe a report that says all is well when the process failed', async () => {
    const { runner } = watched();
    await runner.tests('tests', {
      command: node,
      args: ['-e', 'process.exit(1)'],
      report: join(await temporaryFolder(), 'report.json'),
      read: () => result({ passed: 3 }),
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
      read: () => result({ passed: 1 }),
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

describe('tests that run a second time', () => {
  const broken = { file: 'a.process.test.ts', name: 'starts', message: 'no port' };
  const other = { file: 'b.test.ts', name: 'adds up', message: 'expected 1 to be 2' };

  /** A step that fails with two tests, of which `broken` runs again with the second result. */
  async function outcome(second: Report) {
    const { runner, lines } = watched();
    const step = {
      command: node,
      args: ['-e', ''],
      report: join(await temporaryFolder(), 'report.json'),
    };
    const passed = await runner.tests('api', {
      ...step,
      read: () => result({ passed: 5, failed: 2 }, [broken, other]),
      repeat: () => ({
        step: { ...step, read: () => second },
        failures: [broken],
      }),
    });
    runner.finish();
    return { passed, lines, end: lines.slice(-4).join('') };
  }

  it('count as passed when they pass then, and are listed with their first error', async () => {
    const { passed, end } = await outcome(result({ passed: 1 }));
    expect(passed).toBe(false);
    expect(end).toContain('what failed:\n  b.test.ts › adds up (api)\n    expected 1 to be 2\n');
    expect(end).toMatch(/Flaky .*:\n {2}a\.process\.test\.ts › starts \(api\)\n {4}no port\n/);
    expect(end).toMatch(/\n6 passed, 1 failed\n$/);
  });

  it.each<[string, Report]>([
    ['they fail again', result({ failed: 1 }, [broken])],
    ['their file does not load', result({ failed: 1 }, [{ file: broken.file, message: 'gone' }])],
    ['the second run breaks down', result({ failed: 1 })],
  ])('stay failed when %s', async (_what, second) => {
    const { end } = await outcome(second);
    expect(end).not.toContain('Flaky');
    expect(end).toMatch(/\n5 passed, 2 failed\n$/);
  });

  it(`fail the run when more than ${MOST_FLAKY} are flaky`, async () => {
    const run = async (flaky: number) => {
      const { runner, lines } = watched();
      await runner.tests('browser', {
        command: node,
        args: ['-e', ''],
        report: join(await temporaryFolder(), 'report.json'),
        read: () => ({
          ...result({ passed: 9 }),
          flaky: Array.from({ length: flaky }, () => broken),
        }),
      });
      return { code: runner.finish(), last: lines.at(-1) };
    };
    expect(await run(MOST_FLAKY)).toEqual({ code: 0, last: '9 passed, 0 failed\n' });
    expect(await run(MOST_FLAKY + 1)).toEqual({ code: 1, last: '9 passed, 1 failed\n' });
  });
});

describe('processor time', () => {
  it('adds user and system time of ended children, whatever the process is called', () => {
    // Fields 3 to 17 of proc(5): state, ppid … utime, stime, cutime, cstime.
    const stat = '1 (a ) b) S 0 0 0 0 0 0 0 0 0 0 900 800 250 50 20 0 1';
    expect(childrenCpuSeconds(stat)).toBe(3);
  });

  it('is unknown where the system does not tell', () => {
    expect(childrenCpuSeconds(null)).toBeNull();
  });

  it.runIf(process.platform === 'linux')('grows with a child that worked', () => {
    const before = childrenCpuSeconds() ?? 0;
    spawnSync(process.execPath, ['-e', 'for (let i = 0; i < 3e8; i += 1);']);
    expect(childrenCpuSeconds()).toBeGreaterThan(before);
  });
});

describe('the slowest files', () => {
  it('names the ten slowest, slowest first, with the step that ran them', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({
      step: 'unit',
      file: `/root/src/file-${index}.test.ts`,
      seconds: index,
    }));
    const lines = slowestFiles(files, '/root').trimEnd().split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[1]).toBe('   11.0 s  src/file-11.test.ts (unit)');
    expect(lines.at(-1)).toBe('    2.0 s  src/file-2.test.ts (unit)');
  });

  it('says nothing where no step told its files', () => {
    expect(slowestFiles([], '/root')).toBe('');
  });
});
