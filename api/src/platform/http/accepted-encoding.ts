/** The content encodings of our replies, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The best encoding of ours that an Accept-Encoding header allows (RFC 9110, 12.5.3); null for plain bytes. */
export function acceptedEncoding(
  header: string | string[] | undefined,
  offered: readonly Encoding[] = ENCODINGS,
): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of [header ?? []].flat().join(',').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((text) => text.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const allowed = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return offered.find(allowed) ?? null;
}
