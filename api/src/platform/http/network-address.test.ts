import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { networkOf, UNKNOWN_NETWORK } from './network-address';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:49152', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
])('counts %j as the IPv4 %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['2001:db8:0:7::1', '2001:db8:0:7::'],
  ['2001:0DB8:0000:0007:dead:beef:0:1', '2001:db8:0:7::'],
  ['[2001:db8:0:7::2]:443', '2001:db8:0:7::'],
  ['[2001:db8:0:7::2]', '2001:db8:0:7::'],
  ['2001:db8:0:8::1', '2001:db8:0:8::'],
  ['fe80::1%eth0', 'fe80::'],
  ['fe80::2%wlan-0.1', 'fe80::'],
  ['[fe80::3%eth0]:80', 'fe80::'],
  ['::1', '::'],
])('counts %j as the /64 %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  '',
  'unknown',
  'localhost',
  '1',
  '127.1',
  '0177.0.0.1',
  '203.0.113.256',
  '203.0.113.7:',
  '203.0.113.7:123456',
  '203.0.113.7, 198.51.100.1',
  '[203.0.113.7',
  '2001:db8::1::2',
  '_hidden',
  '%',
  'x'.repeat(100_000),
])('counts what is no address as one network', (address) => {
  expect(networkOf(address)).toBe(UNKNOWN_NETWORK);
});

it('never throws, and folding twice is folding once', () => {
  const address = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.ipV4(),
    fc.ipV6(),
    fc.tuple(fc.ipV6(), fc.nat(65_535)).map(([ip, port]) => `[${ip}]:${port}`),
  );
  fc.assert(
    fc.property(address, (given) => {
      const network = networkOf(given);
      expect(networkOf(network)).toBe(network);
      expect(network === UNKNOWN_NETWORK || isIP(network) > 0).toBe(true);
    }),
  );
});

it('counts all of a /64 as one network and its neighbour as another', () => {
  const half = fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 });
  const spell = (parts: number[]) => parts.map((part) => part.toString(16)).join(':');
  fc.assert(
    fc.property(half, half, half, ([first = 0, ...rest], host, other) => {
      // The first part keeps clear of IPv4 that is written as IPv6.
      const network = [first | 0x2000, ...rest];
      const neighbour = [...network.slice(0, 3), (network[3] ?? 0) ^ 1];
      const counted = networkOf(spell([...network, ...host]));
      expect(networkOf(spell([...network, ...other]))).toBe(counted);
      expect(networkOf(spell([...neighbour, ...host]))).not.toBe(counted);
    }),
  );
});
