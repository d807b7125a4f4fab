/** Scroll positions (px) by history entry; they outlive a visit to another site, not the tab. */
export interface ScrollMemory {
  recall(entry: string): number | null;
  note(entry: string, top: number): void;
  /** Writes them down; called when the page is left. */
  keep(): void;
  /** Forgets everything, also what was written down. */
  forget(): void;
}

const KEY = 'scroll';
/** How many entries are kept. */
const KEPT = 50;

export function createScrollMemory(storage: Storage): ScrollMemory {
  const tops = new Map<string, number>(read(storage));
  return {
    recall: (entry) => tops.get(entry) ?? null,
    note(entry, top) {
      tops.delete(entry);
      tops.set(entry, Math.round(top));
    },
    keep() {
      const text = [...tops]
        .slice(-KEPT)
        .map(([entry, top]) => `${entry} ${top}`)
        .join('\n');
      storage.setItem(KEY, text);
    },
    forget() {
      tops.clear();
      storage.removeItem(KEY);
    },
  };
}

function read(storage: Storage): [string, number][] {
  return (storage.getItem(KEY) ?? '').split('\n').flatMap((line): [string, number][] => {
    const [entry = '', top] = line.split(' ');
    const pixels = Number(top);
    return entry !== '' && Number.isFinite(pixels) ? [[entry, pixels]] : [];
  });
}
