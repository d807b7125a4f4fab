// A worker thread does not inherit the loader of `node --import tsx` (Node 20), so it brings its own.
import { register } from 'tsx/esm/api';

register();
await import('./pdf-worker.ts');
