import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Renderers } from './renderers.ts';
import type { Failure, FileTime, Report } from './reports.ts';
import { runCommand, type CommandOptions } from './run-command.ts';

/** More flaky tests than this fail the run. */
export const MOST_FLAKY = 3;
/** How many failed tests the end of the output repeats, and how many characters of each message. */
const TESTS_SHOWN = 12;
const MESSAGE_LENGTH = 500;
const SLOWEST_SHOWN = 10;
/** Clock ticks a second in /proc, the same on every Linux that Node runs on. */
const TICKS = 100;

/** A test runner that leaves a JSON report. */
export interface TestStep {
  readonly command: string;
  readonly args: readonly string[];
  readonly options?: CommandOptions;
  /** Path of the report, and how it is read. */
  readonly report: string;
  readonly read: (report: string) => Report;
  /** Whether it starts browsers, whose renderers are its own. */
  readonly hasBrowsers?: boolean;
  /** Which of the failed tests run once more in a fresh process, and how; null for none. */
  readonly repeat?: (failures: readonly Failure[]) => Repetition | null;
}

export interface Repetition {
  readonly step: TestStep;
  readonly failures: readonly Failure[];
}

/** Runs steps, prints one line for each and adds up their counts. */
export interface Runner {
  /** One command that passes or fails as a whole. */
  check(
    name: string,
    command: string,
    args: readonly string[],
    options?: CommandOptions,
  ): Promise<boolean>;
  tests(name: string, step: TestStep): Promise<boolean>;
  /** A step that could not run, with the reason in one sentence. */
  fail(name: string, sentence: string): Promise<boolean>;
  skip(name: string, sentence: string): void;
  /** Prints the summary, the total as the very last line, and returns the exit code. */
  finish(): number;
}

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  readonly cases?: number;
  readonly output: string;
}

type OfStep<T> = T & { readonly step: string };

