import { useSyncExternalStore } from 'react';
import type { Scheme } from './antd-theme.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The scheme that tokens.css shows: what the page insists on, else what the reader's system prefers. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, currentScheme, () => 'light');
}

function subscribe(changed: () => void): () => void {
  const preference = window.matchMedia?.(DARK);
  preference?.addEventListener('change', changed);
  // The settings change it while the page is open.
  const insisted = new MutationObserver(changed);
  insisted.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    preference?.removeEventListener('change', changed);
    insisted.disconnect();
  };
}

function currentScheme(): Scheme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia?.(DARK).matches ? 'dark' : 'light';
}
