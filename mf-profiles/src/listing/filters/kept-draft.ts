import type { FilterDraft } from './draft.ts';

/** What a member has chosen over the applied filters, as an address carries those, and has not applied yet. */
interface KeptDraft {
  readonly owner: string;
  readonly applied: string;
  readonly draft: FilterDraft;
}

// For the visit alone, and for its writer: nothing of it stays on the device.
let kept: KeptDraft | null = null;

/** Keeps what was chosen for the next time the same filters are opened; one draft at a time. */
export function keepDraft(next: KeptDraft): void {
  kept = next;
}

/** The kept draft of a member over these filters; undefined where there is none. */
export function keptDraft(owner: string, applied: string): FilterDraft | undefined {
  return kept?.owner === owner && kept.applied === applied ? kept.draft : undefined;
}

/** Forgets the draft: it is applied. */
export function forgetDraft(): void {
  kept = null;
}
