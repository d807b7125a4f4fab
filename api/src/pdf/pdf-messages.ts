import type { ReceiptPage } from '../modules/billing/receipts/receipt-document.tsx';
import type { Biodata } from '../modules/profiles/biodata/biodata-document.tsx';

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
