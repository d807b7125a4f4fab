import type { Duplex } from 'node:stream';
import type { Refused } from './admission.ts';

const STATUS_TEXT: Readonly<Record<Refused['status'], string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Answers a request for a socket that there is none, and ends the connection, whether its client does or not. */
export function refuseUpgrade(socket: Duplex, { status, reason }: Refused): void {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_TEXT[status]}`,
    'connection: close',
    'content-type: text/plain; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(reason)}`,
    ...(status === 429 ? ['retry-after: 60'] : []),
  ];
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${reason}`);
}
