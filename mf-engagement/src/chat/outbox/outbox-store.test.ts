import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Unsent } from './outbox-rules.ts';
import { openOutboxStore } from './outbox-store.ts';

const open = () => openOutboxStore('me', window);

function unsent(clientId: string, writtenAt = '2026-11-21T09:00:00.000Z'): Unsent {
  return { clientId, to: 'rohan', message: `words of ${clientId}`, writtenAt, refused: false };
}
const ids = (all: readonly Unsent[]) => all.map(({ clientId }) => clientId);

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

describe('what is unsent', () => {
  it('outlives the page in the order in which it was written, though the clock was put back', () => {
    const store = open();
    store.write([unsent('b')]);
    store.write([...store.read(), unsent('a', '2026-11-20T09:00:00.000Z')]);
    expect(open().read()).toEqual([unsent('b'), unsent('a', '2026-11-20T09:00:00.000Z')]);
  });

  it('is the same list as long as nothing changes', () => {
    const store = open();
    store.write([unsent('a')]);
    expect(store.read()).toBe(store.read());
    expect(open().read()).not.toBe(store.read());
  });

  it('leaves nothing in the storage once it is sent', () => {
    const store = open();
    store.write([unsent('a')]);
    store.write([]);
    expect(window.localStorage).toHaveLength(0);
  });

  it('is another member’s alone', () => {
    openOutboxStore('you', window).write([unsent('a')]);
    expect(open().read()).toEqual([]);
  });
});

describe('two tabs', () => {
  it('that write at once lose nothing of each other, and send nothing again', () => {
    const [one, other] = [open(), open()];
    one.write([unsent('a')]);
    const seen = one.read();
    other.write([...other.read(), unsent('b')]);
    // Sent here, while the other tab wrote.
    one.write(seen.filter(({ clientId }) => clientId !== 'a'));
    expect([ids(one.read()), ids(other.read())]).toEqual([['b'], ['b']]);
    one.write([...one.read(), unsent('c')]);
    expect(ids(other.read())).toEqual(['b', 'c']);
  });

  it('see what the other refused', () => {
    const [one, other] = [open(), open()];
    one.write([unsent('a')]);
    other.write(other.read().map((all) => ({ ...all, refused: true })));
    expect(one.read()).toEqual([{ ...unsent('a'), refused: true }]);
  });
});

describe('a storage', () => {
  it('that is full is done without, for as long as the page lives', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = open();
    store.write([unsent('a')]);
    expect(ids(store.read())).toEqual(['a']);
    store.write([]);
    expect(store.read()).toEqual([]);
  });

  it('that holds what nobody can read has nothing to send', () => {
    window.localStorage.setItem('outbox:me:1', '{"to":1}');
    window.localStorage.setItem('outbox:me:2', 'words');
    expect(open().read()).toEqual([]);
  });
});
