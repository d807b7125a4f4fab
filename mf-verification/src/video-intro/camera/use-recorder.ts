import { useEffect, useRef, useState } from 'react';
import { INTRO_SECONDS_MOST } from 'shared-contracts/calls/verification';
import { recordedType } from './recorded-type.ts';

/** From the press to the first picture, in seconds. */
const COUNTDOWN = 3;
const SECOND_MS = 1000;

/** Bits in a second: a minute is about 10 MB. */
const VIDEO_BITS = 1_200_000;
const AUDIO_BITS = 64_000;

/** What a recorder does now; `left` in whole seconds. */
export type Recording =
  | { readonly state: 'ready' }
  | { readonly state: 'countdown'; readonly left: number }
  | { readonly state: 'recording'; readonly left: number };

/** Records what a camera shows after a countdown, for a minute at most; the file is handed over once. */
export function useRecorder(
  stream: MediaStream | null,
  onRecorded: (file: File) => void,
): { readonly recording: Recording; start(): void; stop(): void } {
  const [recording, setRecording] = useState<Recording>({ state: 'ready' });
  const recorder = useRef<MediaRecorder | null>(null);
  const recorded = useRef(onRecorded);
  useEffect(() => {
    recorded.current = onRecorded;
  });

  const { state } = recording;
  useEffect(() => {
    if (state === 'ready' || stream === null) return undefined;
    const ends = Date.now() + (state === 'countdown' ? COUNTDOWN : INTRO_SECONDS_MOST) * SECOND_MS;
    const tick = () => {
      const left = Math.ceil((ends - Date.now()) / SECOND_MS);
      if (left > 0) setRecording({ state, left });
      else if (state === 'countdown') begin();
      else recorder.current?.stop();
    };
    const begin = () => {
      recorder.current = record(stream, (file) => {
        setRecording({ state: 'ready' });
        recorded.current(file);
      });
      setRecording({ state: 'recording', left: INTRO_SECONDS_MOST });
    };
    const timer = setInterval(tick, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [state, stream]);

  useEffect(
    () => () => {
      const running = recorder.current;
      if (running === null || running.state === 'inactive') return;
      // The page closes: the recording is not needed any more.
      running.ondataavailable = null;
      running.onstop = null;
      running.stop();
    },
    [stream],
  );

  return {
    recording,
    start: () => setRecording({ state: 'countdown', left: COUNTDOWN }),
    stop() {
      if (recorder.current?.state === 'recording') recorder.current.stop();
      else setRecording({ state: 'ready' });
    },
  };
}

function record(stream: MediaStream, done: (file: File) => void): MediaRecorder {
  const type = recordedType() ?? '';
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    videoBitsPerSecond: VIDEO_BITS,
    audioBitsPerSecond: AUDIO_BITS,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.onstop = () => {
    const [kind = 'video/webm'] = type.split(';');
    const name = `introduction.${kind === 'video/mp4' ? 'mp4' : 'webm'}`;
    done(new File(parts, name, { type: kind, lastModified: Date.now() }));
  };
  recorder.start(SECOND_MS);
  return recorder;
}
