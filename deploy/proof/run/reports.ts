import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How many tests ended how. The cases of a table are one test, which passes when none of them fails; those that fail
 * count each, as they are named each.
 */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Cases that passed, each row of a table by itself. */
  readonly cases: number;
}

/** How long the tests of one file took, in seconds. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** A test that failed, or a file that could not be loaded; `name` is missing for such a file. */
export interface Failure {
  readonly file: string;
  readonly name?: string;
  /** Line and column of the test, the same for all cases of a table; its name where the runner gave none. */
  readonly place?: string;
  readonly message: string;
}

/** Everything that the proof reads from the JSON report of a test runner. */
export interface Report {
  readonly counts: Counts;
  readonly times: readonly FileTime[];
  readonly failures: readonly Failure[];
  /** Tests that failed first and passed when the runner repeated them, with their first error. */
  readonly flaky: readonly Failure[];
}

const NOTHING: Report = {
  counts: {
    passed: 0,
    failed: 1,
    skipped: 0,
    cases: 0,
  },
  times: [],
  failures: [],
  flaky: [],
};

interface VitestAssertion {
  readonly status: string;
  readonly fullName: string;
  /** Where the configuration includes it. */
  readonly location?: { readonly line: number; readonly column: number } | null | undefined;
  readonly failureMessages?: readonly string[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly VitestAssertion[];
}

interface VitestJson {
  readonly success: boolean;
  readonly testResults: readonly VitestFile[];
}

/**
 * Reads Vitest's JSON report. A file that could not be loaded is one failure, and so is a run without any test unless
 * `mayBeEmpty`.
 */
export function readVitestReport(path: string, { mayBeEmpty = false } = {}): Report {
  const report = readJson<VitestJson>(path);
  if (report === null) return NOTHING;
  const failures = report.testResults.flatMap(failuresOfFile);
  const cases = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({ place: `${name}:${placeOf(one)}`, status: one.status })),
  );
  const counts = { ...countsOf(cases), failed: failures.length };
  const ranNothing = counts.passed === 0 && !mayBeEmpty;
  const failedSilently = counts.failed === 0 && (!report.success || ranNothing);
  return {
    counts: failedSilently ? { ...counts, failed: 1 } : counts,
    times: report.testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    })),
    failures,
    flaky: [],
  };
}

function failuresOfFile({ name, message, status, assertionResults }: VitestFile): Failure[] {
  const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [{ file: name, message }];
  return failed.map(({ fullName, location, failureMessages = [] }) => ({
    file: name,
    name: fullName,
    place: placeOf({ fullName, location }),
    message: failureMessages.join('\n'),
  }));
}

function placeOf({ location, fullName }: Pick<VitestAssertion, 'location' | 'fullName'>): string {
  return location ? `${location.line}:${location.column}` : fullName;
}

/** Counts the cases at one place as one test. */
function countsOf(cases: readonly { place: string; status: string }[]): Omit<Counts, 'failed'> {
  const placesOf = (isOne: (status: string) => boolean) =>
    new Set(cases.filter(({ status }) => isOne(status)).map(({ place }) => place));
  const passed = placesOf((status) => status === 'passed');
  const failed = placesOf((status) => status === 'failed');
  const skipped = placesOf((status) => status !== 'passed' && status !== 'failed');
  return {
    passed: [...passed].filter((place) => !failed.has(place)).length,
    skipped: [...skipped].filter((place) => !passed.has(place) && !failed.has(place)).length,
    cases: cases.filter(({ status }) => status === 'passed').length,
  };
}

interface PlaywrightResult {
  readonly duration: number;
  readonly errors?: readonly { readonly message?: string }[];
}

interface PlaywrightSpec {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly title: string;
  readonly tests: readonly {
    /** The text face in which it ran; '' where the configuration has one alone. */
    readonly projectName: string;
    /** 'flaky': failed first and passed in the retry. */
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly PlaywrightResult[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightJson {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message: string }[];
}

type PlaywrightStatus = PlaywrightSpec['tests'][number]['status'];

/** Playwright's words as Vitest says them. */
const STATUSES: Record<PlaywrightStatus, string> = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
};

/** Reads Playwright's JSON report. An error outside of any test is one failure; a flaky test counts as passed. */
export function readPlaywrightReport(path: string): Report {
  const report = readJson<PlaywrightJson>(path);
  if (report === null) return NOTHING;
  const tests = report.suites.flatMap(testsOf);
  const counts = countsOf(
    tests.map(({ status, failure: { file, place } }) => ({
      place: `${file}:${place}`,
      status: STATUSES[status],
    })),
  );
  const failed =
    report.errors.length + tests.filter(({ status }) => status === 'unexpected').length;
  return {
    counts: { ...counts, failed: counts.passed + failed === 0 ? 1 : failed },
    times: report.suites.map((suite) => ({
      file: join(report.config.rootDir, suite.file),
      seconds: testsOf(suite).reduce((sum, { ms }) => sum + ms, 0) / 1000,
    })),
    failures: [
      ...report.errors.map(({ message }) => ({ file: 'outside of any test', message })),
      ...tests.filter(({ status }) => status === 'unexpected').map(({ failure }) => failure),
    ],
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ failure }) => failure),
  };
}

function testsOf(
  suite: PlaywrightSuite,
): { status: PlaywrightStatus; ms: number; failure: Failure & { place: string } }[] {
  const own = (suite.specs ?? []).flatMap(({ file, line, column, title, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      failure: {
        file,
        name: projectName === '' ? title : `${title} (${projectName})`,
        place: `${line}:${column}`,
        message: (results[0]?.errors ?? []).map(({ message = '' }) => message).join('\n'),
      },
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}

function readJson<T>(path: string): T | null {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch (error) {
    // The runner died while it wrote.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
