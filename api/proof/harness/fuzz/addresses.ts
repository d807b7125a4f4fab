import type { CallShape } from 'shared-contracts/calls/call';

/** The address of a call with whatever it is given; unlike the client's, it leaves nothing out. */
export function rawAddress(
  { path }: CallShape,
  params: Readonly<Record<string, unknown>>,
  query: readonly (readonly [string, unknown])[],
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(params[name]));
  if (query.length === 0) return filled;
  const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return `${filled}?${search}`;
}

/** Half a surrogate pair has no percent code; its bytes are written as they would stand. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  return text.replaceAll(/[\ud800-\udbff][\udc00-\udfff]|[^]/g, (one) =>
    /^[\ud800-\udfff]$/.test(one) ? '%ED%A0%80' : encodeURIComponent(one),
  );
}
