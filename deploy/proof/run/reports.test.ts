import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../src/testing/fake-build.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';

async function report(content: unknown): Promise<string> {
  const path = join(await temporaryFolder(), 'report.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const vitest = {
  success: true,
  testResults: [
    {
      name: '/a.test.ts',
      status: 'passed',
      assertionResults: [
        { status: 'passed', fullName: 'adds up 1', location: { line: 4, column: 3 } },
        { status: 'passed', fullName: 'adds up 2', location: { line: 4, column: 3 } },
        { status: 'passed', fullName: 'is fine' },
        { status: 'pending', fullName: 'is left out', location: { line: 9, column: 3 } },
        { status: 'todo', fullName: 'will be' },
      ],
    },
  ],
};

describe("Vitest's report", () => {
  it('counts tests that passed, failed and did not run', async () => {
    const { counts } = readVitestReport(await report(vitest));
    expect(counts).toEqual({ passed: 2, failed: 0, skipped: 2, cases: 3 });
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
      { file: '/a.test.ts', name: 'adds up', place: 'adds up', message: 'expected 1 to be 2' },
      { file: '/b.test.ts', message: 'no such module' },
    ]);
  });

  it('counts a table whose case failed as failed', async () => {
    const [file] = vitest.testResults;
    const location = { line: 4, column: 3 };
    const assertionResults = [
      { status: 'passed', fullName: 'adds up 1', location },
      { status: 'failed', fullName: 'adds up 2', location },
      { status: 'failed', fullName: 'adds up 3', location },
    ];
    const failing = { success: false, testResults: [{ ...file, assertionResults }] };
    const { counts, failures } = readVitestReport(await report(failing));
    expect(counts).toEqual({ passed: 0, failed: 2, skipped: 0, cases: 1 });
    expect(failures.map(({ place }) => place)).toEqual(['4:3', '4:3']);
  });

  it.each<[string, unknown]>([
    ['ran nothing', { ...vitest, testResults: [] }],
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
    const empty = { ...vitest, testResults: [] };
    const failedOf = async (content: unknown) =>
      readVitestReport(await report(content), { mayBeEmpty: true }).counts.failed;
    expect(await failedOf(empty)).toBe(0);
    expect(await failedOf({ ...empty, success: false })).toBe(1);
  });
});

describe("Playwright's report", () => {
  const empty = { config: { rootDir: '/e2e' }, suites: [], errors: [] };

  const spec = (line: number, title: string, status: string, ...tries: (string | null)[]) => ({
    file: 'a.spec.ts',
    line,
    column: 1,
    title,
    tests: [
      {
        status,
        projectName: 'roboto',
        results: tries.map((message) => ({
          duration: 250,
          errors: message === null ? [] : [{ message }],
        })),
      },
    ],
  });

  it('counts tests that passed, failed and did not run, a table once', async () => {
    const specs = [
      spec(1, 'opens /blogs', 'expected', null),
      spec(1, 'opens /plans', 'expected', null),
      spec(5, 'signs out', 'flaky', 'Error: too late', null),
      spec(9, 'needs nginx', 'skipped'),
    ];
    const content = { ...empty, suites: [{ file: 'a.spec.ts', specs }] };
    const { counts } = readPlaywrightReport(await report(content));
    expect(counts).toEqual({ passed: 2, failed: 0, skipped: 1, cases: 3 });
    expect(readPlaywrightReport(await report(empty)).counts.failed).toBe(1);
  });

  it('names failed tests at any depth, flaky ones apart, and errors outside of any test', async () => {
    const content = {
      ...empty,
      errors: [{ message: 'the site did not start' }],
      suites: [
        {
          file: 'a.spec.ts',
          specs: [spec(1, 'fine', 'expected', null)],
          suites: [
            {
              file: 'a.spec.ts',
              specs: [
                spec(4, 'leaves', 'unexpected', 'Error: 401', 'Error: 500'),
                spec(8, 'taps', 'flaky', 'Error: too late', null),
              ],
            },
          ],
        },
      ],
    };
    const { counts, times, failures, flaky } = readPlaywrightReport(await report(content));
    expect(counts).toEqual({ passed: 2, failed: 2, skipped: 0, cases: 2 });
    expect(times).toEqual([{ file: '/e2e/a.spec.ts', seconds: 1.25 }]);
    expect(failures).toEqual([
      { file: 'outside of any test', message: 'the site did not start' },
      { file: 'a.spec.ts', name: 'leaves (roboto)', place: '4:1', message: 'Error: 401' },
    ]);
    expect(flaky).toEqual([
      { file: 'a.spec.ts', name: 'taps (roboto)', place: '8:1', message: 'Error: too late' },
    ]);
  });
});
