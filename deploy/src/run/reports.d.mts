export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export function vitestCounts(path: string): Counts;
export function playwrightCounts(path: string): Counts;
