import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'shared-contracts/router';

/**
 * Shows the part of the text that the address names, and gives it the focus: the router does not, and the browser
 * looked for it before the text came. Back and Forward return to where the reader was, which is the shell's affair.
 */
export function useOpenedPart(): void {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  useEffect(() => {
    if (hash === '' || isReturn) return;
    const part = document.getElementById(decodedPart(hash));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash, key, isReturn]);
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
