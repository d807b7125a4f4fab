/** Sizes that rows measure with in `--smallest`: enough for every figure to be one. */
export const SMALLEST: ReadonlyMap<string, string> = new Map([
  ['BENCH_PAIRS', '2'],
  ['BENCH_ROUNDS', '1'],
  ['BENCH_SECONDS', '5'],
  ['BENCH_PEOPLE', '10000'],
  ['BENCH_ENTRIES', '5000'],
  ['BENCH_ROWS', '5000'],
  ['BENCH_STORED', '20000'],
  ['BENCH_MESSAGES', '2000'],
  ['BENCH_SOCKETS', '200'],
  ['BENCH_ORDERS', '100'],
  ['BENCH_ROLLOUTS', '20'],
]);
