import { useEffect, useState } from 'react';
import { ignore } from 'shared-contracts/behaviour/ignore';
import { getTextOverrides } from 'shared-contracts/calls/site';
import { useLocation } from 'shared-contracts/router';
import type { AppServices } from '../create-app-services.ts';
import { whenIdle } from '../when-idle.ts';
import type { TextOverrides } from './kept-texts.ts';

type Parts = Pick<AppServices, 'send' | 'keptTexts' | 'session'>;

/**
 * The A/B texts: those of an earlier visit at once, and for the whole visit; on a device that has none, what the server
 * says when the browser has nothing better to do, from the next page on: no label changes under one's eyes. None when
 * that fails.
 */
export function useTextOverrides({ send, keptTexts, session }: Parts): TextOverrides {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(() => ({ texts: keptTexts.current(), since: pathname }));
  const [arrived, setArrived] = useState<TextOverrides | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const cancel = whenIdle(() => {
      send(getTextOverrides, {}, { signal: stop.signal })
        // Of a visitor the device keeps nothing.
        .then(({ data }) => setArrived(session.current() === null ? data : keptTexts.keep(data)))
        .catch(ignore('without overrides the labels of the specification stand'));
    });
    return () => {
      cancel();
      stop.abort();
    };
  }, [send, keptTexts, session]);
  if (shown.since !== pathname) {
    const isFirst = Object.keys(shown.texts).length === 0;
    setShown({ texts: isFirst ? (arrived ?? shown.texts) : shown.texts, since: pathname });
  }
  return shown.texts;
}
