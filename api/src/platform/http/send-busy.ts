import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from 'shared-contracts/calls/problem';
import { messageIn } from '../languages/message-words.ts';
import { serverBusy } from './refusal.ts';
import { replyLanguage } from './request-language.ts';
import { PROBLEM_HEADERS } from './send-problem.ts';

const { status, code, parts } = serverBusy();

/**
 * Answers what `sendRefusal(serverBusy())` answers, past the hooks, the serializer and the compression of the
 * reply, none of which it needs. For an `onRequest` hook, which then does not go on.
 */
export function sendBusy(request: FastifyRequest, reply: FastifyReply): void {
  const title = messageIn(replyLanguage(request, reply), code);
  const problem: Problem = { status, title, detail: title, code, request_id: request.id };
  const body = JSON.stringify(problem);
  reply.headers({
    ...PROBLEM_HEADERS,
    'retry-after': String(parts.retryAfter),
    'content-length': Buffer.byteLength(body),
  });
  reply.hijack();
  reply.raw.writeHead(status, reply.getHeaders() as OutgoingHttpHeaders);
  reply.raw.end(body);
}
