import { isApiError } from 'shared-contracts/calls/client';

/** Whether a refusal asks for a young code of the second factor (access.md). */
export function asksForCode(error: unknown): boolean {
  return isApiError(error) && error.code === 'factor.checkFirst';
}

/** Whether a refusal says that the code was not right. */
export function isWrongCode(error: unknown): boolean {
  return isApiError(error) && error.code === 'factor.codeWrong';
}
