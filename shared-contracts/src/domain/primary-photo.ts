import type { Pic } from '../calls/listed-profiles.ts';

/** A person's pictures, the primary one first; the wire names that by its id or by an address of it. */
export function primaryFirst(pics: readonly Pic[], primary: string | null): readonly Pic[] {
  if (primary === null) return pics;
  const isPrimary = ({ id, url, thumb }: Pic) => [id, url, thumb].includes(primary);
  return [...pics.filter(isPrimary), ...pics.filter((pic) => !isPrimary(pic))];
}
