import { MorePages, type GrowingList } from 'shared-contracts/behaviour/more-pages';
import { useTexts } from 'shared-contracts/host';
import { Button, IconChevronLeft, IconChevronRight, type Elements } from 'shared-contracts/ui/core';
import { stateTexts } from '../locales/en/desk.ts';
import './desk-page.css';

/** The way to the next rows of a list that grows; nothing where all are shown. */
export function More({ list, shown }: { readonly list: GrowingList; readonly shown: number }) {
  const text = useTexts(stateTexts);
  if (!list.hasNextPage && !list.isFetchNextPageError) return null;
  return (
    <MorePages
      list={list}
      shown={shown}
      label={text('more')}
      progress={text('shown', { count: shown })}
      failed={text('moreFailed')}
    />
  );
}

interface PrevNextProps {
  /** Name of the navigation for screen readers. */
  readonly label: string;
  readonly previous?: string;
  readonly next?: string;
  /** Null at the end of the list. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
  /** Stands between the buttons. */
  readonly children?: Elements;
}

/** To the neighbours of a page. At the ends a button stays where it is and does nothing, so that it keeps the focus. */
export function PrevNext({ label, previous, next, onPrevious, onNext, children }: PrevNextProps) {
  const text = useTexts(stateTexts);
  if (onPrevious === null && onNext === null) return null;
  return (
    <nav className="st-pages" aria-label={label}>
      <Button
        size="small"
        icon={<IconChevronLeft />}
        aria-disabled={onPrevious === null || undefined}
        onClick={() => onPrevious?.()}
      >
        {previous ?? text('previous')}
      </Button>
      {children}
      <Button
        size="small"
        className="st-pages__next"
        icon={<IconChevronRight />}
        aria-disabled={onNext === null || undefined}
        onClick={() => onNext?.()}
      >
        {next ?? text('next')}
      </Button>
    </nav>
  );
}
