import type { IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { HOST } from './run-nginx.ts';

export interface NginxRequest {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The client's own address. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** What reached the stand-in; empty where nginx answered. */
  readonly reached: {
    readonly name?: string;
    readonly url?: string;
    readonly headers?: IncomingHttpHeaders;
  };
}

/** Asks on a connection of its own; 'closed' where that is closed without a reply. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', host = HOST, headers = {}, from = '127.0.0.1' }: NginxRequest = {},
  request: typeof httpsRequest = httpsRequest,
): Promise<Answer | 'closed'> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        localAddress: from,
        servername: HOST,
        rejectUnauthorized: false,
        headers: { ...headers, host },
      },
      (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => (text += piece.toString()));
        response.once('end', () => {
          const isOurs = text.startsWith('{"name"');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            reached: isOurs ? (JSON.parse(text) as Answer['reached']) : {},
          });
          outgoing.destroy();
        });
      },
    );
    outgoing.once('upgrade', (response, socket) => {
      socket.destroy();
      const { statusCode = 0, headers: replied } = response;
      resolve({ status: statusCode, headers: replied, text: '', reached: {} });
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET') resolve('closed');
      else reject(error);
    });
    // A client that declares a body waits for 100 Continue.
    if (headers['content-length'] === undefined) outgoing.end();
    else outgoing.flushHeaders();
  });
}

/** Sends a whole body; resolves to the status. */
export function sendBody(
  port: number,
  path: string,
  method: string,
  bytes: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = httpsRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        servername: HOST,
        rejectUnauthorized: false,
        headers: { host: HOST, 'content-length': String(bytes) },
      },
      (response) => {
        response.resume();
        response.once('end', () => {
          resolve(response.statusCode ?? 0);
          outgoing.destroy();
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end(Buffer.alloc(bytes));
  });
}
