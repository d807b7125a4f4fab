/** Samples a second of the recordings, as on the telephone. */
const RATE = 8000;

/** Loudness from 0 to 1 and pitch in Hz over so many seconds. */
interface Tone {
  readonly seconds: number;
  readonly pitch: number;
  readonly loudness: number;
}

/** The ringing tone of Indian telephones (400 Hz, 0.4 s on, 0.2 s off, twice), then tones like a voice. */
export function makeRecording(pitches: readonly number[]): Buffer {
  const rest = { pitch: 0, loudness: 0 };
  const ring = { seconds: 0.4, pitch: 400, loudness: 0.35 };
  const tones: Tone[] = [
    ring,
    { seconds: 0.2, ...rest },
    ring,
    { seconds: 0.5, ...rest },
    ...pitches.flatMap((pitch) => [
      { seconds: 0.18, pitch, loudness: 0.25 },
      { seconds: 0.05, ...rest },
    ]),
  ];
  return wavOf(tones.flatMap((tone) => samplesOf(tone)));
}

/** Unsigned 8-bit samples that fade in and out, so that nothing clicks. */
function samplesOf({ seconds, pitch, loudness }: Tone): number[] {
  const count = Math.round(seconds * RATE);
  return Array.from({ length: count }, (_, index) => {
    const edge = Math.min(1, index / 80, (count - index) / 80);
    const wave = Math.sin((2 * Math.PI * pitch * index) / RATE);
    return Math.round(128 + 127 * loudness * edge * wave);
  });
}

/** A WAV file: one channel, 8 bits. */
function wavOf(samples: readonly number[]): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, Buffer.from(samples)]);
}
