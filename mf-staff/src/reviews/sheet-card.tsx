import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  useEffectEvent,
  type RefObject,
} from 'react';
import { useTexts } from 'shared-contracts/host';
import { Button, Row, type Elements } from 'shared-contracts/ui/core';
import { reviewTexts } from '../locales/en/reviews.ts';
import type { Looks, Look } from './use-looks.ts';
import type { Sheet } from './use-sheets.ts';

export interface SheetCardProps {
  readonly sheet: Sheet;
  /** From 1. */
  readonly n: number;
  readonly isPhoto: boolean;
  /** An Aadhaar number may stand on it. */
  readonly isNumbered: boolean;
  readonly isCurrent: boolean;
  readonly looks: Looks;
  readonly onOpen: (sheet: Sheet, uncovered?: boolean) => void;
  readonly onHide: (sheet: Sheet) => void;
}

/** A page that is shown on request. */
export function SheetCard(props: SheetCardProps) {
  const { sheet, n, isPhoto, isNumbered, isCurrent, looks, onOpen, onHide } = props;
  const text = useTexts(reviewTexts);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isCurrent) place.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  const { url } = sheet;
  const isCovered = url !== null && isNumbered && !sheet.uncovered;
  const name = text(isPhoto ? 'page.photo' : 'page.name', { n });
  const openLabel = isPhoto ? 'page.showPhoto' : 'page.show';
  return (
    <section
      ref={place}
      className="st-sheet"
      aria-label={name}
      aria-current={isCurrent || undefined}
    >
      <h3 className="st-sheet__name">
        <span>{name}</span>{' '}
        <span className="sp-muted">{text(sheet.wasOpened ? 'page.seen' : 'page.unseen')}</span>
      </h3>
      {sheet.hasFailed && <p role="alert">{text('page.failed', { name })}</p>}
      {url === null && <div className="st-sheet__masked">{text('page.masked')}</div>}
      {url !== null && (
        <PictureFrame
          url={url}
          alt={text(isPhoto ? 'page.altPhoto' : 'page.alt', { n })}
          label={text('page.frame', { name })}
          look={looks.lookAt(sheet.id)}
          onZoom={(factor) => looks.zoomBy(sheet.id, factor)}
        >
          {isCovered && <div className="st-frame__cover">{text('page.covered')}</div>}
        </PictureFrame>
      )}
      {url !== null && isNumbered && sheet.uncovered && (
        <p className="sp-muted">{text('page.uncovered')}</p>
      )}
      <Row>
        {url === null && (
          <Button size="small" loading={sheet.isOpening} onClick={() => onOpen(sheet)}>
            {text(sheet.hasFailed ? 'page.again' : openLabel, { n, name })}
          </Button>
        )}
        {isCovered && (
          <Button size="small" loading={sheet.isOpening} onClick={() => onOpen(sheet, true)}>
            {text('page.unmask', { n })}
          </Button>
        )}
        {url !== null && (
          <>
            <Button
              size="small"
              aria-label={text('page.zoomIn', { name })}
              onClick={() => looks.zoomIn(sheet.id)}
            >
              +
            </Button>
            <Button
              size="small"
              aria-label={text('page.zoomOut', { name })}
              onClick={() => looks.zoomOut(sheet.id)}
            >
              −
            </Button>
            <Button
              size="small"
              aria-label={text('page.turn', { name })}
              onClick={() => looks.turnRight(sheet.id)}
            >
              {text('page.turnShort')}
            </Button>
            <Button
              size="small"
              aria-label={text('page.hide', { name })}
              onClick={() => onHide(sheet)}
            >
              {text('page.hideShort')}
            </Button>
          </>
        )}
      </Row>
    </section>
  );
}

interface PictureFrameProps {
  readonly url: string;
  readonly alt: string;
  /** Names the place that scrolls. */
  readonly label: string;
  readonly look: Look;
  readonly onZoom: (factor: number) => void;
  /** Lies over the picture and turns with it. */
  readonly children?: Elements;
}

/** A picture as large as its frame allows, larger by its look, turned by quarters; what does not fit scrolls. */
function PictureFrame({ url, alt, label, look, onZoom, children }: PictureFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(1.5);
  useGestures(frame, onZoom);
  const isAcross = look.turn % 2 === 1;
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--zoom': look.zoom,
    '--ratio': isAcross ? 1 / ratio : ratio,
  };
  return (
    <div ref={frame} className="st-frame" role="group" aria-label={label} tabIndex={0}>
      <div className="st-frame__sheet" style={style}>
        <div
          className="st-frame__turned"
          style={{
            width: isAcross ? `${ratio * 100}%` : '100%',
            aspectRatio: ratio,
            transform: `translate(-50%, -50%) rotate(${look.turn * 90}deg)`,
          }}
        >
          <img
            src={url}
            alt={alt}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio(naturalWidth / naturalHeight || 1)
            }
          />
          {children}
        </div>
      </div>
    </div>
  );
}

/** One notch of a wheel or trackpad, of `deltaY` in px. */
const WHEEL_STEP = 0.0025;

/**
 * Zooms a picture by the wheel with Ctrl or Cmd, which is also how a trackpad tells a pinch, by the wheel alone while the
 * picture has the focus, and by two fingers; one finger scrolls.
 */
function useGestures(frame: RefObject<HTMLElement | null>, onZoom: (factor: number) => void): void {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const { current: element } = frame;
    if (element === null) return undefined;
    const touching = fingers.current;
    const spread = () => {
      const [one, other] = [...touching.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== element) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * WHEEL_STEP));
    };
    const place = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      const before = spread();
      touching.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = spread();
      if (event.type === 'pointermove' && before > 0 && now > 0) zoom(now / before);
    };
    const lift = (event: PointerEvent) => void touching.delete(event.pointerId);
    // React listens passively to the wheel: the page would scroll as well.
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', place);
    element.addEventListener('pointermove', place);
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      element.addEventListener(end, lift);
    }
    return () => {
      touching.clear();
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', place);
      element.removeEventListener('pointermove', place);
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
        element.removeEventListener(end, lift);
      }
    };
  }, [frame]);
}
