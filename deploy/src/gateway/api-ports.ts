import { GATEWAY_HEADER } from 'api/gateway-requests';
import type { FastifyInstance } from 'fastify';
import { APP_HEADER } from 'shared-contracts/calls/client';
import type { FirstReplyPort, FirstRequest } from './first-reply.ts';

/** The API of the same process: no socket, no port. */
export function inProcess(api: Pick<FastifyInstance, 'inject'>, secret: string): FirstReplyPort {
  return async (request) => {
    const reply = await api.inject({
      method: request.method ?? 'GET',
      url: request.path,
      headers: headersOf(request, secret),
      ...(request.address === '' ? {} : { remoteAddress: request.address }),
    });
    return {
      status: reply.statusCode,
      contentType: String(reply.headers['content-type'] ?? ''),
      body: reply.body,
      cookies: [reply.headers['set-cookie'] ?? []].flat(),
    };
  };
}

/** An API that runs apart; `origin` has no trailing slash. */
export function overHttp(origin: string, secret: string, fetch = globalThis.fetch): FirstReplyPort {
  return async (request) => {
    const reply = await fetch(origin + request.path, {
      method: request.method ?? 'GET',
      headers: {
        ...headersOf(request, secret),
        ...(request.address === '' ? {} : { 'x-forwarded-for': request.address }),
      },
      signal: request.signal,
      redirect: 'error',
    });
    return {
      status: reply.status,
      contentType: reply.headers.get('content-type') ?? '',
      body: await reply.text(),
      cookies: reply.headers.getSetCookie(),
    };
  };
}

function headersOf(request: FirstRequest, secret: string): Record<string, string> {
  const { cookie, userAgent, language } = request;
  return {
    accept: 'application/json',
    'accept-language': language,
    [APP_HEADER.name]: APP_HEADER.value,
    [GATEWAY_HEADER]: secret,
    ...(cookie === '' ? {} : { cookie }),
    ...(userAgent === '' ? {} : { 'user-agent': userAgent }),
  };
}
