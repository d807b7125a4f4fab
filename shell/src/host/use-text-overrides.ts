import { useEffect, useState } from 'react';
import { getTextOverrides } from 'shared-contracts/calls/site';
import { ignore } from '../ignore.ts';
import type { Page } from '../create-page.ts';
import type { TextOverrides } from './create-host.tsx';

const NONE: TextOverrides = {};

/** The A/B texts, asked for when the browser has nothing better to do; none until then, none when that fails. */
export function useTextOverrides(page: Pick<Page, 'send'>): TextOverrides {
  const [overrides, setOverrides] = useState(NONE);
  useEffect(() => {
    const stop = new AbortController();
    const cancel = whenIdle(() => {
      page
        .send(getTextOverrides, {}, { signal: stop.signal })
        .then(({ data }) => setOverrides(data))
        .catch(ignore('without overrides the labels of the specification stand'));
    });
    return () => {
      cancel();
      stop.abort();
    };
  }, [page]);
  return overrides;
}

/** Runs something once the page has settled; Safari has no idle callback. Returns the way to call it off. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1000);
  return () => clearTimeout(timer);
}
