import { setPriority } from 'node:os';
import sharp from 'sharp';
import workerpool from 'workerpool';
import type { DocMediaType } from '../verification.tables.ts';
import { drawPages } from './draw-pages.ts';

/** Below everything that members wait for: how much a process gives way, from -20 to 19. */
const NICENESS = 5;
/** Beyond what any document within its limits takes, in bytes; looked at so often, in ms. */
const MOST_MEMORY = 1024 * 1024 * 1024;
const LOOK_EVERY_MS = 50;

setPriority(NICENESS);
// One page at a time, and nothing kept of it.
sharp.concurrency(1);
sharp.cache(false);

// PDFium writes what it thinks of a file, and a file could have it write without end.
console.error = () => undefined;

// What is under way when the server is stopped by its terminal comes to its end; the server ends this process.
process.on('SIGINT', () => undefined);

workerpool.worker({
  async drawPages(bytes: Buffer, type: DocMediaType, mostPages: number) {
    const look = setInterval(endIfTooLarge, LOOK_EVERY_MS);
    try {
      return await drawPages(bytes, type, mostPages);
    } finally {
      clearInterval(look);
    }
  },
});

/** The decoder of pictures works in another thread and cannot be stopped, but for the whole process. */
function endIfTooLarge(): void {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.kill(process.pid, 'SIGKILL');
}
