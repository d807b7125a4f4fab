/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { PDF_FONTS } from '../../../pdf/pdf-fonts.ts';
import type { ReceiptLine, ReceiptPage } from './receipt-page.ts';
import { receiptWords } from './receipt-words.ts';

export type { ReceiptPage };

const KUMKUM = '#9c1c3b';
const HALDI = '#e0a93a';
const INK = '#2b1d1f';
const MUTED = '#6b5658';

const styles = StyleSheet.create({
  page: {
    color: INK,
    fontFamily: [...PDF_FONTS],
    fontSize: 10,
    lineHeight: 1.4,
    paddingVertical: 48,
    paddingHorizontal: 56,
  },
  head: { flexDirection: 'row', gap: 24, alignItems: 'flex-start' },
  title: { flex: 1, color: KUMKUM, fontSize: 20, fontWeight: 700, lineHeight: 1.2 },
  numbers: { width: 250 },
  rule: { borderBottom: `1.5 solid ${HALDI}`, marginTop: 10, marginBottom: 16 },
  parties: { flexDirection: 'row', gap: 24, marginBottom: 18 },
  party: { flex: 1 },
  caption: { color: MUTED, fontSize: 8.5 },
  name: { fontWeight: 700 },
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
    fontWeight: 700,
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
          <Text style={styles.title}>{title}</Text>
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
              <Text style={styles.sumLabel}>{label}</Text>
              <Text style={styles.figure}>{text}</Text>
            </View>
          ))}
          <View style={styles.total}>
            <Text style={styles.sumLabel}>{total.label}</Text>
            <Text style={styles.figure}>{total.text}</Text>
          </View>
          <Text style={styles.words}>{words}</Text>
        </View>
        <View style={styles.notes}>
          {notes.map((note) => (
            <Text key={note} style={styles.note}>
              {note}
            </Text>
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
      <Text style={styles.caption}>{caption}</Text>
      {lines.map((line, index) => (
        <Text key={`${line} ${index}`} style={index === 0 ? styles.name : {}}>
          {line}
        </Text>
      ))}
    </View>
  );
}

function Lines({ lines }: { readonly lines: readonly ReceiptLine[] }) {
  return lines.map(({ label, text }) => (
    <View key={label} style={styles.line}>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles.text}>{text}</Text>
    </View>
  ));
}
