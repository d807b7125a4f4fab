import type { ReactNode } from 'react';

/** Where code that comes late puts something above the page; an external store for React. */
export interface OverlayStore {
  /** Null takes it away. */
  show(content: ReactNode): void;
  shown(): ReactNode;
  subscribe(listener: () => void): () => void;
}

export function createOverlayStore(): OverlayStore {
  const listeners = new Set<() => void>();
  let shown: ReactNode = null;
  return {
    show(content) {
      shown = content;
      for (const listener of listeners) listener();
    },
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
