import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { Transaction } from 'kysely';
import type { Context } from '../../../platform/calls/context.ts';
import type { Upload } from '../../../platform/calls/uploads.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ObjectStore } from '../../../storage/object-store/object-store.ts';
import { forgetOrphanedFile, noteWriting } from '../../../storage/orphaned-files.store.ts';

/** A kind of recording: its media type, and how its file ends. */
interface AudioType {
  readonly mediaType: string;
  readonly ending: string;
}

/** Recordings by what their contents are, as file-type names it. */
const TYPES: Readonly<Record<string, AudioType>> = {
  mp3: { mediaType: 'audio/mpeg', ending: 'mp3' },
  m4a: { mediaType: 'audio/mp4', ending: 'm4a' },
  mp4: { mediaType: 'audio/mp4', ending: 'm4a' },
  aac: { mediaType: 'audio/aac', ending: 'aac' },
  ogg: { mediaType: 'audio/ogg', ending: 'ogg' },
  oga: { mediaType: 'audio/ogg', ending: 'ogg' },
  opus: { mediaType: 'audio/ogg', ending: 'ogg' },
  wav: { mediaType: 'audio/wav', ending: 'wav' },
  webm: { mediaType: 'audio/webm', ending: 'webm' },
  spx: { mediaType: 'audio/ogg', ending: 'spx' },
  flac: { mediaType: 'audio/flac', ending: 'flac' },
  aif: { mediaType: 'audio/aiff', ending: 'aiff' },
  asf: { mediaType: 'audio/x-ms-wma', ending: 'wma' },
  amr: { mediaType: 'audio/amr', ending: 'amr' },
  '3gp': { mediaType: 'audio/3gpp', ending: '3gp' },
};

/** So much of the beginning is looked at. */
const HEAD_BYTES = 16 * 1024;

/** Beginnings of what a browser or a PDF reader would take a file for; they look this far. */
const SECOND_FACES = ['%pdf-', '<script', '<!doctype', '<html', '<svg'];
const LOOKED_AT = 1024;

/** Marks of a picture track: of MP4 and 3GP the handler `vide`, of WebM the codec, of WMA the kind of a stream. */
const PICTURES = [/hdlr[^]{8}vide/, /V_(?:VP8|VP9|AV1|MPEG|MJPEG|UNCOMPRESSED)/];
const ASF_PICTURES = Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex').toString('latin1');
/** Longest of these marks. */
const OVERLAP = 32;

const BIT_RATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0] as const;
const LOW_BIT_RATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0] as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000, 0] as const;

/** A recording whose file is written, and whose removal is noted as long as no entry refers to it. */
export interface WrittenAudio {
  readonly fileKey: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly removal: string;
  readonly spend: Upload['spend'] | undefined;
}

/**
 * Writes a recording as it comes, judged by its contents. Its removal is noted before the first byte, so that no crash
 * leaves it behind. 415 for what is no recording; an upload of that kind is gone then.
 */
