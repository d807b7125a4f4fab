import type { Send } from 'shared-contracts/calls/client';
import { UPLOAD_FIELD } from 'shared-contracts/platform/uploads';

/**
 * Reports the uploads of an answered form: the server has used them. Those of a failed form stay, and sending it again
 * sends no byte twice. `named` has those of forms that are under way.
 */
export function watchUsedUploads(
  send: Send,
  named: Set<string>,
  onUsed: (ids: readonly string[]) => void,
): Send {
  return async (call, input, options) => {
    const { body } = input as { readonly body?: unknown };
    const ids = body instanceof FormData ? body.getAll(UPLOAD_FIELD).map(String) : [];
    for (const id of ids) named.add(id);
    try {
      const reply = await send(call, input, options);
      if (ids.length > 0) onUsed(ids);
      return reply;
    } finally {
      for (const id of ids) named.delete(id);
    }
  };
}
