import { useState } from 'react';

/** Copies a text; says whether the browser did, until another is copied. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      // A browser may forbid it, for example without https.
      () => setOutcome('copyFailed'),
    );
  return { outcome, copy };
}
