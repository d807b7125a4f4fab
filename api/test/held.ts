/** What the tests of this process have taken and not given back. */
const held = new Set<{ readonly what: string }>();

/** Notes that something is taken; call what it returns when it is given back. */
export function hold(what: string): () => void {
  const one = { what };
  held.add(one);
  return () => void held.delete(one);
}

/** Takes out everything that was not given back, by name. */
export function takeHeld(): string[] {
  const left = [...held].map(({ what }) => what);
  held.clear();
  return left;
}
