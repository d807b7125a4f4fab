/** Where a key leads from one of `count` stops; the index is -1 where none of them has the focus. */
export type KeyMoves = Record<string, (index: number, count: number) => number>;

/** The keys of a row of stops after the ARIA patterns: on and back go round the ends, Home and End to them. */
export const keyMoves = (on: string, back: string): KeyMoves => ({
  [on]: (index, count) => (index + 1) % count,
  [back]: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
});
