import type { ReceiptPage } from '../billing/receipts/receipt-page.ts';
import type { Biodata } from '../biodata/biodata.rules.ts';

/** One document to be made. */
export type PdfOrder = BiodataOrder | ReceiptOrder;

/** `photo` is a JPEG. */
export interface BiodataOrder {
  readonly document: 'biodata';
  readonly biodata: Biodata;
  readonly photo: Uint8Array | null;
  /** The small line at the bottom of every page. */
  readonly foot: string;
}

export interface ReceiptOrder {
  readonly document: 'receipt';
  readonly page: ReceiptPage;
}
