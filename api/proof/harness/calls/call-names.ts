import type { allCalls } from 'shared-contracts/calls/all-calls';
import type { CallShape } from 'shared-contracts/calls/call';

type Named<Shape> = Shape extends CallShape ? `${Shape['method']} ${Shape['path']}` : never;

/** Method and path of every call of the contract: a table keyed by it does not compile while one is missing. */
export type CallName = Named<(typeof allCalls)[number]>;

/** GETs that change something, as section 7 writes them (access.md, 'State-changing GETs'). */
export const WRITING_GETS = [
  'GET /api/v1/migrate',
  'GET /api/v1/order',
  'GET /api/v2/order',
] as const satisfies readonly CallName[];

/** Calls that change something. */
export type WritingCallName =
  | Exclude<CallName, `${'GET' | 'HEAD'} ${string}`>
  | (typeof WRITING_GETS)[number];

/** The name under which the harness's tables know a call. */
export function nameOf({ method, path }: CallShape): CallName {
  return `${method} ${path}` as CallName;
}

/** Whether a call changes something. */
export function writes(call: CallShape): boolean {
  const name: string = nameOf(call);
  const isReading = call.method === 'GET' || call.method === 'HEAD';
  return !isReading || WRITING_GETS.some((one) => one === name);
}
