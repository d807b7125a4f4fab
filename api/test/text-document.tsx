/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Document, Page } from '@react-pdf/renderer';
import { PdfText } from '../src/pdf/pdf-text.tsx';

/** A document of one text, in a column of this width in points. */
export function TextDocument({ text, width }: { readonly text: string; readonly width: number }) {
  return (
    <Document>
      <Page size="A4">
        <PdfText style={{ width, fontSize: 10 }}>{text}</PdfText>
      </Page>
    </Document>
  );
}
