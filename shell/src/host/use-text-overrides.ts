import { useEffect, useLayoutEffect, useState } from 'react';
import { ignore } from 'shared-contracts/behaviour/ignore';
import type { FirstReplies, Send } from 'shared-contracts/calls/client';
import { getTextOverrides } from 'shared-contracts/calls/site';
import { useLocation } from 'shared-contracts/router';
import type { PageSession } from '../session/page-session.ts';
import { whenIdle } from '../when-idle.ts';
import type { KeptTexts, TextOverrides } from './kept-texts.ts';

interface Parts {
  readonly send: Send;
  readonly keptTexts: KeptTexts;
  readonly session: PageSession;
  readonly firstReplies: FirstReplies;
}

/**
 * The A/B texts: those of an earlier visit at once, and for the whole visit; on a device that has none, those that came
 * with the page, before it is painted. Where none came, what the server says when the browser is idle, from the next page
 * on: no label changes under one's eyes. None when that fails.
 */
export function useTextOverrides({ send, keptTexts, session, firstReplies }: Parts): TextOverrides {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(() => ({ texts: keptTexts.current(), since: pathname }));
  const [arrived, setArrived] = useState<TextOverrides | null>(null);
  const [isRequested, setRequested] = useState(false);
  useLayoutEffect(() => {
    const data = firstReplies(getTextOverrides, {})?.data;
    if (data === undefined) return setRequested(true);
    const texts = keptFor({ session, keptTexts }, data);
    setShown((now) => (isNone(now.texts) ? { ...now, texts } : now));
  }, [firstReplies, keptTexts, session]);
  useEffect(() => {
    if (!isRequested) return;
    const stop = new AbortController();
    const cancel = whenIdle(() => {
      send(getTextOverrides, {}, { signal: stop.signal })
        .then(({ data }) => setArrived(keptFor({ session, keptTexts }, data)))
        .catch(ignore('without overrides the labels of the specification stand'));
    });
    return () => {
      cancel();
      stop.abort();
    };
  }, [send, keptTexts, session, isRequested]);
  if (shown.since !== pathname) {
    setShown({
      texts: isNone(shown.texts) ? (arrived ?? shown.texts) : shown.texts,
      since: pathname,
    });
  }
  return shown.texts;
}

/** Of a visitor the device keeps nothing. */
function keptFor(
  { session, keptTexts }: Pick<Parts, 'session' | 'keptTexts'>,
  texts: TextOverrides,
): TextOverrides {
  return session.current() === null ? texts : keptTexts.keep(texts);
}

function isNone(texts: TextOverrides): boolean {
  return Object.keys(texts).length === 0;
}
