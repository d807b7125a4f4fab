/** The row that a key leads to from a row: its neighbour, the first or the last; null when the key leads nowhere. */
export function rowStep(row: HTMLElement, key: string): HTMLElement | null {
  switch (key) {
    case 'ArrowUp':
      return sibling(row, 'previousElementSibling') ?? row;
    case 'ArrowDown':
      return sibling(row, 'nextElementSibling') ?? row;
    case 'Home':
      return [...focusableRows(row)].at(0) ?? row;
    case 'End':
      return [...focusableRows(row)].at(-1) ?? row;
    default:
      return null;
  }
}

function sibling(
  row: HTMLElement,
  side: 'previousElementSibling' | 'nextElementSibling',
): HTMLElement | null {
  const found = row[side];
  return found instanceof HTMLElement && found.hasAttribute('tabindex') ? found : null;
}

function focusableRows(row: HTMLElement): Iterable<HTMLElement> {
  return row.parentElement?.querySelectorAll<HTMLElement>(':scope > [tabindex]') ?? [];
}
