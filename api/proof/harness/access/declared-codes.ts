import type { CallShape } from 'shared-contracts/calls/call';

/** Refusals that any call may answer with, whatever it declares. */
const ALWAYS: Readonly<Record<number, readonly string[]>> = {
  400: ['request.unreadable'],
  401: ['auth.required'],
  413: ['request.tooLarge'],
  415: ['request.unreadable'],
  422: ['form.invalid'],
  429: ['request.tooMany'],
  501: ['call.notImplemented'],
};

/** Refusals of any call of staff: idle for too long, no second factor yet, or no such path. */
const OF_STAFF: Readonly<Record<number, readonly string[]>> = {
  401: ['auth.idle'],
  403: ['factor.needed'],
  404: ['route.unknown'],
};

/** Codes with which a call may answer a status. */
export function codesOf(call: CallShape, status: number): readonly string[] {
  const hidden = call.access === 'staff' ? (OF_STAFF[status] ?? []) : [];
  return [...[call.fails?.[status] ?? []].flat(), ...(ALWAYS[status] ?? []), ...hidden];
}
