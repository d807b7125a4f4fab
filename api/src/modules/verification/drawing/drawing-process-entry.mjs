// A child process has no loader for TypeScript on its own (Node 20).
import { register } from 'tsx/esm/api';

register();
await import('./drawing-process.ts');
