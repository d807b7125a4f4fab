import { useEffect, useState } from 'react';
import { cameraFailureOf, type CameraFailure } from './camera-failure.ts';

/** A camera that is being opened, shows its picture, or failed. */
export type Camera =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly stream: MediaStream }
  | { readonly state: 'failed'; readonly failure: CameraFailure };

/** Requested of the camera: enough to recognise a face, little enough for a slow connection. */
const WANTED: MediaStreamConstraints = {
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
  audio: { echoCancellation: true, noiseSuppression: true },
};

/** Camera and microphone while the component is mounted; `attempt` tries again. */
export function useCamera(attempt: number): Camera {
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
