import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceCookies } from './device-cookie.ts';
import { networkOf } from './network-address.ts';

/** Who asks without signing in, as budgets see it. */
export interface Visitor {
  readonly device: string;
  /** The network of the request. */
  readonly address: string;
  /** Whether the device was given by this request: its browser brought none. */
  readonly isNew: boolean;
}

/** A request and its reply. */
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Device and network of a visitor; a browser without a device gets one with the answer. */
export function visitorOf({ request, reply }: Exchange, devices: DeviceCookies): Visitor {
  const { device, setCookie } = devices.of(request.headers.cookie, request.protocol === 'https');
  if (setCookie !== null) reply.header('set-cookie', setCookie);
  return { device, address: networkOf(request.ip), isNew: setCookie !== null };
}
