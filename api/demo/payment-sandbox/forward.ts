import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Hands requests below `publicPath` on to the sandbox of another server of this machine, at `url`. */
export function forwardTo(url: string, publicPath: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = (request.url ?? '').slice(publicPath.length) || '/';
    const { method, headers } = request;
    const asked = ask(`${url}${path}`, { ...(method === undefined ? {} : { method }), headers });
    asked.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  };
}
