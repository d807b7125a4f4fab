import { useEffect, useMemo, useState } from 'react';
import type * as z from 'shared-contracts/schema';
import { tryStorage } from '../../behaviour/try-storage.ts';
import type { EarlierDraft, FormDraft } from './use-form-draft.ts';

/**
 * A visitor's draft: in this tab alone, through reload, and gone with it. Members have theirs on the server
 * (`useFormDraft`). Where nothing can be stored the form is as it would be without.
 */
export function useDeviceDraft<Content extends NonNullable<unknown>>(
  key: string,
  schema: z.ZodMiniType<Content>,
): FormDraft<Content> {
  const [earlier, setEarlier] = useState<EarlierDraft<Content> | null | undefined>(undefined);
  // Not before the page stands: what the server has drawn knows no device.
  useEffect(() => setEarlier(read(key, schema)), [key, schema]);
  const isKnown = earlier !== undefined;
  return useMemo(() => {
    const keep = (content: Content | null) => {
      if (isKnown) write(key, content);
    };
    return { earlier, keep, forget: () => keep(null) };
  }, [earlier, isKnown, key]);
}

function read<Content>(key: string, schema: z.ZodMiniType<Content>): EarlierDraft<Content> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(window.sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? { content: parsed.data, from: new Date().toISOString() } : null;
  } catch {
    return null;
  }
}

function write(key: string, content: unknown): void {
  // A browser that stores nothing, or is full: the form goes on without.
  tryStorage(() => {
    if (content === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(content));
  });
}
