/** Functions of the browser that every unit depends on. */
const FUNCTIONS = {
  window: ['fetch', 'setTimeout', 'setInterval', 'requestAnimationFrame'],
  history: ['pushState', 'replaceState'],
} as const;

/**
 * Methods of lists and promises that every unit calls; assigning another one throws in the code that does it. Not `push`:
 * the runtimes of bundles give their list of chunks one of its own, which a fixed method would forbid.
 */
const METHODS = {
  Array: ['map', 'filter', 'find', 'forEach', 'includes', 'join', 'slice', 'some'],
  Promise: ['then', 'catch', 'finally'],
} as const;

/**
 * Keeps what all units depend on as it is, from before the first remote runs: one remote cannot take it from the others.
 * `isRemote` judges the code that replaces a function, by its frame of the stack, and notes it where it is a remote's; the
 * shell's own patches and extensions pass. Emptying the browser's storage is noted and not stopped. `Object.prototype`
 * stays open: a fixed method there would forbid objects one of the same name.
 */
export function guardGlobals(
  window: Window & typeof globalThis,
  isRemote: (frame: string) => boolean,
): void {
  for (const holder of ['window', 'history'] as const) {
    const target = window[holder] as unknown as Record<string, unknown>;
    for (const name of FUNCTIONS[holder]) {
      let current = target[name];
      const set = (next: unknown): void => {
        if (!isRemote(callerOf(set))) current = next;
      };
      Object.defineProperty(target, name, { get: () => current, set, configurable: true });
    }
  }
  for (const type of ['Array', 'Promise'] as const) {
    for (const name of METHODS[type]) {
      Object.defineProperty(window[type].prototype, name, { writable: false, configurable: false });
    }
  }
  const { clear } = window.Storage.prototype;
  window.Storage.prototype.clear = function clearAndNote(this: Storage) {
    isRemote(callerOf(clearAndNote));
    clear.call(this);
  };
}

/** The frame of the code that called a function; '' in a browser that cannot say. */
function callerOf(called: (...values: never[]) => unknown): string {
  const trace: { stack?: string } = {};
  if (!('captureStackTrace' in Error)) return '';
  Error.captureStackTrace(trace, called);
  return trace.stack?.split('\n')[1] ?? '';
}
