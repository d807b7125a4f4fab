import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What everything that is no address counts as: one network, however many spellings arrive. */
export const UNKNOWN_NETWORK = 'unknown';

const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const V4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
/** Parts of 16 bits that one customer's line has in common: a /64. */
const NETWORK_PARTS = 4;

/**
 * The network that an address counts as wherever something is counted by address (access.md,
 * Defaults): an IPv4 as it is, an IPv6 by its /64 (`2001:db8:0:7::`, without a zone), because every
 * customer of an IPv6 line owns a whole /64. `::ffff:a.b.c.d`, `a.b.c.d:port` and `[v6]:port`, as
 * sockets and proxies write them, are that IPv4 or IPv6. Folding twice is folding once. Never
 * throws: what is no address is `unknown`.
 */
export function networkOf(address: string): string {
  const bare = withoutZone(withoutPort(address.trim()));
  // The library also reads `127.1` and octal numbers; no socket or proxy writes these.
  if (isIP(bare) === 0) return UNKNOWN_NETWORK;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.map((part, at) => (at < NETWORK_PARTS ? part : 0));
  return new ipaddr.IPv6(network).toRFC5952String();
}

function withoutPort(address: string): string {
  return (BRACKETED.exec(address) ?? V4_WITH_PORT.exec(address))?.[1] ?? address;
}

function withoutZone(address: string): string {
  const zone = address.indexOf('%');
  return zone === -1 ? address : address.slice(0, zone);
}
