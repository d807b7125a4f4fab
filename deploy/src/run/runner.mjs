import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { runCommand } from './run-command.mjs';

/** Runs steps, prints a line with the time of each, and adds up what they counted. */
export function createRunner({ write = (text) => process.stdout.write(text) } = {}) {
  const total = { passed: 0, failed: 0 };

  async function timed(name, work) {
    const began = performance.now();
    const { passed, failed, skipped = 0, output } = await work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) write(`\n${output.trimEnd()}\n\n`);
    const notRun = skipped > 0 ? `, ${skipped} skipped` : '';
    write(
      `${failed > 0 ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed${notRun} (${seconds} s)\n`,
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
    /** A test runner whose JSON report at `report` is counted by `counts`. */
    tests: (name, { command, args, options, report, counts }) =>
      timed(name, async () => {
        rmSync(report, { force: true });
        mkdirSync(dirname(report), { recursive: true });
        const { code, output } = await runCommand(command, args, options);
        const counted = counts(report);
        const unexplained = code !== 0 && counted.failed === 0 ? 1 : 0;
        return { ...counted, failed: counted.failed + unexplained, output };
      }),
    /** Something that could not be done, in one sentence. */
    fail: (name, sentence) => timed(name, async () => ({ passed: 0, failed: 1, output: sentence })),
    skip: (name, sentence) => write(`skipped ${name}: ${sentence}\n`),
    /** Prints the total as the very last line and gives the exit code. */
    finish() {
      write(`${total.passed} passed, ${total.failed} failed\n`);
      return total.failed === 0 ? 0 : 1;
    },
  };
}
