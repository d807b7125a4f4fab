import type { Biodata } from './biodata.rules.ts';

/** One biodata to be made; `photo` is a JPEG. */
export interface PdfOrder {
  readonly biodata: Biodata;
  readonly photo: Uint8Array | null;
  /** The small line at the bottom of every page. */
  readonly foot: string;
}
