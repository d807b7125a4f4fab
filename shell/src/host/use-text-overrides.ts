import { useEffect, useState } from 'react';
import { ignore } from 'shared-contracts/behaviour/ignore';
import { getTextOverrides } from 'shared-contracts/calls/site';
import type { AppServices } from '../create-app-services.ts';
import { whenIdle } from '../when-idle.ts';
import type { TextOverrides } from './create-host.tsx';

/**
 * The A/B texts: those of an earlier visit at once, and for the whole visit; on a device that has none, what the server
 * says when the browser has nothing better to do. None when that fails.
 */
export function useTextOverrides({ send, keptTexts }: Pick<AppServices, 'send' | 'keptTexts'>) {
  const [overrides, setOverrides] = useState<TextOverrides>(() => keptTexts.current());
  useEffect(() => {
    const stop = new AbortController();
    const cancel = whenIdle(() => {
      send(getTextOverrides, {}, { signal: stop.signal })
        .then(({ data }) => {
          const next = keptTexts.keep(data);
          // What is on screen stays; the next visit shows the rest.
          setOverrides((shown) => (Object.keys(shown).length === 0 ? next : shown));
        })
        .catch(ignore('without overrides the labels of the specification stand'));
    });
    return () => {
      cancel();
      stop.abort();
    };
  }, [send, keptTexts]);
  return overrides;
}
