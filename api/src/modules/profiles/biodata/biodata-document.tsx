/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Circle, Document, Image, Page, Path, StyleSheet, Svg, View } from '@react-pdf/renderer';
import { PdfText } from '../../../pdf/pdf-text.tsx';
import { goesOn, rowsOf } from './biodata-layout.ts';
import type { Biodata, BiodataSection } from './biodata.rules.ts';

export type { Biodata };

const KUMKUM = '#9c1c3b';
const HALDI = '#e0a93a';
const INK = '#2b1d1f';
const MUTED = '#6b5658';
const PAPER = '#fffaf2';
const LEAF = '#2f6b3c';

/** A longer name is set smaller, so that it stays beside the photo. */
const LONG_NAME = 40;

const styles = StyleSheet.create({
  page: {
    backgroundColor: PAPER,
    color: INK,
    fontSize: 9.5,
    lineHeight: 1.35,
    paddingTop: 34,
    paddingBottom: 44,
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
  crest: { alignItems: 'center', marginBottom: 9 },
  heading: { color: KUMKUM, fontSize: 13, marginTop: 4 },
  rule: { width: 200, borderBottom: `1 solid ${HALDI}`, marginTop: 5 },
  head: { flexDirection: 'row', gap: 20, marginBottom: 4 },
  photo: {
    width: 150,
    height: 187,
    objectFit: 'cover',
    borderRadius: 6,
    border: `2 solid ${HALDI}`,
  },
  names: { flex: 1 },
  name: { color: KUMKUM, fontSize: 22, lineHeight: 1.25 },
  longName: { fontSize: 16 },
  otherName: { color: MUTED, fontSize: 13.5, lineHeight: 1.35, marginTop: 1 },
  sealed: { flexDirection: 'row', alignItems: 'center', gap: 4, marginTop: 5 },
  seal: { color: LEAF, fontSize: 9 },
  first: { marginTop: 10 },
  row: { flexDirection: 'row', gap: 22 },
  section: { flex: 1, marginTop: 8 },
  sectionTitle: {
    color: KUMKUM,
    fontSize: 11.5,
    borderBottom: `0.7 solid ${HALDI}`,
    paddingBottom: 2,
    marginBottom: 4,
  },
  line: { flexDirection: 'row', gap: 8, marginBottom: 1.5 },
  label: { width: 92, color: MUTED },
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
  const { heading, name, language, sections } = biodata;
  const first = sections.find(({ topic }) => topic === 'personal');
  const others = sections.filter((section) => section !== first);
  return (
    <Document title={`${name}: ${heading}`} language={language}>
      <Page size="A4" style={styles.page}>
        <View fixed style={styles.frame} />
        <View fixed style={styles.innerFrame} />
        <View style={styles.crest}>
          <Mark />
          <PdfText bold style={styles.heading}>
            {heading}
          </PdfText>
          <View style={styles.rule} />
        </View>
        <View style={styles.head}>
          <View style={styles.names}>
            <Names of={biodata} />
            {first !== undefined && (
              <View style={styles.first}>
                <Lines section={first} />
              </View>
            )}
          </View>
          {photo !== null && <Image style={styles.photo} src={{ data: photo, format: 'jpg' }} />}
        </View>
        {rowsOf(others).map((row) => (
          <View key={row[0]?.topic} style={styles.row} wrap={row.length === 1}>
            {row.map((section) => (
              <Section key={section.topic} section={section} />
            ))}
          </View>
        ))}
        <PdfText fixed style={styles.foot}>
          {foot}
        </PdfText>
      </Page>
    </Document>
  );
}

/** The mark of the site: seven petals, one for each step around the fire. */
function Mark() {
  return (
    <Svg viewBox="0 0 48 48" width={26} height={26}>
      {[0, 1, 2, 3, 4, 5, 6].map((step) => (
        <Path
          key={step}
          fill={step === 0 ? KUMKUM : HALDI}
          d="M24 20c-5-4-6-11 0-17 6 6 5 13 0 17z"
          transform={`rotate(${((step * 360) / 7).toFixed(2)} 24 24)`}
        />
      ))}
      <Circle fill={KUMKUM} cx={24} cy={24} r={3.5} />
    </Svg>
  );
}

function Names({ of: { name, otherName, seal } }: { readonly of: Biodata }) {
  return (
    <>
      <PdfText bold style={[styles.name, name.length > LONG_NAME ? styles.longName : {}]}>
        {name}
      </PdfText>
      {otherName !== null && <PdfText style={styles.otherName}>{otherName}</PdfText>}
      {seal !== null && (
        <View style={styles.sealed}>
          <Svg viewBox="0 0 24 24" width={10} height={10}>
            <Circle cx={12} cy={12} r={10.5} stroke={LEAF} strokeWidth={2.4} />
            <Path d="M7 12.5l3.5 3.5L17 9" stroke={LEAF} strokeWidth={2.6} />
          </Svg>
          <PdfText bold style={styles.seal}>
            {seal}
          </PdfText>
        </View>
      )}
    </>
  );
}

/** Height in points that has to be left below a title whose text goes on over the end of the page. */
const BELOW_TITLE = 60;

/** A title never ends a page: it stays with its first line. */
function Section({ section }: { readonly section: BiodataSection }) {
  const [first, ...others] = section.lines;
  const rest = { ...section, lines: others };
  return (
    <View style={styles.section}>
      <View wrap={first !== undefined && goesOn(first)}>
        <PdfText bold style={styles.sectionTitle} minPresenceAhead={BELOW_TITLE}>
          {section.title}
        </PdfText>
        {first !== undefined && <Lines section={{ ...section, lines: [first] }} />}
      </View>
      <Lines section={rest} />
    </View>
  );
}

/** Label and text side by side; only what no page could hold is torn apart by the end of one. */
function Lines({ section }: { readonly section: BiodataSection }) {
  return section.lines.map((line, index) => (
    <View key={`${line.label} ${index}`} style={styles.line} wrap={goesOn(line)}>
      <PdfText style={styles.label}>{line.label}</PdfText>
      <PdfText style={styles.text}>{line.text}</PdfText>
    </View>
  ));
}
