/** What browsers say of their owner's wish; the second is not in every browser's types yet. */
interface Wishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** True when the browser says for its owner not to be tracked: Do Not Track, or Global Privacy Control. */
export function refusesCounting(navigator: Wishes): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
}
