/** A ratio above this is a fault of the measurement and none of the code. */
const MOST_RATIO = 100;

/** What a division by nothing, or a value that is missing, leaves in a text. */
const NO_NUMBER = /(?<![\w.])(?:NaN|-?Infinity|undefined|null)(?![\w.])/;
/** What compares two sides, by the name of a column or of a gate. */
const RATIO = /\bratio\b|\bagainst\b|\bof (?:its|the) usual\b|\bof a small file\b|\bof one\b/;
/** What takes some of it always. */
const TAKES_SOME = /(?:^|, )(?:ms|µs|KB|p50|p99)$|, KB$|\bstatements\b|^handler$|^bare SQL$/;
/** Nothing is the best of these. */
const MAY_BE_ZERO = /longest|\bTBT\b|\btax\b|\bbeyond\b|\bdiffer\b|\blater\b|once it is ready/;
/** Counts beside the times of a comparison, which may be 0. */
const COUNTS = /^(?:found|at most|goal|bound|holds)$/;

/**
 * The figures of printed Markdown that cannot be: no number, a comparison that is 0 or above a hundred, a time or a size
 * of 0, a table without rows. One sentence each.
 */
export function impossibleFigures(lines: readonly string[]): string[] {
  const all = lines.flatMap((line) => line.split('\n'));
  const found: string[] = [];
  let titles: readonly string[] | null = null;
  let rows = 0;
  const endTable = () => {
    if (titles !== null && rows === 0) found.push(`a table without rows: ${titles.join(', ')}`);
    titles = null;
    rows = 0;
  };
  for (const [at, line] of all.entries()) {
    const nothing = NO_NUMBER.exec(line);
    if (nothing !== null) found.push(`${nothing[0]}: ${line}`);
    if (!line.startsWith('|')) {
      endTable();
    } else if (/^\|[\s|:-]+$/.test(line)) {
      // The line under the titles.
    } else if (/^\|[\s|:-]+$/.test(all[at + 1] ?? '')) {
      endTable();
      titles = cellsOf(line);
    } else if (titles !== null) {
      rows += 1;
      found.push(...impossibleCells(titles, cellsOf(line)).map((reason) => `${reason}: ${line}`));
    }
  }
  endTable();
  return found;
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function impossibleCells(titles: readonly string[], [label = '', ...cells]: string[]): string[] {
  const [, ...columns] = titles;
  const compares = columns.some((title) => RATIO.test(title));
  return columns.flatMap((title, at) => {
    const cell = cells[at] ?? '';
    if (COUNTS.test(title)) return [];
    const isGate = title === 'measured';
    const name = isGate ? label : title;
    if (RATIO.test(name)) return impossibleRatio(name, cell);
    const takesSome = TAKES_SOME.test(name) || compares;
    const mayBeZero = MAY_BE_ZERO.test(label) || MAY_BE_ZERO.test(title);
    return takesSome && !mayBeZero && valuesOf(cell).includes(0) ? [`${name} is 0`] : [];
  });
}

/** A difference carries its sign and is no ratio. */
function impossibleRatio(name: string, cell: string): string[] {
  if (/^[+-]/.test(cell)) return [];
  return valuesOf(cell).flatMap((value) => {
    if (value === 0) return [`${name} is 0`];
    return value > MOST_RATIO ? [`${name} is above ${MOST_RATIO}`] : [];
  });
}

/** Figures of a cell: `3, 3` has two, `1.2 (0–5)` has one with its spread. */
function valuesOf(cell: string): number[] {
  return cell
    .replace(/\(.*\)/, '')
    .split(/,\s+/)
    .map((text) => text.trim().replaceAll(',', ''))
    .filter((text) => /^-?\d+(?:\.\d+)?$/.test(text))
    .map(Number);
}
