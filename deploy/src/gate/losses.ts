import type { Artifact } from '../registry/artifact.ts';
import { listed, type Breach } from './finding.ts';

/** Pages that a live build of the same unit serves and the candidate does not, and slots that it leaves empty for others. */
export function losses(
  candidate: Artifact,
  stable: Artifact,
  others: readonly Artifact[],
): Breach[] {
  if (candidate.contract === null || stable.contract === null) return [];
  const { pages, slots } = candidate.contract;
  const lostPages = stable.contract.pages.filter((page) => !pages.includes(page));
  const offered = new Set(others.flatMap(({ contract }) => contract?.slots.offers ?? []));
  const lostSlots = stable.contract.slots.fills.filter(
    (slot) => !slots.fills.includes(slot) && offered.has(slot),
  );
  const found: Breach[] = [];
  if (lostPages.length > 0) {
    found.push({ kind: 'page.gone', breaks: candidate, values: { pages: listed(lostPages) } });
  }
  if (lostSlots.length > 0) {
    found.push({ kind: 'slot.gone', breaks: candidate, values: { slots: listed(lostSlots) } });
  }
  return found;
}
