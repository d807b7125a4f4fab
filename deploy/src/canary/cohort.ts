import { createHash } from 'node:crypto';

/** All devices, in the unit of shares: one basis point is a hundredth of a per cent. */
export const ALL_BASIS_POINTS = 10_000;

/**
 * Position of a device in the draw of one rollout, 0 to 9999. It lasts for the rollout; each rollout and unit draws
 * again, so that no device gets every canary.
 */
export function placeInDraw(rollout: string, unit: string, cid: string): number {
  const digest = createHash('sha256').update(`${rollout}:${unit}:${cid}`).digest();
  return digest.readUInt32BE(0) % ALL_BASIS_POINTS;
}

/** Whether a device belongs to the first `basisPoints` of a rollout; a share that grows only ever takes devices in. */
export function isInCohort(
  { rollout, basisPoints }: { readonly rollout: string; readonly basisPoints: number },
  unit: string,
  cid: string,
): boolean {
  return placeInDraw(rollout, unit, cid) < basisPoints;
}
