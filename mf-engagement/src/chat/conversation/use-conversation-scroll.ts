import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near to the foot still counts as there, and how near to the top asks for more, in px. */
const AT_END = 48;
const NEAR_TOP = 240;

/** What the place of scrolling has to know of the conversation. */
export interface ScrolledConversation {
  /** Changes when earlier messages came above. */
  readonly first: number;
  /** Changes when something came at the foot. */
  readonly last: number;
  /** Changes with each message that is written here: its writer wants to see it. */
  readonly writtenHere: string | null;
  readonly onNearTop: () => void;
}

/**
 * Keeps the reader's place: at the foot as long as the reader was there, where the reader reads when something comes
 * above or below. Opens at the first unread message, else at the foot; `isSeen` once the foot is known to be on screen.
 */
export function useConversationScroll({
  first,
  last,
  writtenHere,
  onNearTop,
}: ScrolledConversation) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  /** Null until the place was looked at: what is on screen is not known before. */
  const [isAtEnd, setIsAtEnd] = useState<boolean | null>(null);
  const place = useRef({ isAtEnd: true, fromEnd: 0 });
  const known = useRef<{ first: number; writtenHere: string | null } | null>(null);

  const look = () => {
    const box = scroller.current;
    if (box === null) return;
    const fromEnd = box.scrollHeight - box.scrollTop;
    place.current = { fromEnd, isAtEnd: fromEnd - box.clientHeight < AT_END };
    setIsAtEnd(place.current.isAtEnd);
  };
  const toEnd = () => {
    const box = scroller.current;
    if (box === null) return;
    box.scrollTop = box.scrollHeight;
    look();
  };

  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const before = known.current;
    known.current = { first, writtenHere };
    if (before === null) {
      const unread = box.querySelector('.en-log__unread');
      if (unread === null) toEnd();
      else unread.scrollIntoView?.({ block: 'start' });
      look();
      return;
    }
    const isMine = writtenHere !== null && writtenHere !== before.writtenHere;
    if (isMine || place.current.isAtEnd) {
      toEnd();
      return;
    }
    // Came above: the reader stays as far from the foot as before.
    if (first !== before.first) box.scrollTop = box.scrollHeight - place.current.fromEnd;
    look();
  }, [first, last, writtenHere]);

  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    // A keyboard that opens, a box that grows, a font that arrives.
    const observer = new ResizeObserver(() => {
      if (place.current.isAtEnd) toEnd();
      else look();
    });
    for (const part of [scroller.current, content.current])
      if (part !== null) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    look();
    if ((scroller.current?.scrollTop ?? Infinity) < NEAR_TOP) onNearTop();
  };
  return { scroller, content, isAtEnd: isAtEnd ?? true, isSeen: isAtEnd === true, toEnd, onScroll };
}
