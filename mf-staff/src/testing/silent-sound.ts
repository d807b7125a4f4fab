import type { Sound } from '../recording/recordings.ts';

/** A sound that makes none: a test plays the browser's part through `emit`. */
export class SilentSound implements Sound {
  src = '';
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  error: MediaError | null = null;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  readonly played: string[] = [];
  readonly #target = new EventTarget();

  readonly addEventListener: Sound['addEventListener'] = (
    type: string,
    listener: EventListenerOrEventListenerObject,
  ) => this.#target.addEventListener(type, listener);

  async play(): Promise<void> {
    this.paused = false;
    this.played.push(this.src);
  }

  pause(): void {
    this.paused = true;
    this.emit('pause');
  }

  load(): void {}

  removeAttribute(): void {
    this.src = '';
  }

  /** Says what a browser would say: 'playing', 'error', 'ended' … */
  emit(event: string): void {
    this.#target.dispatchEvent(new Event(event));
  }
}
