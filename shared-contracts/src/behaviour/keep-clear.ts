/**
 * Marks what no notice may cover: what has taken the place of what was pressed, as in `<div {...KEEP_CLEAR}>`. The shell
 * lifts its notices over it for as long as they stand.
 */
export const KEEP_CLEAR = { 'data-keep-clear': '' } as const;

/** What is marked so, as a selector. */
export const KEPT_CLEAR = '[data-keep-clear]';
