import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseBusy } from '../database/busy-errors.ts';
import { messageIn } from '../languages/wording.ts';
import { UnavailableError } from '../process/start-error.ts';
import { Refusal, serverBusy, unknownPath } from './refusal.ts';
import { languageOf } from './request-language.ts';
import { sendProblem } from './send-problem.ts';

/** The one place that turns whatever was thrown into `application/problem+json`. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    sendRefusal(refusalOf(error, request), request, reply);
  });
  // The router reaches this only when the onRequest hook below was skipped.
  app.setNotFoundHandler((request, reply) => sendRefusal(unknownPath(), request, reply));
}

/** Sends a refusal; also for errors that the router meets before there is a route. */
export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(refusal, messageIn(languageOf(request), refusal.code), request, reply);
}

/** Class 22 of PostgreSQL: a value that it cannot hold, such as year 0000 or a text with a zero byte. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/** What it says to a row that refers to one that is gone: everything was there when it was looked for. */
const GONE = '23503';

/** What a body was expected to be that could not be read. */
const EXPECTED: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is no JSON; a JSON object was expected.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; a JSON object was expected.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as Content-Length says.',
};

function unreadable(why: string): Refusal {
  const detail = EXPECTED[why];
  return new Refusal(400, 'request.unreadable', detail === undefined ? {} : { detail });
}

/** What a reply shows of an error; from 500 up only the fact, the rest goes to the log. */
function refusalOf(error: FastifyError | Refusal, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof UnavailableError) {
    request.log.error({ err: error }, 'the object store failed a request');
    return new Refusal(503, 'server.busy', { retryAfter: 5 });
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return new Refusal(413, 'request.tooLarge');
  if (status === 429) return new Refusal(429, 'request.tooMany');
  if (status === 415)
    return new Refusal(415, 'request.unreadable', {
      detail: 'The type of the body is not taken here.',
    });
  if (status >= 400 && status < 500) return unreadable(error.code);
  if (status === 503) return serverBusy();
  if (DATA_EXCEPTION.test(error.code)) {
    // A call should have refused the value by its field. What the database says would quote the value.
    const { url: route } = request.routeOptions;
    request.log.warn({ code: error.code, route }, 'the database cannot hold a value of a request');
    return new Refusal(422, 'form.invalid');
  }
  if (error.code === GONE) {
    request.log.warn({ err: error }, 'somebody was deleted in the middle of a request');
    return new Refusal(404, 'profile.notFound');
  }
  if (isDatabaseBusy(error)) {
    request.log.warn({ err: error }, 'the database has too much to do, or is away');
    return serverBusy();
  }
  request.log.error({ err: error }, 'a request broke');
  return new Refusal(500, 'server.error');
}
