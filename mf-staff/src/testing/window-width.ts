import { vi } from 'vitest';

/** Makes the window of the test wide (a table) or narrow (cards). jsdom has neither matchMedia nor sizes to observe. */
export function windowIs(width: 'wide' | 'narrow'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') && width === 'wide',
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
}
