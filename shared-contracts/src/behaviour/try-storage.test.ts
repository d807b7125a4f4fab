import { expect, it } from 'vitest';
import { tryStorage } from './try-storage.ts';

function refuse(): never {
  throw new DOMException('', 'QuotaExceededError');
}

it('returns what the storage holds', () => {
  expect(tryStorage(() => 'stored')).toBe('stored');
});

it('returns null where the storage is full or forbidden', () => {
  expect(tryStorage(refuse)).toBeNull();
});

it('throws every other error', () => {
  expect(() => tryStorage(() => JSON.parse('{'))).toThrow(SyntaxError);
});