export async function writeCallAudio(
  files: ObjectStore,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  file: Upload,
): Promise<WrittenAudio> {
  const content = file.stream?.() ?? (file.bytes === null ? null : once(file.bytes));
  if (content === null) throw new Refusal(413, 'request.tooLarge');
  try {
    const { head, rest } = await withHead(content);
    const type = await audioTypeOf(head);
    const fileKey = `calls/${randomUUID()}.${type.ending}`;
    const removal = await noteWriting(db, { kind: 'file', file_key: fileKey }, clock());
    const watch = pictureWatch(type);
    let bytes = 0;
    await files.put(
      fileKey,
      (async function* () {
        for await (const chunk of rest()) {
          watch(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      })(),
    );
    return { fileKey, mediaType: type.mediaType, bytes, removal, spend: file.spend };
  } catch (error) {
    // One that will never be taken.
    if (error instanceof Refusal && error.status === 415) await file.discard?.();
    throw error;
  }
}

/** Puts a recording on an entry, in the place of the one before, whose file follows. */
export async function attachAudio(
  trx: Transaction<Database>,
  id: string,
  { fileKey: file_key, mediaType: media_type, bytes, removal, spend }: WrittenAudio,
): Promise<void> {
  await trx
    .insertInto('call_files')
    .values({ call_log_id: id, file_key, media_type, bytes })
    .onConflict((other) => other.column('call_log_id').doUpdateSet({ file_key, media_type, bytes }))
    .execute();
  await spend?.(trx);
  await forgetOrphanedFile(trx, removal);
}

/** Takes the recording of an entry away; its file follows. */
export async function detachAudio(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom('call_files').where('call_log_id', '=', id).execute();
}

/** The beginning of what comes, and all of it from there on. */
async function withHead(content: AsyncIterable<Buffer>) {
  const chunks = content[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  if (head.length === 0) throw wrongAudio();
  return {
    head: head.subarray(0, HEAD_BYTES),
    rest: async function* (): AsyncGenerator<Buffer> {
      yield head;
      for (let next = await chunks.next(); next.done !== true; next = await chunks.next())
        yield next.value;
    },
  };
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** What kind of recording begins so; 415 for anything else, and for what is two things at once. */
async function audioTypeOf(head: Buffer): Promise<AudioType> {
  const found = await fileTypeFromBuffer(head);
  const type = isRf64(head) ? TYPES['wav'] : TYPES[found?.ext ?? ''];
  if (type === undefined) throw wrongAudio();
  const text = head.subarray(0, LOOKED_AT).toString('latin1').toLowerCase();
  if (SECOND_FACES.some((face) => text.includes(face))) throw wrongAudio();
  if (type.mediaType === 'audio/mpeg' && !hasFrames(head)) throw wrongAudio();
  return type;
}

/** WAV of more than 4 GB, which recorders write for short calls too. */
function isRf64(head: Buffer): boolean {
  return head.toString('latin1', 0, 4) === 'RF64' && head.toString('latin1', 8, 12) === 'WAVE';
}

function wrongAudio(): Refusal {
  return new Refusal(415, 'upload.wrongType');
}

/** Looks for a picture track in a file that comes piece by piece; 415 once there is one. */
function pictureWatch(type: AudioType): (chunk: Buffer) => void {
  if (!/mp4|3gpp|webm|wma/.test(type.mediaType)) return () => undefined;
  let rest = '';
  return (chunk) => {
    const seen = rest + chunk.toString('latin1');
    if (seen.includes(ASF_PICTURES) || PICTURES.some((mark) => mark.test(seen))) throw wrongAudio();
    rest = seen.slice(-OVERLAP);
  };
}

/** Whether a frame of MP3 is followed by another: eleven bits that are set begin a good many files. */
function hasFrames(head: Buffer): boolean {
  // An ID3 tag may be longer than what is looked at: a picture of the singer.
  if (head.subarray(0, 3).toString('latin1') === 'ID3') return true;
  const first = frameLength(head, 0);
  if (first === null) return false;
  return first + 4 > head.length || frameLength(head, first) !== null;
}

/** Bytes of the frame of layer III at a place; null where there is none. */
function frameLength(bytes: Buffer, at: number): number | null {
  const [sync = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  const version = (second >> 3) & 3;
  if (sync !== 0xff || second >> 5 !== 7 || version === 1 || ((second >> 1) & 3) !== 1) return null;
  const isFirst = version === 3;
  const bitRate = (isFirst ? BIT_RATES : LOW_BIT_RATES)[third >> 4] ?? 0;
  const sampleRate = (SAMPLE_RATES[(third >> 2) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  if (bitRate === 0 || sampleRate === 0) return null;
  return Math.floor(((isFirst ? 144 : 72) * bitRate * 1000) / sampleRate) + ((third >> 1) & 1);
}
