import type { IncomingMessage } from 'node:http';

/** Address of whoever asks, as requests know it: of the hop before ours where that is to be believed. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = headers['x-forwarded-for'];
  const told =
    trustProxy && typeof forwarded === 'string' ? forwarded.split(',').at(-1) : undefined;
  return told?.trim() || (socket.remoteAddress ?? 'unknown');
}
