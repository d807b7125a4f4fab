export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export interface FileTime {
  file: string;
  seconds: number;
}
export interface Failure {
  test: string;
  message: string;
}
export function vitestCounts(path: string, allow?: { mayBeNone?: boolean }): Counts;
export function playwrightCounts(path: string): Counts;
export function vitestTimes(path: string): FileTime[];
export function playwrightTimes(path: string): FileTime[];
export function vitestFailures(path: string): Failure[];
export function playwrightFailures(path: string): Failure[];
