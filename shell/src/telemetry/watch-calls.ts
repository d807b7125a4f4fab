import { ApiError, type Send } from 'shared-contracts/calls/client';

/** Reports calls that fail on the server's side, or whose answer this build cannot read; passes everything on. */
export function watchCalls(send: Send, onFailure: () => void): Send {
  return async (call, input, options) => {
    try {
      return await send(call, input, options);
    } catch (error) {
      if (error instanceof ApiError && isServerSide(error)) onFailure();
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
