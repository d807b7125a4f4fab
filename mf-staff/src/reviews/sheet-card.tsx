import { useEffect, useRef } from 'react';
import { useTexts } from 'shared-contracts/host';
import { Button, Row } from 'shared-contracts/ui/core';
import { reviewTexts } from '../locales/en/reviews.ts';
import { PictureFrame } from './picture-frame.tsx';
import type { Looks } from './use-looks.ts';
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
