import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from 'shared-contracts/calls/problem';
import type { Refusal } from './refusal.ts';

/** Answers a request with a refusal as `application/problem+json`; `title` is its code in the words of a reader. */
export function sendProblem(
  refusal: Refusal<string>,
  title: string,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, code } = refusal;
  const { detail, errors, conflict, retryAfter } = refusal.parts;
  const problem: Problem = {
    ...{ status, title, code, request_id: request.id },
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
    ...(conflict === undefined ? {} : { conflict }),
  };
  // What the router refuses by itself comes here past all hooks, and so without their headers.
  reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  reply.status(status).type('application/problem+json; charset=utf-8').send(problem);
}
