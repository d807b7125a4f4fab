import { useEffect } from 'react';
import { useLocation } from 'shared-contracts/router';

/** Shows the part that the address names: the text came after the browser had looked for it. */
export function useOpenedPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    document.getElementById(decodedPart(hash))?.scrollIntoView();
  }, [hash]);
}

/** A hash without its '#', decoded where it can be. */
function decodedPart(hash: string): string {
  const part = hash.slice(1);
  try {
    return decodeURIComponent(part);
  } catch {
    // A lone '%' typed by hand: then it is not encoded.
    return part;
  }
}
