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

/** Codes with which a call may answer a status. */
export function codesOf(call: CallShape, status: number): readonly string[] {
  const declared = call.fails?.[status];
  const hidden = status === 404 && call.access === 'staff' ? ['route.unknown'] : [];
  return [...(declared === undefined ? [] : [declared]), ...(ALWAYS[status] ?? []), ...hidden];
}
