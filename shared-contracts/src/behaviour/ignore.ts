/** The handler of a failure that is ignored on purpose; the reason stands where it is ignored (section 8). */
export function ignore(_reason: string): () => undefined {
  return () => undefined;
}
