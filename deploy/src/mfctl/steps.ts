/** Carries steps out and says how long each took. */
export interface Steps {
  run<Result>(what: string, step: () => Promise<Result>): Promise<Result>;
  /** The last line: how long all of it took. */
  total(what: string): void;
}

export function timedSteps(write: (line: string) => void, now: () => number): Steps {
  const began = now();
  const seconds = (from: number) => `${((now() - from) / 1000).toFixed(1).padStart(6)} s`;
  return {
    run: async (what, step) => {
      const start = now();
      const result = await step();
      write(`${seconds(start)}  ${what}`);
      return result;
    },
    total: (what) => write(`${seconds(began)}  ${what}`),
  };
}
