import { setPriority } from 'node:os';
import type { PicEdit } from 'shared-contracts/calls/pictures';
import sharp from 'sharp';
import workerpool from 'workerpool';
import { makePhoto, type MadePhoto } from './make-photo.ts';

/** Below everything that members wait for: how much a process gives way, from -20 to 19. */
const NICENESS = 5;
/** Beyond what any photo within the budget takes, in bytes; looked at so often, in ms. */
const MOST_MEMORY = 1024 * 1024 * 1024;
const LOOK_EVERY_MS = 50;

setPriority(NICENESS);
// One photo at a time, and nothing kept of it.
sharp.concurrency(1);
sharp.cache(false);

// What is under way when the server is stopped by its terminal comes to its end; the server ends this process.
process.on('SIGINT', () => undefined);

workerpool.worker({
  async makePhoto(bytes: Buffer, edit: PicEdit | null): Promise<MadePhoto> {
    const look = setInterval(endIfTooLarge, LOOK_EVERY_MS);
    try {
      return await makePhoto(bytes, edit);
    } finally {
      clearInterval(look);
    }
  },
});

/** The decoder works in another thread and cannot be stopped, but for the whole process. */
function endIfTooLarge(): void {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.kill(process.pid, 'SIGKILL');
}
