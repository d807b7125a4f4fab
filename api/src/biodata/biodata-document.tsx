/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Document, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Biodata, BiodataSection } from './biodata.rules.ts';
import { PDF_FONTS } from './pdf-fonts.ts';

const KUMKUM = '#9c1c3b';
const HALDI = '#e0a93a';
const INK = '#2b1d1f';
const MUTED = '#6b5658';
const PAPER = '#fffaf2';

const styles = StyleSheet.create({
  page: {
    backgroundColor: PAPER,
    color: INK,
    fontFamily: [...PDF_FONTS],
    fontSize: 9.5,
    lineHeight: 1.35,
    paddingTop: 38,
    paddingBottom: 46,
    paddingHorizontal: 48,
  },
  frame: {
    position: 'absolute',
    top: 18,
    bottom: 18,
    left: 18,
    right: 18,
    border: `1.5 solid ${KUMKUM}`,
    borderRadius: 6,
  },
  innerFrame: {
    position: 'absolute',
    top: 23,
    bottom: 23,
    left: 23,
    right: 23,
    border: `0.7 solid ${HALDI}`,
    borderRadius: 4,
  },
  heading: { color: KUMKUM, fontSize: 12, fontWeight: 700, textAlign: 'center' },
  rule: { borderBottom: `1 solid ${HALDI}`, marginTop: 5, marginBottom: 10, marginHorizontal: 150 },
  head: { flexDirection: 'row', gap: 18, marginBottom: 6 },
  photo: {
    width: 150,
    height: 187,
    objectFit: 'cover',
    borderRadius: 6,
    border: `2 solid ${HALDI}`,
  },
  names: { flex: 1 },
  name: { color: KUMKUM, fontSize: 21, fontWeight: 700, lineHeight: 1.25 },
  otherName: { color: MUTED, fontSize: 14, marginTop: 2 },
  seal: { color: '#2f6b3c', fontSize: 9, fontWeight: 700, marginTop: 4 },
  first: { marginTop: 8 },
  section: { marginTop: 9 },
  sectionTitle: {
    color: KUMKUM,
    fontSize: 11.5,
    fontWeight: 700,
    borderBottom: `0.7 solid ${HALDI}`,
    paddingBottom: 2,
    marginBottom: 3,
  },
  line: { flexDirection: 'row', gap: 10, marginBottom: 1 },
  label: { width: 138, color: MUTED },
  narrowLabel: { width: 104, color: MUTED },
  text: { flex: 1 },
  foot: {
    position: 'absolute',
    bottom: 28,
    left: 48,
    right: 48,
    textAlign: 'center',
    color: MUTED,
    fontSize: 7.5,
  },
});

/** The pages of a biodata; `photo` is a JPEG, `foot` the small line at the bottom of every page. */
export function BiodataDocument({
  biodata,
  photo,
  foot,
}: {
  readonly biodata: Biodata;
  readonly photo: Buffer | null;
  readonly foot: string;
}) {
  const [first, ...others] = biodata.sections;
  return (
    <Document title={`${biodata.name}: ${biodata.heading}`} language={biodata.language}>
      <Page size="A4" style={styles.page}>
        <View fixed style={styles.frame} />
        <View fixed style={styles.innerFrame} />
        <Text style={styles.heading}>{biodata.heading}</Text>
        <View style={styles.rule} />
        <View style={styles.head}>
          <View style={styles.names}>
            <Text style={styles.name}>{biodata.name}</Text>
            {biodata.otherName !== null && (
              <Text style={styles.otherName}>{biodata.otherName}</Text>
            )}
            {biodata.seal !== null && <Text style={styles.seal}>{biodata.seal}</Text>}
            {first !== undefined && (
              <View style={styles.first}>
                <Lines section={first} narrow={photo !== null} />
              </View>
            )}
          </View>
          {photo !== null && <Image style={styles.photo} src={{ data: photo, format: 'jpg' }} />}
        </View>
        {others.map((section) => (
          <View key={section.title} style={styles.section}>
            <Text style={styles.sectionTitle} minPresenceAhead={24}>
              {section.title}
            </Text>
            <Lines section={section} />
          </View>
        ))}
        <Text fixed style={styles.foot}>
          {foot}
        </Text>
      </Page>
    </Document>
  );
}

function Lines({
  section,
  narrow = false,
}: {
  readonly section: BiodataSection;
  readonly narrow?: boolean;
}) {
  return section.lines.map(({ label, text }, index) => (
    <View key={`${label} ${index}`} style={styles.line} wrap={text.length > 200}>
      <Text style={narrow ? styles.narrowLabel : styles.label}>{label}</Text>
      <Text style={styles.text}>{text}</Text>
    </View>
  ));
}
