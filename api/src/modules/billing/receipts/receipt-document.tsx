/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Document, Page, StyleSheet, View } from '@react-pdf/renderer';
import { PdfText } from '../../../pdf/pdf-text.tsx';
import type { ReceiptLine, ReceiptPage } from './receipt-page.ts';
import { receiptWords } from './receipts.rules.ts';

export type { ReceiptPage };

const KUMKUM = '#9c1c3b';
const HALDI = '#e0a93a';
const INK = '#2b1d1f';
const MUTED = '#6b5658';

const styles = StyleSheet.create({
  page: {
    color: INK,
    fontSize: 10,
    lineHeight: 1.4,
    paddingVertical: 48,
    paddingHorizontal: 56,
  },
  head: { flexDirection: 'row', gap: 24, alignItems: 'flex-start' },
  title: { flex: 1, color: KUMKUM, fontSize: 20, lineHeight: 1.2 },
  numbers: { width: 250 },
  rule: { borderBottom: `1.5 solid ${HALDI}`, marginTop: 10, marginBottom: 16 },
  parties: { flexDirection: 'row', gap: 24, marginBottom: 18 },
  party: { flex: 1 },
  caption: { color: MUTED, fontSize: 8.5 },
  line: { flexDirection: 'row', gap: 10, marginBottom: 2 },
  label: { width: 110, color: MUTED },
  text: { flex: 1 },
  alone: { marginTop: 12 },
  sums: { marginTop: 16, borderTop: `0.7 solid ${HALDI}`, paddingTop: 8 },
  sum: { flexDirection: 'row', marginBottom: 2 },
  sumLabel: { flex: 1 },
  figure: { width: 130, textAlign: 'right' },
  total: {
    flexDirection: 'row',
    borderTop: `0.7 solid ${HALDI}`,
    marginTop: 4,
    paddingTop: 6,
    fontSize: 12,
  },
  words: { marginTop: 4, color: MUTED },
  notes: { marginTop: 28 },
  note: { color: MUTED, fontSize: 8.5 },
});

/** The page of a receipt or a credit note; dated as what it shows, so that its bytes are the same each time. */
export function ReceiptDocument({ page }: { readonly page: ReceiptPage }) {
  const { title, number, seller, buyer, head, details, sums, total, words, notes } = page;
  const issued = new Date(page.issuedAt);
  const t = receiptWords(page.language);
  return (
    <Document
      title={`${title} ${number}`}
      language={page.language}
      creationDate={issued}
      modificationDate={issued}
    >
      <Page size="A4" style={styles.page}>
        <View style={styles.head}>
          <PdfText bold style={styles.title}>
            {title}
          </PdfText>
          <View style={styles.numbers}>
            <Lines lines={head} />
          </View>
        </View>
        <View style={styles.rule} />
        <View style={styles.parties}>
          <Party caption={t('seller')} lines={seller} />
          <Party caption={t('buyer')} lines={buyer} />
        </View>
        <Lines lines={details} />
        <View style={sums.length === 0 ? styles.alone : styles.sums}>
          {sums.map(({ label, text }) => (
            <View key={label} style={styles.sum}>
              <PdfText style={styles.sumLabel}>{label}</PdfText>
              <PdfText style={styles.figure}>{text}</PdfText>
            </View>
          ))}
          <View style={styles.total}>
            <PdfText bold style={styles.sumLabel}>
              {total.label}
            </PdfText>
            <PdfText bold style={styles.figure}>
              {total.text}
            </PdfText>
          </View>
          <PdfText style={styles.words}>{words}</PdfText>
        </View>
        <View style={styles.notes}>
          {notes.map((note) => (
            <PdfText key={note} style={styles.note}>
              {note}
            </PdfText>
          ))}
        </View>
      </Page>
    </Document>
  );
}

/** Who sells or buys: the name first, then the rest of the address. */
function Party({
  caption,
  lines,
}: {
  readonly caption: string;
  readonly lines: readonly string[];
}) {
  return (
    <View style={styles.party}>
      <PdfText style={styles.caption}>{caption}</PdfText>
      {lines.map((line, index) => (
        <PdfText key={`${line} ${index}`} bold={index === 0}>
          {line}
        </PdfText>
      ))}
    </View>
  );
}

function Lines({ lines }: { readonly lines: readonly ReceiptLine[] }) {
  return lines.map(({ label, text }) => (
    <View key={label} style={styles.line}>
      <PdfText style={styles.label}>{label}</PdfText>
      <PdfText style={styles.text}>{text}</PdfText>
    </View>
  ));
}
