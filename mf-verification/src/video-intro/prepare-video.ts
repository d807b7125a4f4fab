import {
  BlobSource,
  BufferTarget,
  canEncodeAudio,
  canEncodeVideo,
  Conversion,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
} from 'mediabunny';
import { INTRO_SECONDS_MOST } from 'shared-contracts/calls/verification';
import { UPLOAD_LIMITS } from 'shared-contracts/platform/uploads';

/** What became of a file before it is sent. */
export type PreparedVideo =
  | { readonly state: 'ready'; readonly file: File; readonly isWebm: boolean }
  | { readonly state: 'tooLong'; readonly seconds: number }
  | { readonly state: 'unreadable' | 'codec' | 'tooLarge' };

/** How a video is to be made ready. */
export interface PrepareOptions {
  /** Cuts what is beyond the longest introduction instead of refusing it. */
  readonly firstMinute?: boolean;
  /** From 0 to 1, while the video is converted. */
  readonly onProgress?: (share: number) => void;
  readonly signal: AbortSignal;
}

/** What all phones of today play, and what the server takes beside it. */
const PLAYED_EVERYWHERE = 'avc';
const TAKEN: ReadonlySet<string> = new Set(['avc', 'vp8', 'vp9', 'av1']);

/** Larger ones are converted where the browser can: most viewers have a phone and pay for what they load. */
const LONGEST_SIDE = 1280;
const ENOUGH_BYTES = 20 * 1024 * 1024;
const VIDEO_BITS = 1_500_000;
const AUDIO_BITS = 96_000;

/** A recorder stops a little late; in seconds. */
const GRACE = 1.5;

/** Reads a video and, where most phones could not play it or it is large, converts it to MP4 (WebCodecs). */
export async function prepareVideo(file: File, options: PrepareOptions): Promise<PreparedVideo> {
  using input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });
  const facts = await factsOf(input);
  if (facts === null) return { state: 'unreadable' };
  const { codec, longest, seconds, isWebm } = facts;
  const isLong = seconds > INTRO_SECONDS_MOST + GRACE;
  if (isLong && options.firstMinute !== true) return { state: 'tooLong', seconds };
  const isTaken = codec !== null && TAKEN.has(codec);
  const asItIs = { state: 'ready', file, isWebm } as const;
  const isSmall = longest <= LONGEST_SIDE && file.size <= ENOUGH_BYTES;
  if (codec === PLAYED_EVERYWHERE && !isWebm && isSmall && !isLong) return asItIs;
  const written = await convert(input, file.name, options);
  if (written !== null && written.size <= UPLOAD_LIMITS.video)
    return { state: 'ready', file: written, isWebm: false };
  if (!isTaken) return { state: 'codec' };
  if (isLong) return { state: 'tooLong', seconds };
  return file.size <= UPLOAD_LIMITS.video ? asItIs : { state: 'tooLarge' };
}

async function factsOf(input: Input) {
  if (!(await input.canRead())) return null;
  const track = await input.getPrimaryVideoTrack();
  if (track === null) return null;
  const format = await input.getFormat();
  return {
    codec: await track.getCodec(),
    longest: Math.max(await track.getDisplayWidth(), await track.getDisplayHeight()),
    seconds: await input.computeDuration(),
    isWebm: format === WEBM || format === MATROSKA,
  };
}

/** The video as MP4; null where this browser cannot do that. */
async function convert(
  input: Input,
  name: string,
  { firstMinute, onProgress, signal }: PrepareOptions,
): Promise<File | null> {
  if (!(await canEncodeVideo(PLAYED_EVERYWHERE))) return null;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const conversion = await Conversion.init({
    input,
    output,
    tags: {},
    tracks: 'primary',
    showWarnings: false,
    video: async (track) => ({
      codec: PLAYED_EVERYWHERE,
      bitrate: VIDEO_BITS,
      ...(await boundedSize(track)),
    }),
    audio: {
      codec: (await canEncodeAudio('aac')) ? 'aac' : 'opus',
      bitrate: AUDIO_BITS,
    },
    ...(firstMinute === true
      ? {
          trim: {
            start: 0,
            end: INTRO_SECONDS_MOST,
          },
        }
      : {}),
  });
  const hasPicture = conversion.utilizedTracks.some((track) => track.isVideoTrack());
  if (!conversion.isValid || !hasPicture) return null;
  if (onProgress) conversion.onProgress = (share) => onProgress(share);
  const cancel = () => void conversion.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await conversion.execute();
  } catch (error) {
    signal.throwIfAborted();
    // The browser gave up in the middle: the file may still do as it is.
    console.warn('A video could not be written anew.', error);
    return null;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  const plain = name.replace(/\.[^.]*$/, '');
  return new File([target.buffer ?? new ArrayBuffer(0)], `${plain}.mp4`, { type: 'video/mp4' });
}

/** Width and height where the picture is larger than a phone shows; even, as the codec wants them. */
async function boundedSize(track: {
  getDisplayWidth(): Promise<number>;
  getDisplayHeight(): Promise<number>;
}): Promise<{ width?: number; height?: number; fit?: 'contain' }> {
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const factor = LONGEST_SIDE / Math.max(width, height);
  if (factor >= 1) return {};
  const even = (length: number) => Math.round((length * factor) / 2) * 2;
  return { width: even(width), height: even(height), fit: 'contain' };
}
