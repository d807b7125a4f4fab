import { stackTraceLimit } from './errors-without-stacks.ts';

if (stackTraceLimit) Object.defineProperty(Error, 'stackTraceLimit', stackTraceLimit);
