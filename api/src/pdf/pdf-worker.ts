import { renderToBuffer } from '@react-pdf/renderer';
import workerpool from 'workerpool';
import { ReceiptDocument } from '../modules/billing/receipts/receipt-document.tsx';
import { BiodataDocument } from '../modules/profiles/biodata/biodata-document.tsx';
import type { PdfOrder } from './pdf-messages.ts';
import { beginDocument } from './pdf-text.tsx';

workerpool.worker({
  async render(order: PdfOrder) {
    beginDocument();
    const pdf = new Uint8Array(await renderToBuffer(documentOf(order)));
    return new workerpool.Transfer(pdf, [pdf.buffer]);
  },
});

function documentOf(order: PdfOrder) {
  if (order.document === 'receipt') return ReceiptDocument(order);
  const { biodata, photo, foot } = order;
  return BiodataDocument({ biodata, photo: photo === null ? null : Buffer.from(photo), foot });
}
