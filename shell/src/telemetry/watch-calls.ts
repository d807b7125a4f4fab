import { ApiError, type Send } from 'shared-contracts/calls/client';

/** What the calls of one unit say of its build. */
export interface CallFaults {
  /** The server failed, or answered in words that the build does not know. */
  readonly onFailure: () => void;
  /** The build asks too much, or for what there is not. */
  readonly onFault: (detail: string) => void;
}

/** More calls of one unit than this within `SPAN_MS` come from a loop. */
const MOST = 100;
const SPAN_MS = 10_000;
/** Code of a call that the server does not have, or, on the desk, that one has no duty for. */
const UNKNOWN_CALL = 'route.unknown';

/** Watches the calls of one unit; passes everything on. */
export function watchCalls(send: Send, { onFailure, onFault }: CallFaults): Send {
  let begun = 0;
  let calls = 0;
  return async (call, input, options) => {
    const now = performance.now();
    if (now - begun > SPAN_MS) {
      begun = now;
      calls = 0;
    }
    calls += 1;
    if (calls > MOST) onFault(`${calls} calls in ${SPAN_MS} ms, the last to ${call.path}`);
    try {
      return await send(call, input, options);
    } catch (error) {
      if (error instanceof ApiError) {
        if (isServerSide(error)) onFailure();
        if (error.code === UNKNOWN_CALL && call.access !== 'staff') {
          onFault(`the server has no ${call.method} ${call.path}`);
        }
      }
      throw error;
    }
  };
}

/**
 * Refusals (4xx) are part of a day's work, and being offline (0) is no fault of a build; 501 is a call that is not
 * built yet.
 */
function isServerSide({ status }: ApiError): boolean {
  return status >= 500 && status !== 501;
}
