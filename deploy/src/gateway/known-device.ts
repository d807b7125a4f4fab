import type { Device } from './device-resolution.ts';

/** The device behind a visit. */
export interface KnownDevice {
  readonly device: Device;
  /** Whether it was here before: its cookie came along. */
  readonly isKnown: boolean;
  /** From when on (ms since 1970) its reports count; null while no gateway has signed that. */
  readonly countsFrom: number | null;
  /** Set-Cookie lines by which it is known the next time. */
  readonly cookies: readonly string[];
}
