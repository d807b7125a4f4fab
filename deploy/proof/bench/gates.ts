/** What is measured, and how far it may go; `least` where more is better. */
export interface Gate {
  readonly what: string;
  readonly value: number;
  readonly most?: number;
  readonly least?: number;
  /** What we would like it to be; default the gate. */
  readonly goal?: number;
}

/** Prints gates as a Markdown table and says whether all of them hold. */
export function printGates(print: (line: string) => void, gates: readonly Gate[]): boolean {
  print('\n| gate | measured | bound | goal | holds |\n| --- | --- | --- | --- | --- |');
  for (const gate of gates) {
    const { what, value, most, least, goal } = gate;
    const sign = least === undefined ? '≤' : '≥';
    const wish = goal === undefined ? '' : `${sign} ${goal}`;
    const verdict = holds(gate) ? 'yes' : 'NO';
    print(`| ${what} | ${text(value)} | ${sign} ${least ?? most ?? ''} | ${wish} | ${verdict} |`);
  }
  return gates.every(holds);
}

/** What was not measured (NaN) holds nothing. */
function holds({ value, most = Infinity, least = -Infinity }: Gate): boolean {
  return value <= most && value >= least;
}

function text(value: number): string {
  return Number.isInteger(value)
    ? String(value)
    : value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 1);
}
