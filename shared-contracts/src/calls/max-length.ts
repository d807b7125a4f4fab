/** What is read of a schema: its checks, or the schema inside an optional or nullable one. */
interface TextSchema {
  readonly _zod: { readonly def: object };
}

/** The most characters that the contract lets a text have; throws for a schema without a limit. */
export function maxLengthOf(schema: TextSchema): number {
  const { checks = [], innerType } = schema._zod.def as {
    checks?: readonly TextSchema[];
    innerType?: TextSchema;
  };
  if (innerType !== undefined) return maxLengthOf(innerType);
  const limits = checks.map(({ _zod }) => _zod.def as { check?: string; maximum?: number });
  const maximum = limits.find(({ check }) => check === 'max_length')?.maximum;
  if (maximum === undefined) throw new Error('this schema has no greatest length');
  return maximum;
}
