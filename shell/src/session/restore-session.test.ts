import { session } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { HOUR, NOW } from '../testing/render-app.tsx';
import { tokenUntil } from '../testing/tokens.ts';
import { memoryStorage } from './browser-storage.ts';
import { restoreSession } from './restore-session.ts';
import { writeSession } from './session-storage.ts';

function storing(token: string): Storage {
  const storage = memoryStorage();
  writeSession(storage, session({ token }));
  return storage;
}

describe('a stored token', () => {
  it('signs in while it is unexpired', () => {
    const storage = storing(tokenUntil(NOW + HOUR));
    expect(restoreSession(storage, NOW)?.name).toBe('Asha');
    expect(storage.length).toBe(6);
  });

  it.each([
    ['expired an hour ago', tokenUntil(NOW - HOUR)],
    ['expires this very moment', tokenUntil(NOW)],
    ['is no token', 'nonsense'],
    ['is empty', ''],
    ['holds no JSON', `a.${btoa('{exp')}.c`],
    ['names no end', `a.${btoa('{}')}.c`],
  ])('that %s clears what is stored', (_, token) => {
    const storage = storing(token);
    expect(restoreSession(storage, NOW)).toBeNull();
    expect(storage.length).toBe(0);
  });

  it('without the rest of the session clears what is stored', () => {
    const storage = storing(tokenUntil(NOW + HOUR));
    storage.removeItem('userId');
    expect(restoreSession(storage, NOW)).toBeNull();
    expect(storage.length).toBe(0);
  });
});
