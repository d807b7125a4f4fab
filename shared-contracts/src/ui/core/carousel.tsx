import { useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, UIEvent } from 'react';
import { IconChevronLeft, IconChevronRight, IconExpand } from '../icons/icons.tsx';
import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { PhotoImage } from './photo-image.tsx';
import type { Photo } from './photo-image.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The words of a carousel. */
export interface CarouselLabels {
  previous: string;
  next: string;
  /** For example '2 of 5'; n counts from 1. */
  position: (n: number, of: number) => string;
}

export interface CarouselProps {
  /** Names the whole, for example 'Photos of Asha'. */
  label: string;
  photos: readonly Photo[];
  labels: CarouselLabels;
  /** Loads the first photo at once and with high priority: only for what the first screen shows. */
  eager?: boolean | undefined;
  /** The `sizes` attribute of the photos. */
  sizes?: string | undefined;
  /** What stands after the photos in the same row, for example a video; it has pointers and keys of its own. */
  more?: ReactNode;
  /** Every photo leads there; the link is for pointers only, so give a real link beside it. */
  href?: string | undefined;
  /** Opens a photo, counted from 0, in a larger view: by its button, or by a click on the one that is shown. */
  onOpen?: ((index: number) => void) | undefined;
  /** Names the button of `onOpen`. */
  openLabel?: string | undefined;
  /** Stands where there is no photo, or one that does not load. */
  placeholder?: ReactNode;
  className?: string | undefined;
}

/** Photos that snap: swipe, buttons, arrow keys; without script it still scrolls. */
export function Carousel(props: CarouselProps) {
  const { label, photos, labels, eager, sizes, href, placeholder, className } = props;
  const { onOpen, openLabel = '', more } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const lastPhoto = photos.length - 1;
  // Where there is no photo, what stands for one is a slide of the row.
  const last = Math.max(lastPhoto, 0) + (more ? 1 : 0);
  // In a grid of cards one stop for the photos is enough; the track takes the arrow keys.
  const stepStop = href ? -1 : undefined;

  const show = (to: number) => {
    const element = track.current;
    if (!element || to < 0 || to > last) return;
    element.scrollTo?.({ left: to * element.clientWidth });
    setIndex(to);
  };
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    if (clientWidth) setIndex(Math.round(scrollLeft / clientWidth));
  };
  const extra = useRef<HTMLDivElement>(null);
  // The larger view gives the focus back to the button, not to the photo.
  const openShown = ({ target }: MouseEvent) => {
    // A press on what stands after the photos is its own, also before the row has moved to it.
    if (index > lastPhoto || extra.current?.contains(target as Node)) return;
    opener.current?.focus({ preventScroll: true });
    onOpen?.(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    show(index + step);
  };

  const picture = (photo: Photo, n: number) => (
    <PhotoImage
      photo={href ? { ...photo, alt: '' } : photo}
      placeholder={placeholder}
      eager={eager && n === 0}
      sizes={sizes}
    />
  );
  const slide = (content: ReactNode, key: string) =>
    href ? (
      <Anchor key={key} href={href} className="sp-carousel__slide" tabIndex={-1} aria-hidden="true">
        {content}
      </Anchor>
    ) : (
      <div key={key} className="sp-carousel__slide">
        {content}
      </div>
    );
  const stepButton = (way: 'back' | 'on', name: string, to: number, icon: ReactNode) => (
    <button
      type="button"
      className={`sp-carousel__step sp-carousel__step--${way}`}
      aria-label={name}
      aria-disabled={to < 0 || to > last}
      tabIndex={stepStop}
      onClick={() => show(to)}
    >
      {icon}
    </button>
  );

  return (
    <div
      className={classNames('sp-carousel', className)}
      onKeyDown={last > 0 ? onKeyDown : undefined}
    >
      {/* Before the row: on the way to it the focus would scroll on to what stands after the photos. */}
      {onOpen && lastPhoto >= 0 && index <= lastPhoto && (
        <IconButton
          ref={opener}
          raised
          className="sp-carousel__open"
          label={openLabel}
          icon={<IconExpand />}
          onClick={openShown}
        />
      )}
      <div
        ref={track}
        className={classNames('sp-carousel__track', last > 0 && 'sp-carousel__track--many')}
        role="group"
        aria-label={label}
        onScroll={onScroll}
        // For pointers; the keyboard has the button.
        onClick={onOpen && lastPhoto >= 0 ? openShown : undefined}
        // A scrolling box must be reachable by keyboard; the arrow keys work there.
        tabIndex={last > 0 ? 0 : undefined}
      >
        {lastPhoto < 0 && slide(placeholder, 'none')}
        {photos.map((photo, n) => slide(picture(photo, n), photo.src))}
        {more && (
          <div ref={extra} className="sp-carousel__slide">
            {more}
          </div>
        )}
      </div>
      {last > 0 && (
        <>
          {stepButton('back', labels.previous, index - 1, <IconChevronLeft />)}
          {stepButton('on', labels.next, index + 1, <IconChevronRight />)}
          <span className="sp-carousel__dots" aria-hidden="true">
            {Array.from({ length: last + 1 }, (_, n) => (
              <span key={n} className={classNames(n === index && 'sp-carousel__dot')} />
            ))}
          </span>
          <span aria-live="polite">
            <VisuallyHidden>{labels.position(index + 1, last + 1)}</VisuallyHidden>
          </span>
        </>
      )}
    </div>
  );
}
