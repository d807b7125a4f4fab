import { defineCall } from 'shared-contracts/calls/call';
import { isApiError } from 'shared-contracts/calls/client';
import * as z from 'shared-contracts/schema';

/** Gives a code of the second factor for this session: what moves money asks for a young one (access.md). */
export const checkCode = defineCall({
  method: 'POST',
  path: '/api/v1/staff_factor/check',
  access: 'staff',
  summary: 'Give a code for this session',
  body: z.object({ otp: z.string() }),
  reply: z.unknown(),
});

/** Refusals that a code of the second factor answers; a server without second factors has none of them. */
const ASKS_FOR_CODE: readonly string[] = ['factor.checkFirst', 'auth.codeNeeded'];

/** Whether a refusal asks for a code. */
export function asksForCode(error: unknown): boolean {
  return isApiError(error) && ASKS_FOR_CODE.includes(error.code);
}

/** Whether a refusal says that the code was not right. */
export function isWrongCode(error: unknown): boolean {
  return isApiError(error) && error.code === 'factor.codeWrong';
}
