/** Why there is no picture of a camera. */
export type CameraFailure = 'refused' | 'missing' | 'taken' | 'unable';

/** What a refusal of the browser means to the member. */
export function cameraFailureOf(error: unknown): CameraFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'taken';
  return 'unable';
}
