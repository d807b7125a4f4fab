import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/fake-build.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';

async function report(content: unknown): Promise<string> {
  const path = join(await temporaryFolder(), 'report.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const vitest = {
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
};

describe("Vitest's report", () => {
  it('counts tests that passed, failed and did not run', async () => {
    const { counts } = readVitestReport(await report(vitest));
    expect(counts).toEqual({ passed: 3, failed: 0, skipped: 2 });
  });

  it('names the tests that failed with their messages, and files that could not be loaded', async () => {
    const failing = {
      ...vitest,
      success: false,
      testResults: [
        {
          name: '/a.test.ts',
          status: 'failed',
          message: '',
          startTime: 1000,
          endTime: 3500,
          assertionResults: [
            { status: 'failed', fullName: 'adds up', failureMessages: ['expected 1 to be 2'] },
            { status: 'passed', fullName: 'is fine', failureMessages: [] },
          ],
        },
        { name: '/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    const { counts, times, failures } = readVitestReport(await report(failing));
    expect(counts.failed).toBe(2);
    expect(times[0]).toEqual({ file: '/a.test.ts', seconds: 2.5 });
    expect(failures).toEqual([
      { file: '/a.test.ts', name: 'adds up', message: 'expected 1 to be 2' },
      { file: '/b.test.ts', message: 'no such module' },
    ]);
  });

  it.each<[string, unknown]>([
    ['ran nothing', { ...vitest, numPassedTests: 0 }],
    ['failed without a message', { ...vitest, success: false }],
    ['died while it wrote', '{"success":'],
  ])('counts a run that %s as failed', async (_what, content) => {
    expect(readVitestReport(await report(content)).counts.failed).toBe(1);
  });

  it('counts a missing report as failed', async () => {
    const path = join(await temporaryFolder(), 'none.json');
    expect(readVitestReport(path).counts.failed).toBe(1);
  });

  it('may be empty where the caller allows it', async () => {
    const empty = { ...vitest, numPassedTests: 0, testResults: [] };
    const failedOf = async (content: unknown) =>
      readVitestReport(await report(content), { mayBeEmpty: true }).counts.failed;
    expect(await failedOf(empty)).toBe(0);
    expect(await failedOf({ ...empty, success: false })).toBe(1);
  });
});

describe("Playwright's report", () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 1 };
  const empty = { config: { rootDir: '/e2e' }, suites: [], errors: [], stats };

  const spec = (title: string, status: string, ...tries: (string | null)[]) => ({
    file: 'a.spec.ts',
    title,
    tests: [
      {
        status,
        results: tries.map((message) => ({
          duration: 250,
          errors: message === null ? [] : [{ message }],
        })),
      },
    ],
  });

  it('counts tests that passed, failed and did not run', async () => {
    const { counts } = readPlaywrightReport(await report(empty));
    expect(counts).toEqual({ passed: 5, failed: 0, skipped: 1 });
    const none = { ...empty, stats: { ...stats, expected: 0 } };
    expect(readPlaywrightReport(await report(none)).counts.failed).toBe(1);
  });

  it('names failed tests at any depth, flaky ones apart, and errors outside of any test', async () => {
    const content = {
      ...empty,
      stats: { ...stats, unexpected: 1, flaky: 1 },
      errors: [{ message: 'the site did not start' }],
      suites: [
        {
          file: 'a.spec.ts',
          specs: [spec('fine', 'expected', null)],
          suites: [
            {
              file: 'a.spec.ts',
              specs: [
                spec('leaves', 'unexpected', 'Error: 401', 'Error: 500'),
                spec('taps', 'flaky', 'Error: too late', null),
              ],
            },
          ],
        },
      ],
    };
    const { counts, times, failures, flaky } = readPlaywrightReport(await report(content));
    expect(counts).toEqual({ passed: 6, failed: 2, skipped: 1 });
    expect(times).toEqual([{ file: '/e2e/a.spec.ts', seconds: 1.25 }]);
    expect(failures).toEqual([
      { file: 'outside of any test', message: 'the site did not start' },
      { file: 'a.spec.ts', name: 'leaves', message: 'Error: 401' },
    ]);
    expect(flaky).toEqual([{ file: 'a.spec.ts', name: 'taps', message: 'Error: too late' }]);
  });
});
