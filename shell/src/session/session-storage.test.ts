import { session } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { memoryStorage, openStorage } from './browser-storage.ts';
import { clearSession, readSession, SESSION_KEYS, writeSession } from './session-storage.ts';

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').sort();
}

describe('the stored session', () => {
  it('is exactly the six items', () => {
    const storage = memoryStorage();
    writeSession(storage, session());
    expect(keysOf(storage)).toEqual(['isAdmin', 'myplan', 'name', 'token', 'userId', 'userPic']);
  });

  it.each([
    session(),
    session({ userPic: '/pics/1.webp', isAdmin: true, myplan: 'trust', name: 'आशा' }),
  ])('comes back as it was written', (written) => {
    const storage = memoryStorage();
    writeSession(storage, written);
    expect(readSession(storage)).toEqual(written);
  });

  it('is none when an item is missing or damaged', () => {
    const storage = memoryStorage();
    writeSession(storage, session());
    storage.setItem('myplan', 'platinum');
    expect(readSession(storage)).toBeNull();
  });

  it('writes the token last and removes it first, because other tabs act on it', () => {
    const storage = memoryStorage();
    const order: string[] = [];
    writeSession({ ...storage, setItem: (key: string) => void order.push(`+${key}`) }, session());
    clearSession({ ...storage, removeItem: (key: string) => void order.push(`-${key}`) });
    expect(order[5]).toBe('+token');
    expect(order[6]).toBe('-token');
    expect(order).toHaveLength(2 * SESSION_KEYS.length);
  });

  it('leaves what others stored alone', () => {
    const storage = memoryStorage();
    storage.setItem('theme', 'dark');
    writeSession(storage, session());
    clearSession(storage);
    expect(keysOf(storage)).toEqual(['theme']);
  });
});

describe('a browser that forbids its storage', () => {
  it('gets one that lasts as long as the page', () => {
    const storage = openStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    writeSession(storage, session());
    expect(readSession(storage)).toEqual(session());
  });
});
