import { DOC_KINDS, type DocType } from 'shared-contracts/calls/verification';

/** What may be sent as proof of each type. */
export type DocKind = (typeof DOC_KINDS)[DocType][number];

/** Kinds on which a number has to be covered. */
export const NUMBERED: ReadonlySet<DocKind> = new Set(['aadhar']);

/** The kinds of a type, in their order. */
export function kindsOf(docType: DocType): readonly DocKind[] {
  return DOC_KINDS[docType];
}

/** A kind as it was stored, as far as this build knows it. */
export function knownKind(docType: DocType, kind: string): DocKind | null {
  return kindsOf(docType).find((one) => one === kind) ?? null;
}
