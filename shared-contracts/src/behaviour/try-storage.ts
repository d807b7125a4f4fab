/** Reads or writes a storage of the browser; null where it is full or forbidden. */
export function tryStorage<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
