export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export interface FileTime {
  file: string;
  seconds: number;
}
export function vitestCounts(path: string, allow?: { mayBeNone?: boolean }): Counts;
export function playwrightCounts(path: string): Counts;
export function vitestTimes(path: string): FileTime[];
export function playwrightTimes(path: string): FileTime[];
