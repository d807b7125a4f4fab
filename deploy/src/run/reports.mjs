import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a runner counted. */
const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * Counts of Vitest's JSON report; a file that could not even be loaded is one failure, and so is a run without any test
 * unless there `mayBeNone`.
 */
export function vitestCounts(path, { mayBeNone = false } = {}) {
  const report = read(path);
  if (report === null) return { ...none, failed: 1 };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  ).length;
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withVerdict(counts, report.success, mayBeNone);
}

/** Counts of Playwright's JSON report; an error outside of any test is one failure, a flaky test too. */
export function playwrightCounts(path) {
  const report = read(path);
  if (report === null) return { ...none, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const counts = {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
  };
  return withVerdict(counts, true);
}

/** How long each file of Vitest's JSON report took, in seconds. */
export function vitestTimes(path) {
  return (read(path)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }));
}

/** The same of Playwright's: what its tests took together, whichever worker ran them. */
export function playwrightTimes(path) {
  const report = read(path);
  return (report?.suites ?? []).map((suite) => ({
    file: join(report.config.rootDir, suite.file),
    seconds: durations(suite).reduce((sum, ms) => sum + ms, 0) / 1000,
  }));
}

/** The tests of Vitest's JSON report that failed, and files that could not be loaded, with what they said. */
export function vitestFailures(path) {
  return (read(path)?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter(isFailed);
    if (status === 'failed' && failed.length === 0) return [{ test: name, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  });
}

/** The same of Playwright's. */
export function playwrightFailures(path) {
  const report = read(path);
  return [
    ...(report?.errors ?? []).map(({ message }) => ({ test: 'outside of any test', message })),
    ...(report?.suites ?? []).flatMap(failedSpecs),
  ];
}

function failedSpecs({ specs = [], suites = [] }) {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => ({
        test: `${file} › ${title}`,
        message: tests
          .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
          .map(({ message }) => message)
          .join('\n'),
      })),
    ...suites.flatMap(failedSpecs),
  ];
}

function durations({ specs = [], suites = [] }) {
  return [
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
    ),
    ...suites.flatMap(durations),
  ];
}

function isFailed(assertion) {
  return assertion.status === 'failed';
}

/** A runner that says it failed without naming a test, or ran nothing at all, has failed once. */
function withVerdict(counts, success, mayBeNone = false) {
  const ranNothing = counts.passed === 0 && !mayBeNone;
  const silent = counts.failed === 0 && (!success || ranNothing);
  return silent ? { ...counts, failed: 1 } : counts;
}

function read(path) {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    // A runner that died while it wrote.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
