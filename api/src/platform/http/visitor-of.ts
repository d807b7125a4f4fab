import type { Context } from '../calls/context.ts';
import { deviceOf } from './device-cookie.ts';
import { networkOf } from './network-address.ts';

/** Device and address of a visitor; a browser without a device gets one with the answer. */
export function visitorOf({ request, reply }: Pick<Context, 'request' | 'reply'>): {
  device: string;
  address: string;
} {
  const { device, setCookie } = deviceOf(request.headers.cookie, request.protocol === 'https');
  if (setCookie !== null) reply.header('set-cookie', setCookie);
  return { device, address: networkOf(request.ip) };
}
