/** What a key on a call's row asks for, beside walking from row to row, which the table does itself. */
export type ListWish = 'previous' | 'next' | 'play' | null;

/** Reads a key; keys with a modifier belong to the browser. */
export function wishOf(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}): ListWish {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  switch (event.key) {
    case 'PageUp':
      return 'previous';
    case 'PageDown':
      return 'next';
    case ' ':
      return 'play';
    default:
      return null;
  }
}
