import { existsSync, readFileSync } from 'node:fs';

/** What a runner counted. */
const none = { passed: 0, failed: 0, skipped: 0 };

/** Counts of Vitest's JSON report; a file that could not even be loaded is one failure. */
export function vitestCounts(path) {
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
  return withVerdict(counts, report.success);
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

function isFailed(assertion) {
  return assertion.status === 'failed';
}

/** A runner that says it failed without naming a test, or ran nothing at all, has failed once. */
function withVerdict(counts, success) {
  const silent = counts.failed === 0 && (!success || counts.passed === 0);
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
