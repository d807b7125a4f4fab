import { createHash } from 'node:crypto';

/** Something that a test draws on a page: operators of a content stream. */
const SQUARE = '0 0 1 rg 20 20 60 60 re f';

/** How a PDF of a test differs from a plain one. */
export interface PdfShape {
  /** Content of each page, one page unless said otherwise. */
  readonly pages?: readonly (string | Buffer)[];
  /** How the contents are packed. */
  readonly filter?: string;
  /** Width and height of every page in points. */
  readonly size?: readonly [number, number];
  /** More entries of the catalog. */
  readonly catalog?: string;
  /** Encrypts the document (RC4, 40 bits); an empty text needs no password to read it. */
  readonly userPassword?: string;
}

/** A small PDF whose cross-reference table is right. */
export function pdfOf(shape: PdfShape = {}): Buffer {
  const { pages = [SQUARE], size = [100, 140], catalog = '', filter = '', userPassword } = shape;
  const seal = userPassword === undefined ? null : encryption(userPassword);
  const first = 3;
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(' ');
  const objects: Buffer[] = [
    Buffer.from(`<</Type/Catalog/Pages 2 0 R${catalog}>>`),
    Buffer.from(
      `<</Type/Pages/Kids[${kids}]/Count ${pages.length}/MediaBox[0 0 ${size.join(' ')}]>>`,
    ),
  ];
  for (const content of pages) {
    const number = objects.length + 2;
    const plain = Buffer.from(content);
    const stream = seal?.encrypt(plain, number) ?? plain;
    objects.push(Buffer.from(`<</Type/Page/Parent 2 0 R/Contents ${number} 0 R>>`));
    objects.push(
      Buffer.concat([
        Buffer.from(`<<${filter}/Length ${stream.length}>>\nstream\n`),
        stream,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  return withTable(objects, seal?.trailer ?? '');
}

function withTable(objects: readonly Buffer[], trailer: string): Buffer {
  let whole = Buffer.from('%PDF-1.4\n');
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(whole.length);
    whole = Buffer.concat([
      whole,
      Buffer.from(`${at + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.concat([
    whole,
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\n` +
        `startxref\n${whole.length}\n%%EOF\n`,
    ),
  ]);
}

/** The 32 bytes by which PDF fills passwords up. */
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const PERMISSIONS = -4;

/** The standard security handler, revision 2. */
function encryption(userPassword: string) {
  const padded = (text: string) => Buffer.concat([Buffer.from(text), PADDING]).subarray(0, 32);
  const id = Buffer.alloc(16, 7);
  const owner = rc4(md5(padded('the owner')).subarray(0, 5), padded(userPassword));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(Buffer.concat([padded(userPassword), owner, permissions, id])).subarray(0, 5);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  return {
    trailer: `/ID[${hex(id)}${hex(id)}]/Encrypt<</Filter/Standard/V 1/R 2/O${hex(owner)}/U${hex(rc4(key, PADDING))}/P ${PERMISSIONS}>>`,
    encrypt(stream: Buffer, object: number): Buffer {
      const number = Buffer.from([object & 255, object >> 8, 0, 0, 0]);
      return rc4(md5(Buffer.concat([key, number])).subarray(0, 10), stream);
    },
  };
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest();
}

function rc4(key: Buffer, text: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0;
    state[a] = state[b] ?? 0;
    state[b] = kept;
  };
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let [at, other] = [0, 0];
  const sealed = text.map((byte) => {
    at = (at + 1) & 255;
    other = (other + (state[at] ?? 0)) & 255;
    swap(at, other);
    return byte ^ (state[((state[at] ?? 0) + (state[other] ?? 0)) & 255] ?? 0);
  });
  return Buffer.from(sealed);
}

/** An archive with one empty file of this name, as it is appended to something else. */
export function zipOf(name = 'hidden.txt'): Buffer {
  const file = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(file.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(file.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + file.length, 12);
  end.writeUInt32LE(local.length + file.length, 16);
  return Buffer.concat([local, file, central, file, end]);
}
