import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { childrenCpuSeconds } from './cpu-time.mjs';
import { failedTests } from './failed-tests.mjs';
import { runCommand } from './run-command.mjs';
import { slowestFiles } from './slowest-files.mjs';

/** Runs steps, prints a line with the time of each, and adds up what they counted; `root` shortens paths. */
export function createRunner({ write = (text) => process.stdout.write(text), root = '' } = {}) {
  const total = { passed: 0, failed: 0 };
  const began = performance.now();
  const files = [];
  const failures = [];
  let cpuBefore = childrenCpuSeconds();

  /** A step's processor time: that of the processes that ended with it. Steps that run side by side end apart. */
  function cpuSinceLastStep() {
    const now = childrenCpuSeconds();
    if (now === null) return '';
    const spent = now - cpuBefore;
    cpuBefore = now;
    return `, ${spent.toFixed(1)} s of processor time`;
  }

  async function timed(name, work) {
    const began = performance.now();
    const { passed, failed, skipped = 0, output } = await work();
    const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s${cpuSinceLastStep()}`;
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) write(`\n${output.trimEnd()}\n\n`);
    const notRun = skipped > 0 ? `, ${skipped} skipped` : '';
    write(
      `${failed > 0 ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed${notRun} (${seconds})\n`,
    );
    return failed === 0;
  }

  return {
    /** One command that passes or fails as a whole. */
    check: (name, command, args, options) =>
      timed(name, async () => {
        const { code, output } = await runCommand(command, args, options);
        return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
      }),
    /**
     * A test runner whose JSON report at `report` is counted by `counts`; `times` reads how long each file took, `failures` what
     * the tests that failed said.
     */
    tests: (
      name,
      { command, args, options, report, counts, times = () => [], failures: failuresOf = () => [] },
    ) =>
      timed(name, async () => {
        rmSync(report, { force: true });
        mkdirSync(dirname(report), { recursive: true });
        const { code, output } = await runCommand(command, args, options);
        const counted = counts(report);
        files.push(...times(report).map((file) => ({ step: name, ...file })));
        failures.push(...failuresOf(report).map((failure) => ({ step: name, ...failure })));
        const unexplained = code !== 0 && counted.failed === 0 ? 1 : 0;
        return { ...counted, failed: counted.failed + unexplained, output };
      }),
    /** Something that could not be done, in one sentence. */
    fail: (name, sentence) => timed(name, async () => ({ passed: 0, failed: 1, output: sentence })),
    skip: (name, sentence) => write(`skipped ${name}: ${sentence}\n`),
    /** Prints the total as the very last line and gives the exit code. */
    finish() {
      write(slowestFiles(files, root));
      write(failedTests(failures, root));
      write(`${((performance.now() - began) / 60_000).toFixed(1)} minutes in all\n`);
      write(`${total.passed} passed, ${total.failed} failed\n`);
      return total.failed === 0 ? 0 : 1;
    },
  };
}