/** `root` shortens paths. */
export function createRunner({
  write = (text: string): unknown => process.stdout.write(text),
  root = '',
} = {}): Runner {
  const total = { passed: 0, failed: 0, cases: 0 };
  const began = performance.now();
  const files: OfStep<FileTime>[] = [];
  const failures: OfStep<Failure>[] = [];
  const flaky: OfStep<Failure>[] = [];
  let cpuBefore = childrenCpuSeconds();
  const cpuAtStart = cpuBefore;
  const renderers = new Renderers();
  renderers.watch();
  let renderersBefore = 0;

  /** Processor time of the processes that ended since the last step did; with that of renderers, which never comes to this process. */
  function cpuSinceLastStep(withRenderers: boolean): string {
    const now = childrenCpuSeconds();
    if (now === null) return '';
    let spent = now - (cpuBefore ?? 0);
    cpuBefore = now;
    if (withRenderers) {
      spent += renderers.seconds - renderersBefore;
      renderersBefore = renderers.seconds;
    }
    return `, ${spent.toFixed(1)} s of processor time`;
  }

  async function timed(
    name: string,
    work: () => Promise<Outcome>,
    hasBrowsers = false,
  ): Promise<boolean> {
    const start = performance.now();
    const { passed, failed, skipped = 0, cases = passed, output } = await work();
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s${cpuSinceLastStep(hasBrowsers)}`;
    total.passed += passed;
    total.failed += failed;
    total.cases += cases;
    if (failed > 0) write(`\n${output.trimEnd()}\n\n`);
    const notRun = skipped > 0 ? `, ${skipped} skipped` : '';
    const rows = cases > passed ? `, ${cases} cases` : '';
    write(
      `${failed > 0 ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed${notRun}${rows} (${seconds})\n`,
    );
    return failed === 0;
  }

  async function runTests(name: string, step: TestStep): Promise<Outcome> {
    const first = await runStep(step);
    files.push(...first.times.map((time) => ({ ...time, step: name })));
    const repetition = step.repeat?.(first.failures) ?? null;
    const again = repetition === null ? null : await repeatFailures(repetition);
    const recovered = again?.recovered ?? [];
    const lasting = first.failures.filter((failure) => !recovered.includes(failure));
    failures.push(...lasting.map((failure) => ({ ...failure, step: name })));
    flaky.push(...[...first.flaky, ...recovered].map((failure) => ({ ...failure, step: name })));
    return {
      passed: first.counts.passed + recoveredTests(recovered, lasting),
      failed: first.counts.failed - recovered.length,
      skipped: first.counts.skipped,
      cases: first.counts.cases + recovered.length,
      output: `${first.output}${again?.output ?? ''}`,
    };
  }

  return {
    check: (name, command, args, options) =>
      timed(name, async () => {
        const { code, output } = await runCommand(command, args, options);
        return {
          passed: code === 0 ? 1 : 0,
          failed: code === 0 ? 0 : 1,
          output,
        };
      }),
    tests: (name, step) => timed(name, () => runTests(name, step), step.hasBrowsers),
    fail: (name, sentence) => timed(name, async () => ({ passed: 0, failed: 1, output: sentence })),
    skip: (name, sentence) => void write(`skipped ${name}: ${sentence}\n`),
    finish() {
      write(slowestFiles(files, root));
      write(listOf('what failed', failures, root));
      write(listOf('Flaky (failed first, passed when it ran again)', flaky, root));
      if (flaky.length > MOST_FLAKY) {
        total.failed += 1;
        write(`${flaky.length} flaky tests, and more than ${MOST_FLAKY} fail the run\n`);
      }
      const cpu = childrenCpuSeconds();
      const spent = cpu === null ? null : cpu - (cpuAtStart ?? 0) + renderers.seconds;
      const processors = spent === null ? '' : `, ${spent.toFixed(0)} s of processor time`;
      write(
        `${((performance.now() - began) / 60_000).toFixed(1)} minutes in all${processors}, ${total.cases} cases passed\n`,
      );
      write(`${total.passed} passed, ${total.failed} failed\n`);
      return total.failed === 0 ? 0 : 1;
    },
  };
}

/** How many tests have no failed case any more. */
function recoveredTests(recovered: readonly Failure[], lasting: readonly Failure[]): number {
  const placeOf = ({ file, name, place = name }: Failure) => `${file}:${place}`;
  const failed = new Set(lasting.map(placeOf));
  return new Set(recovered.map(placeOf).filter((place) => !failed.has(place))).size;
}

async function runStep({ command, args, options, report, read }: TestStep) {
  // The report of an earlier run must never be counted.
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const { code, output } = await runCommand(command, args, options);
  const result = read(report);
  const unexplained = code !== 0 && result.counts.failed === 0 ? 1 : 0;
  return {
    ...result,
    counts: {
      ...result.counts,
      failed: result.counts.failed + unexplained,
    },
    output,
  };
}

/** Which of the failures are gone in the second run; none when that run itself broke down. */
async function repeatFailures({ step, failures }: Repetition) {
  const { counts, failures: second, output } = await runStep(step);
  const hasNamedAll = counts.failed === second.length;
  const failsAgain = ({ file, name }: Failure) =>
    second.some((other) => other.file === file && (other.name ?? name) === name);
  return {
    recovered: hasNamedAll ? failures.filter((failure) => !failsAgain(failure)) : [],
    output: `\nfailed tests, run again in a fresh process:\n${output}`,
  };
}

/**
 * Processor time in seconds of all children that have ended so far, with theirs; null where the system does not tell
 * (anything but Linux). `stat` is the content of /proc/self/stat.
 */
export function childrenCpuSeconds(stat = readStat()): number | null {
  if (stat === null) return null;
  // The name of the process is in brackets and may hold spaces; `cutime` and `cstime` are the 14th and 15th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

function readStat(): string | null {
  return process.platform === 'linux' ? readFileSync('/proc/self/stat', 'utf8') : null;
}

/** The slowest test files of all steps as lines of a table. */
export function slowestFiles(files: readonly OfStep<FileTime>[], root: string): string {
  if (files.length === 0) return '';
  const lines = files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_SHOWN)
    .map(
      ({ step, file, seconds }) =>
        `${seconds.toFixed(1).padStart(7)} s  ${relative(root, file)} (${step})`,
    );
  return `slowest files:\n${lines.join('\n')}\n`;
}

/** Tests with the beginning of their errors, without colours, stack traces and empty lines. */
function listOf(title: string, tests: readonly OfStep<Failure>[], root: string): string {
  if (tests.length === 0) return '';
  const shown = tests.slice(0, TESTS_SHOWN).map(({ step, file, name, message }) => {
    const lines = stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
      .map((line) => `    ${line}`)
      .join('\n');
    const cut = lines.length > MESSAGE_LENGTH ? `${lines.slice(0, MESSAGE_LENGTH)}…` : lines;
    const place = root === '' ? file : file.replace(`${root}/`, '');
    return `  ${name === undefined ? place : `${place} › ${name}`} (${step})\n${cut}`;
  });
  const more = tests.length > TESTS_SHOWN ? [`  and ${tests.length - TESTS_SHOWN} more`] : [];
  return `${title}:\n${[...shown, ...more].join('\n')}\n`;
}
