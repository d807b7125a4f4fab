/** Listeners of an external store, for React's `useSyncExternalStore`. */
export interface Listeners<News extends readonly unknown[] = []> {
  /** Returns the end of listening. */
  readonly subscribe: (listener: (...news: News) => void) => () => void;
  /** Calls everybody who listens at this moment; one may leave while it is called. */
  readonly tell: (...news: News) => void;
}

export function createListeners<News extends readonly unknown[] = []>(): Listeners<News> {
  const listeners = new Set<(...news: News) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(...news) {
      for (const listener of Array.from(listeners)) listener(...news);
    },
  };
}
