import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from 'shared-contracts/calls/problem';
import type { Refusal } from './refusal.ts';
import { replyLanguage } from './request-language.ts';

/** Headers of every refusal: what the router or the overload refuses comes past the hooks that set the first two. */
export const PROBLEM_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-type': 'application/problem+json; charset=utf-8',
} as const;

/** Answers a request with a refusal as `application/problem+json`; `title` is its code in the words of a reader. */
export function sendProblem(
  refusal: Refusal<string>,
  title: string,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, code } = refusal;
  const { conflict, retryAfter, allow } = refusal.parts;
  const language = replyLanguage(request, reply);
  const errors = refusal.parts.errors?.map(({ path, message }) => ({
    path,
    message: typeof message === 'string' ? message : message(language),
  }));
  const detail = refusal.parts.detail ?? errors?.map(({ message }) => message).join(' ') ?? title;
  const problem: Problem = {
    status,
    title,
    detail,
    code,
    request_id: request.id,
    ...(errors === undefined ? {} : { errors }),
    ...(conflict === undefined ? {} : { conflict }),
  };
  reply.headers(PROBLEM_HEADERS);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (allow !== undefined) reply.header('allow', allow.join(', '));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  reply.status(status).send(problem);
}
