import { request, type Agent } from 'node:http';
import { APP_HEADER } from 'shared-contracts/calls/client';

/** A request as a page makes it; `body` travels as JSON. */
export interface Question {
  readonly method: string;
  readonly path: string;
  /** A session's; absent for a visitor. */
  readonly token?: string;
  readonly body?: unknown;
}

/** Asks a server; resolves to the status, or to what went wrong with the connection. */
export function ask(
  origin: string,
  { method, path, token, body }: Question,
  agent: Agent,
): Promise<number | string> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    [APP_HEADER.name]: APP_HEADER.value,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(text === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return new Promise((resolve) => {
    const send = () => {
      const sent = request(`${origin}${path}`, { agent, method, headers }, (reply) => {
        reply
          .resume()
          .once('end', () => resolve(reply.statusCode ?? 0))
          .once('error', ({ message }) => resolve(message));
      });
      // A connection that was idle for long may be closed by the server just now; a browser takes another.
      const onError = (error: Error) => (sent.reusedSocket ? send() : resolve(error.message));
      sent.once('error', onError).end(text);
    };
    send();
  });
}
