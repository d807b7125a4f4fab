import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/fake-build.ts';
import {
  playwrightCounts,
  playwrightFailures,
  playwrightTimes,
  vitestCounts,
  vitestFailures,
  vitestTimes,
} from './reports.mjs';

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

describe("counting Vitest's report", () => {
  it('takes passed, failed and what did not run', async () => {
    expect(vitestCounts(await report(vitest))).toEqual({ passed: 3, failed: 0, skipped: 2 });
    const failing = {
      ...vitest,
      success: false,
      numFailedTests: 1,
      testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
    };
    expect(vitestCounts(await report(failing)).failed).toBe(1);
  });

  it('counts a file that could not be loaded', async () => {
    const broken = {
      ...vitest,
      success: false,
      testResults: [{ status: 'failed', assertionResults: [] }],
    };
    expect(vitestCounts(await report(broken)).failed).toBe(1);
  });

  it.each<[string, unknown]>([
    ['ran nothing', { ...vitest, numPassedTests: 0 }],
    ['failed without a word', { ...vitest, success: false }],
    ['died while it wrote', '{"success":'],
  ])('counts a run that %s as failed', async (_what, content) => {
    expect(vitestCounts(await report(content)).failed).toBe(1);
  });

  it('counts a missing report as failed', async () => {
    expect(vitestCounts(join(await temporaryFolder(), 'none.json')).failed).toBe(1);
  });
});

it('takes a run without any test as fine only where there may be none', async () => {
  const none = { ...vitest, numPassedTests: 0, testResults: [] };
  expect(vitestCounts(await report(none), { mayBeNone: true }).failed).toBe(0);
  const broken = { ...none, success: false };
  expect(vitestCounts(await report(broken), { mayBeNone: true }).failed).toBe(1);
});

describe('how long files took', () => {
  it("stands in Vitest's report as begin and end", async () => {
    const testResults = [{ name: '/a.test.ts', startTime: 1000, endTime: 3500 }];
    expect(vitestTimes(await report({ ...vitest, testResults }))).toEqual([
      { file: '/a.test.ts', seconds: 2.5 },
    ]);
  });

  it("is the sum of a file's tests in Playwright's", async () => {
    const spec = (...durations: number[]) => ({
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const suites = [
      { file: 'a.spec.ts', specs: [spec(1000)], suites: [{ specs: [spec(500, 250)] }] },
    ];
    const content = { config: { rootDir: '/e2e' }, suites, stats: {}, errors: [] };
    expect(playwrightTimes(await report(content))).toEqual([
      { file: '/e2e/a.spec.ts', seconds: 1.75 },
    ]);
  });

  it('is unknown without a report', async () => {
    const gone = join(await temporaryFolder(), 'none.json');
    expect([vitestTimes(gone), playwrightTimes(gone)]).toEqual([[], []]);
  });
});

describe("counting Playwright's report", () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 1 };

  it('takes expected, unexpected and skipped', async () => {
    const counts = playwrightCounts(await report({ stats, errors: [] }));
    expect(counts).toEqual({ passed: 5, failed: 0, skipped: 1 });
  });

  it('counts flaky tests and errors outside of tests as failed', async () => {
    const bad = { stats: { ...stats, unexpected: 1, flaky: 1 }, errors: [{ message: 'no site' }] };
    expect(playwrightCounts(await report(bad)).failed).toBe(3);
  });

  it('counts a run without any test as failed', async () => {
    const none = { stats: { ...stats, expected: 0, skipped: 0 }, errors: [] };
    expect(playwrightCounts(await report(none)).failed).toBe(1);
  });
});

describe('what the failed tests of a report said', () => {
  it("is read off Vitest's, with files that could not be loaded", async () => {
    const failing = {
      testResults: [
        {
          ...{ name: '/a.test.ts', status: 'failed', message: '' },
          assertionResults: [
            { status: 'failed', fullName: 'adds up', failureMessages: ['expected 1 to be 2'] },
            { status: 'passed', fullName: 'is fine', failureMessages: [] },
          ],
        },
        { name: '/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    expect(vitestFailures(await report(failing))).toEqual([
      { test: '/a.test.ts › adds up', message: 'expected 1 to be 2' },
      { test: '/b.test.ts', message: 'no such module' },
    ]);
    expect(vitestFailures(await report('{'))).toEqual([]);
  });

  it("is read off Playwright's, at any depth, with errors outside of any test", async () => {
    const specOf = (title: string, ok: boolean) => ({
      ...{ title, ok, file: 'a.spec.ts' },
      tests: [{ results: [{ duration: 1, errors: ok ? [] : [{ message: 'Error: 401' }] }] }],
    });
    const failing = {
      errors: [{ message: 'the site did not start' }],
      suites: [{ specs: [specOf('fine', true)], suites: [{ specs: [specOf('leaves', false)] }] }],
    };
    expect(playwrightFailures(await report(failing))).toEqual([
      { test: 'outside of any test', message: 'the site did not start' },
      { test: 'a.spec.ts › leaves', message: 'Error: 401' },
    ]);
  });
});
