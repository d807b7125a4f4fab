import type { Device } from './device-resolution.ts';
import type { ReadOverrides } from './tester-override.ts';

/** The device behind a visit. */
export interface KnownDevice {
  readonly device: Device;
  /** Whether it was here before: its cookie came along. */
  readonly isKnown: boolean;
  /** From when on (ms since 1970) its reports count; null while no gateway has signed that. */
  readonly countsFrom: number | null;
  /** What links for testers in the address ask for. */
  readonly requested: ReadOverrides['requested'];
  /** Set-Cookie lines by which it is known the next time. */
  readonly cookies: readonly string[];
}
