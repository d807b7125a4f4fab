/** A storage of the browser; one of this page alone where the browser forbids it (reading it may throw). */
export function openStorage(open: () => Storage): Storage {
  try {
    const storage = open();
    storage.setItem('probe', '1');
    storage.removeItem('probe');
    return storage;
  } catch (error) {
    // Blocked cookies, a full disk, or private windows of older browsers; signing in still works for this page.
    if (error instanceof DOMException) return memoryStorage();
    throw error;
  }
}

/** A storage that lives as long as the page. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
