import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { connectionLimits } from './connection-limits.ts';
import { fileLimit } from './guard-connections.ts';

const limits = (files: number, env: Record<string, string> = {}) =>
  connectionLimits(readConfig({ SEED: 'none', ...env }), files);

describe('the limits of connections', () => {
  it('leave a quarter of the open files for everything else', () => {
    expect(limits(20_000)).toEqual({ most: 15_000, ofNetwork: 1500, silentOfNetwork: 188 });
    expect(limits(100_000)).toEqual({ most: 75_000, ofNetwork: 2000, silentOfNetwork: 250 });
  });

  it('leave what embedded databases need where there are few files', () => {
    expect(limits(1024)).toEqual({ most: 574, ofNetwork: 57, silentOfNetwork: 16 });
    expect(limits(256).most).toBe(64);
  });

  it('are what is configured', () => {
    expect(limits(20_000, { MAX_CONNECTIONS: '9500', ADDRESS_CONNECTIONS: '9000' })).toEqual({
      most: 9500,
      ofNetwork: 9000,
      silentOfNetwork: 1125,
    });
  });

  it('count no address behind a proxy, from which everything comes', () => {
    expect(limits(20_000, { TRUST_PROXY: 'yes' }).ofNetwork).toBeNull();
  });
});

describe('the limit of open files', () => {
  const table = (soft: string) => () =>
    `Limit                     Soft Limit           Hard Limit           Units\n` +
    `Max open files            ${soft.padEnd(20)} 524288               files\n`;

  it('is the one that holds for this process', () => {
    expect(fileLimit(table('4096'))).toBe(4096);
    expect(fileLimit(table('unlimited'))).toBe(Number.MAX_SAFE_INTEGER);
    expect(fileLimit()).toBeGreaterThan(0);
  });

  it('is taken to be low where the system does not tell', () => {
    const missing = () => {
      throw Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
    };
    expect(fileLimit(missing)).toBe(4096);
    expect(fileLimit(() => '')).toBe(4096);
  });
});
