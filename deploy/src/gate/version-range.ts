/**
 * Whether a version lies in a range, for the forms that builds write: `*`, exact, `^` and `~`, and several of them
 * joined by `||`. A form that is not understood is not satisfied: the gate would rather ask than guess.
 */
export function satisfies(version: string, range: string): boolean {
  const parts = numbersOf(version);
  return parts !== null && range.split('||').some((one) => fits(parts, one.trim()));
}

type Numbers = readonly [major: number, minor: number, patch: number];

function fits(version: Numbers, range: string): boolean {
  if (range === '*') return true;
  const least = numbersOf(range.replace(/^[\^~=]/, ''));
  if (least === null) return false;
  // The first number that may not change: with ^ the leftmost that is not 0, with ~ the minor, else the patch.
  const leftmost = least.findIndex((number) => number > 0);
  const fixed = range.startsWith('^')
    ? leftmost === -1
      ? 2
      : leftmost
    : range.startsWith('~')
      ? 1
      : 2;
  return (
    least.every((number, at) => at > fixed || version[at] === number) && atLeast(version, least)
  );
}

function atLeast(version: Numbers, least: Numbers): boolean {
  const at = version.findIndex((number, index) => number !== least[index]);
  return at === -1 || (version[at] ?? 0) > (least[at] ?? 0);
}

/** Null for a pre-release and for anything else that is no plain version. */
function numbersOf(text: string): Numbers | null {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return found === null ? null : [Number(found[1]), Number(found[2]), Number(found[3])];
}
