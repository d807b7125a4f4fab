import { renderToBuffer } from '@react-pdf/renderer';
import { describe, expect, it } from 'vitest';
import { pdfText as textOf } from '../../test/pdf-text.ts';
import { TextDocument } from '../../test/text-document.tsx';
import { beginDocument } from './pdf-text.tsx';
import { Typesetter } from './typeset.ts';

const LONG_WORD = 'अतिदीर्घशब्दसंयोग'.repeat(4);

const TEXTS: readonly (readonly [string, string])[] = [
  ['emoji', '🙏 Namaste! I teach in Pune ❤️ and love my dog 🐶. Call me Ashu 😊'],
  ['emoji of several code points', '👨‍👩‍👧 👍🏽 🇮🇳 1️⃣'],
  ['Gujarati', 'અમારો પરિવાર સંસ્કારી છે and we live in Pune.'],
  ['Urdu', 'ہم پونے میں رہتے ہیں، میری عمر 25 سال ہے (اسلام) لا اللہ'],
  ['Urdu with a Latin word', 'ہم Pune میں رہتے ہیں'],
  ['Tamil', 'நாங்கள் புனேவில் வாழ்கிறோம். கொண்டு ஸ்ரீ மௌனம்'],
  ['Kannada', 'ನಾವು ಪುಣೆಯಲ್ಲಿ ವಾಸಿಸುತ್ತೇವೆ ಕ್ಷೇತ್ರ ಸ್ತ್ರೀ ಕೊಡುಗೆ'],
  ['Bengali', 'আমরা পুনেতে থাকি। ক্ষেত্র স্ত্রী কোনো র‍্যাব'],
  ['Telugu', 'మేము పూణేలో నివసిస్తున్నాము శ్రీ క్షేత్రం'],
  ['Malayalam', 'ഞങ്ങൾ പൂനെയിൽ താമസിക്കുന്നു'],
  ['Gurmukhi', 'ਅਸੀਂ ਪੁਣੇ ਵਿੱਚ ਰਹਿੰਦੇ ਹਾਂ ਸ੍ਰੀ'],
  ['Odia', 'ଆମେ ପୁଣେରେ ରହୁ କ୍ଷେତ୍ର'],
  ['Marathi', 'स्थापत्यशास्त्रज्ञ आई ऐश्वर्या क्षितिज किर्ती कर्त्री सूर्‍या ₹ १०,०००'],
  ['Latin', 'Office of AV Towers, fluffy Łódź, ₹ 1,499.00 (paid)'],
  ['Cyrillic', 'Живём в Пуне, Ђорђе Ґалаґан, ѣ'],
  ['Greek', 'Ζούμε στην Πούνε, ὁ Ἀλέξανδρος ᾤ'],
  ['Vietnamese', 'Nguyễn Thị Hương sống ở Pune'],
  ['letters that no font holds', 'Tokyo 東京, \ue000'],
];

/** The PDF of one text in a column of this width, in points. */
async function pdfOf(text: string, width = 480): Promise<Buffer> {
  beginDocument();
  return renderToBuffer(TextDocument({ text, width }));
}

function fontsOf(pdf: Buffer): string[] {
  const names = pdf.toString('latin1').matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g);
  return [...names].map(([, name = '']) => name).toSorted();
}

describe('a text of a document', () => {
  it.each(TEXTS)('is found as it was written: %s', async (_, text) => {
    expect((await textOf(await pdfOf(text))).trim()).toBe(text);
  });

  it.each(TEXTS)('is drawn without missing and overlapping letters: %s', (_, text) => {
    const texts = new Typesetter();
    const codes = texts.set(text, 400).spans.flatMap((span) => [...span.codes]);
    const clusters = codes.flatMap((code) => texts.clusterOf(code.codePointAt(0) ?? 0) ?? []);
    expect(clusters.length).toBeGreaterThan(0);
    for (const { font, parts, advance, text: letters } of clusters) {
      // A sign may reach back over the letter before.
      const overhang = font.unitsPerEm * 0.8;
      expect(advance, letters).toBeGreaterThan(0);
      for (const { glyph, dx } of parts) {
        expect(glyph, letters).not.toBe(0);
        const { xBearing = 0, width = 0 } = font.shaper.glyphExtents(glyph) ?? {};
        if (width === 0) continue;
        expect(dx + xBearing, letters).toBeGreaterThanOrEqual(-overhang);
        expect(dx + xBearing + width, letters).toBeLessThanOrEqual(advance + overhang);
      }
    }
  });

  it('brings only the fonts that it needs', async () => {
    expect(fontsOf(await pdfOf('Asha'))).toEqual(['mukta-latin-400']);
    expect(fontsOf(await pdfOf('Asha આશા'))).toEqual([
      'mukta-latin-400',
      'noto-sans-gujarati-gujarati-400',
    ]);
  });

  it.each(['Живём', 'Ђорђе', 'Ζούμε', 'Ἀλέξανδρος', 'Nguyễn'])(
    'prints %s without boxes',
    (text) => {
      const texts = new Typesetter();
      const codes = texts.set(text, 700).spans.flatMap((span) => [...span.codes]);
      const clusters = codes.map((code) => texts.clusterOf(code.codePointAt(0) ?? 0));
      const isBox = (glyph = 0, n = 0) => clusters[n]?.font.shaper.nominalGlyph(0x25a1) === glyph;
      expect(clusters.filter((one, n) => isBox(one?.parts[0]?.glyph, n))).toEqual([]);
    },
  );

  it('goes from right to left where its first letters do', () => {
    const texts = new Typesetter();
    expect(texts.set('میری عمر 25', 400).rightToLeft).toBe(true);
    expect(texts.set('My age: 25 (عمر)', 400).rightToLeft).toBe(false);
  });

  it.each([
    ['Devanagari', `M.Sc. (गणित) ${LONG_WORD}`],
    ['Latin', 'Venkatanarasimharajuvaripetakrishnamurthysubramaniam'.repeat(2)],
  ])('breaks a word that no line holds between letters, and adds nothing: %s', async (_, text) => {
    const found = await textOf(await pdfOf(text, 130));
    // A soft hyphen says that a word goes on in the next line; PDFium reports some as U+FFFE.
    expect(found).toMatch(/\u00ad|\ufffe/);
    expect(found.replaceAll(/\u00ad|\ufffe|[\r\n]+/g, '').trim()).toBe(text);
  });

  it('keeps the words of one document apart from those of the next', async () => {
    const first = await textOf(await pdfOf('कि કિ'));
    const second = await textOf(await pdfOf('মি મિ'));
    expect([first.trim(), second.trim()]).toEqual(['कि કિ', 'মি મિ']);
  });
});

describe('a document with more different letters than codes', () => {
  /** What is printed for each code of a text. */
  function printed(text: string): string[] {
    const texts = new Typesetter();
    const codes = texts.set(text, 400).spans.flatMap((span) => [...span.codes]);
    return codes.map((code) => texts.clusterOf(code.codePointAt(0) ?? 0)?.text ?? code);
  }

  it('loses no number among right-to-left letters', () => {
    const numbers = Array.from({ length: 2000 }, (_, n) => String(n + 1000));
    const found = printed(numbers.map((number) => `ہم ${number}`).join(' '));
    expect(numbers.filter((number) => !found.includes(number))).toEqual([]);
  });

  it('prints boxes in the end', () => {
    const letters = Array.from({ length: 30_000 }, (_, n) => String.fromCodePoint(0x20000 + n));
    const found = printed(letters.join(''));
    expect(found.slice(0, 3)).toEqual(letters.slice(0, 3));
    expect(found.at(-1)).toBe('□');
  });
});
