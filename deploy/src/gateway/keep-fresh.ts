/** How often a gateway looks for a new generation, in ms; its own changes it hears of at once. */
export const POLL_MS = 5_000;

/** Looks again and again, each time after the last look has ended; the returned function stops it. */
export function keepFresh(refresh: () => Promise<void>, every = POLL_MS): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const later = () => {
    if (!stopped) timer = setTimeout(() => void refresh().then(later), every).unref();
  };
  later();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
