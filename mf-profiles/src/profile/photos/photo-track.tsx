import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts/host';
import {
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconClose,
  PhotoImage,
  type Photo,
} from 'shared-contracts/ui/core';
import { texts } from '../../locales/en/listing.ts';
import { profileTexts } from '../../locales/en/profile.ts';

export interface PhotoViewerProps {
  /** Names the view, for example 'Photos of Asha'. */
  readonly title: string;
  readonly photos: readonly Photo[];
  /** Stands where a photo does not arrive. */
  readonly placeholder: ReactNode;
  /** Where it opens, from 0; null while it is closed. */
  readonly opened: number | null;
  readonly onClose: () => void;
}

interface PhotoTrackProps extends Pick<
  PhotoViewerProps,
  'title' | 'photos' | 'placeholder' | 'onClose'
> {
  /** The photo that is shown first, from 0. */
  readonly first: number;
}

/** One photo at a time, whole: swipe, buttons, arrows, Home and End. Pinching is the browser's. */
export function PhotoTrack({ title, photos, placeholder, first, onClose }: PhotoTrackProps) {
  const t = useTexts(texts);
  const own = useTexts(profileTexts);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  const last = photos.length - 1;
  useLayoutEffect(() => goTo(track.current, first), [first]);

  const show = (to: number) => {
    if (to < 0 || to > last) return;
    goTo(track.current, to);
    setIndex(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = KEYS[event.key]?.(index, last);
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  };
  return (
    <div className="pf-viewer__frame" onKeyDown={onKeyDown}>
      <div className="pf-viewer__bar">
        <p className="pf-viewer__title">{title}</p>
        {last > 0 && <p role="status">{t('card.position', { n: index + 1, of: photos.length })}</p>}
        <IconButton autoFocus label={own('view.close')} icon={<IconClose />} onClick={onClose} />
      </div>
      <div
        ref={track}
        className="pf-viewer__track"
        role="group"
        aria-label={title}
        // A scrolling box must be reachable by keyboard.
        tabIndex={last > 0 ? 0 : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
        }}
      >
        {photos.map((photo, n) => (
          <div key={photo.src} className="pf-viewer__slide">
            <PhotoImage photo={photo} placeholder={placeholder} eager={n === first} sizes="100vw" />
          </div>
        ))}
      </div>
      {last > 0 && (
        <>
          <IconButton
            className="pf-viewer__step"
            label={t('card.previous')}
            icon={<IconChevronLeft />}
            aria-disabled={index === 0}
            onClick={() => show(index - 1)}
          />
          <IconButton
            className="pf-viewer__step pf-viewer__step--on"
            label={t('card.next')}
            icon={<IconChevronRight />}
            aria-disabled={index === last}
            onClick={() => show(index + 1)}
          />
        </>
      )}
    </div>
  );
}

/** Where each key leads. */
const KEYS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

// At once: a slow way there would count through all the photos between.
function goTo(track: HTMLElement | null, index: number): void {
  track?.scrollTo?.({ left: index * track.clientWidth, behavior: 'instant' });
}
