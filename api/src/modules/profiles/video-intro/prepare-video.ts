import { stat } from 'node:fs/promises';
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  UnsupportedInputFormatError,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { INTRO_SECONDS_MOST } from 'shared-contracts/calls/verification';
import type { MessageKey } from 'shared-contracts/locales/en/messages';

/** What a file became, or why it is no video introduction. */
export type PreparedVideo =
  | {
      readonly mediaType: 'video/mp4' | 'video/webm';
      readonly seconds: number;
      /** Of the prepared file. */
      readonly bytes: number;
    }
  | { readonly refused: Extract<MessageKey, 'upload.wrongType' | 'video.tooLong'> };

/** Kinds of pictures that browsers of today play; others would be a black box to most who look. */
const PLAYED = new Set(['avc', 'vp8', 'vp9', 'av1']);

/** A recorder stops a little late; in seconds. */
const GRACE = 1.5;

/**
 * Judges a file by what is in it and remuxes it: picture and sound as they are, with their length and an index at
 * its place, and nothing else; what a phone notes beside them, such as where it was, is gone.
 */
export async function prepareVideo(from: string, to: string): Promise<PreparedVideo> {
  using input = new Input({ source: new FilePathSource(from), formats: [MP4, QTFF, WEBM] });
  try {
    return await rewrite(input, to);
  } catch (error) {
    // What its reader stumbles over is the file's doing; the disk has errors with a code.
    if (error instanceof UnsupportedInputFormatError || !isOfSystem(error))
      return { refused: 'upload.wrongType' };
    throw error;
  }
}

async function rewrite(input: Input, to: string): Promise<PreparedVideo> {
  const format = await input.getFormat();
  const picture = await input.getPrimaryVideoTrack();
  const codec = await picture?.getCodec();
  if (!picture || !codec || !PLAYED.has(codec)) return { refused: 'upload.wrongType' };
  const seconds = await input.computeDuration();
  if (!(seconds > 0)) return { refused: 'upload.wrongType' };
  if (seconds > INTRO_SECONDS_MOST + GRACE) return { refused: 'video.tooLong' };
  const isWebm = format === WEBM;
  const output = new Output({
    format: isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(to),
  });
  const conversion = await Conversion.init({
    input,
    output,
    tags: {},
    tracks: 'primary',
    showWarnings: false,
  });
  const isKept = conversion.utilizedTracks.some((track) => track.id === picture.id);
  if (!conversion.isValid || !isKept) return { refused: 'upload.wrongType' };
  await conversion.execute();
  const { size } = await stat(to);
  const whole = Math.min(INTRO_SECONDS_MOST, Math.max(1, Math.round(seconds)));
  return { mediaType: isWebm ? 'video/webm' : 'video/mp4', seconds: whole, bytes: size };
}

function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
