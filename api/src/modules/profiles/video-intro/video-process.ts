import { setPriority } from 'node:os';
import workerpool from 'workerpool';
import { prepareVideo } from './prepare-video.ts';

/** Below everything that members wait for: how much a process gives way, from -20 to 19. */
const NICENESS = 5;

setPriority(NICENESS);

// What is under way when the server is stopped by its terminal comes to its end; the server ends this process.
process.on('SIGINT', () => undefined);

workerpool.worker({ prepareVideo });
