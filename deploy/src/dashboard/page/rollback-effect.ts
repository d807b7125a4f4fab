import type { LiveUnit } from 'shared-contracts/domain/live-unit';

/** Without it there is no page, so it is never absent. */
const SHELL = 'shell';

/** What a rollback does to devices. */
export interface RollbackEffect {
  /** The build that is taken back: the canary where there is one, else the stable one. */
  readonly build: string;
  /** The build that its devices get; null where the unit is absent then. */
  readonly to: string | null;
  /** Share of the devices that change, in basis points. */
  readonly basisPoints: number;
  readonly isCanary: boolean;
}

/** As the rollback of the registry chooses; `older` are earlier stable builds, newest first, `bad` those in quarantine. */
export function rollbackEffect(
  live: LiveUnit,
  older: readonly string[],
  bad: readonly string[],
): RollbackEffect {
  const { stable, canary, previous } = live;
  if (canary !== null) {
    const { build, basisPoints } = canary;
    return { build, to: stable, basisPoints, isCanary: true };
  }
  const others = previous.filter((one) => one !== stable);
  const candidates = others.length > 0 ? others : older.filter((one) => one !== stable);
  const to = candidates.find((one) => !bad.includes(one)) ?? null;
  return { build: stable, to, basisPoints: 10_000, isCanary: false };
}

/** Whether the registry would carry it out. */
export function isPossible({ to }: RollbackEffect, unit: string): boolean {
  return to !== null || unit !== SHELL;
}

/** Longest time until an open page of a visitor asks for releases, with that of a gateway, in seconds (decision 036). */
export const FOLLOW_SECONDS = 80;

/** The effect in a sentence, before it happens. */
export function effectInWords(effect: RollbackEffect, unit: string): string {
  const { to, basisPoints } = effect;
  const share = shareInWords(basisPoints);
  if (to === null && unit === SHELL)
    return 'The shell has no earlier build to go back to: publish a good one.';
  if (to === null) return `${unit} has no earlier build: it is absent from all pages afterwards.`;
  return `${share} of devices return to ${to} within ${FOLLOW_SECONDS} s: new pages at once, open ones when they next ask.`;
}

export function shareInWords(basisPoints: number): string {
  return `${(basisPoints / 100).toLocaleString('en', { maximumFractionDigits: 2 })} %`;
}
