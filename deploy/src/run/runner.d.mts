import type { Counts, Failure, FileTime } from './reports.mjs';

interface Options {
  cwd?: string;
}
export interface Runner {
  check(name: string, command: string, args: string[], options?: Options): Promise<boolean>;
  tests(
    name: string,
    step: {
      command: string;
      args: string[];
      options?: Options;
      report: string;
      counts: (report: string) => Counts;
      times?: (report: string) => FileTime[];
      failures?: (report: string) => Failure[];
    },
  ): Promise<boolean>;
  fail(name: string, sentence: string): Promise<boolean>;
  skip(name: string, sentence: string): void;
  finish(): number;
}
export function createRunner(parts?: { write?: (text: string) => unknown; root?: string }): Runner;
