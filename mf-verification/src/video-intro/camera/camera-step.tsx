import { useEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { Banner, Button, CheckboxField, VisuallyHidden } from 'shared-contracts/ui/core';
import { introTexts } from '../../locales/en/video-intro.ts';
import { ChooseVideo } from '../choose-video.tsx';
import { Prompts } from '../prompts.tsx';
import { type CameraFailure, cameraFailureOf } from './camera-failure.ts';
import { recordedType } from './recorded-type.ts';
import { useRecorder } from './use-recorder.ts';

/** Seconds below which a recording is an accident. */
const SHORTEST_MS = 1500;

interface CameraStepProps {
  readonly onRecorded: (file: File) => void;
  readonly onChosen: (file: File) => void;
  readonly onCancel: () => void;
}

/** The camera's picture, and a recording of it. */
export function CameraStep({ onRecorded, onChosen, onCancel }: CameraStepProps) {
  const [attempt, setAttempt] = useState(0);
  const camera = useCamera(attempt);
  const failure: CameraFailure | null =
    recordedType() === null ? 'unable' : camera.state === 'failed' ? camera.failure : null;
  if (failure !== null)
    return (
      <NoCamera
        failure={failure}
        onRetry={() => setAttempt((count) => count + 1)}
        onChosen={onChosen}
        onCancel={onCancel}
      />
    );
  return (
    <Recorder
      stream={camera.state === 'there' ? camera.stream : null}
      onRecorded={onRecorded}
      onCancel={onCancel}
    />
  );
}

interface RecorderProps extends Pick<CameraStepProps, 'onRecorded' | 'onCancel'> {
  readonly stream: MediaStream | null;
}

function Recorder({ stream, onRecorded, onCancel }: RecorderProps) {
  const t = useTexts(introTexts);
  const picture = useRef<HTMLVideoElement>(null);
  const started = useRef(0);
  const [isMirrored, setMirrored] = useState(true);
  const [isTooShort, setTooShort] = useState(false);
  const { recording, start, stop } = useRecorder(stream, (file) => {
    if (Date.now() - started.current < SHORTEST_MS) setTooShort(true);
    else onRecorded(file);
  });
  const { state } = recording;
  useEffect(() => {
    if (picture.current !== null) picture.current.srcObject = stream;
  }, [stream]);
  useEffect(() => {
    if (state === 'recording') started.current = Date.now();
  }, [state]);

  const left = state === 'recording' ? t('camera.left', { count: recording.left }) : '';
  return (
    <div className="vf-camera">
      <div className="vf-video" data-mirrored={isMirrored}>
        {/* Without sound: a loudspeaker beside the microphone would howl. */}
        <video ref={picture} autoPlay playsInline muted aria-label={t('camera.label')} />
        {stream === null && (
          <p className="vf-video__over" role="status">
            {t('camera.waiting')}
          </p>
        )}
        {state === 'countdown' && (
          <p className="vf-video__over vf-video__count" aria-hidden="true">
            {recording.left}
          </p>
        )}
        {state === 'recording' && (
          <p className="vf-video__sign">
            <span aria-hidden="true" /> <span>{`${t('camera.recording')} · ${left}`}</span>
          </p>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {state === 'countdown' && <span>{t('camera.countdown', { count: recording.left })}</span>}
          {/* Not each second: that would talk over the speaker. */}
          {state === 'recording' && recording.left === 10 && <span>{left}</span>}
        </span>
      </VisuallyHidden>
      {isTooShort && (
        <Banner kind="warning" role="alert">
          {t('camera.tooShort')}
        </Banner>
      )}
      <div className="vf-camera__buttons">
        {state === 'ready' ? (
          <>
            <Button onClick={onCancel}>{t('camera.cancel')}</Button>
            <Button
              variant="primary"
              disabled={stream === null}
              onClick={() => {
                setTooShort(false);
                start();
              }}
            >
              {t('camera.start')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={stop}>
            {t('camera.stop')}
          </Button>
        )}
      </div>
      {state === 'ready' && (
        <CheckboxField
          label={t('camera.mirror')}
          checked={isMirrored}
          onChange={(event) => setMirrored(event.target.checked)}
        />
      )}
      <Prompts />
    </div>
  );
}

interface NoCameraProps extends Pick<CameraStepProps, 'onChosen' | 'onCancel'> {
  readonly failure: CameraFailure;
  readonly onRetry: () => void;
}

function NoCamera({ failure, onRetry, onChosen, onCancel }: NoCameraProps) {
  const t = useTexts(introTexts);
  const phrase = useTexts(phrases);
  return (
    <div className="vf-camera">
      <Banner kind="warning" role="alert" title={t(`camera.${failure}`)}>
        {t(`camera.${failure}Text`)}
      </Banner>
      <div className="vf-camera__buttons">
        <Button onClick={onCancel}>{phrase('action.back')}</Button>
        {failure !== 'unable' && <Button onClick={onRetry}>{phrase('action.retry')}</Button>}
        <ChooseVideo variant="primary" onChosen={onChosen} />
      </div>
    </div>
  );
}

/** A camera that is being opened, shows its picture, or failed. */
type Camera =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly stream: MediaStream }
  | { readonly state: 'failed'; readonly failure: CameraFailure };

/** Requested of the camera: enough to recognise a face, little enough for a slow connection. */
const WANTED: MediaStreamConstraints = {
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
  audio: { echoCancellation: true, noiseSuppression: true },
};

/** Camera and microphone while the component is mounted; `attempt` tries again. */
function useCamera(attempt: number): Camera {
  const [camera, setCamera] = useState<Camera>({ state: 'waiting' });
  useEffect(() => {
    let isWanted = true;
    let opened: MediaStream | null = null;
    const open = async () => {
      setCamera({ state: 'waiting' });
      try {
        const stream = await openCamera();
        opened = stream;
        if (isWanted) setCamera({ state: 'there', stream });
        else end(stream);
      } catch (error) {
        if (isWanted) setCamera({ state: 'failed', failure: cameraFailureOf(error) });
      }
    };
    void open();
    return () => {
      isWanted = false;
      if (opened !== null) end(opened);
    };
  }, [attempt]);
  return camera;
}

/** Undefined on pages that are not secure. */
async function openCamera(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) throw new TypeError('This page has no way to a camera.');
  return await devices.getUserMedia(WANTED);
}

/** The light beside the camera goes out with it. */
function end(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
