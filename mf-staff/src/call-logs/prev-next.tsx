import { useTexts } from 'shared-contracts/host';
import { Button, IconChevronLeft, IconChevronRight } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';

/** Props of the way through a list of pages; pages count from 1. */
export interface PrevNextProps {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

/** Prev and Next. At the ends a button stays where it is and does nothing, so that the focus is not lost with it. */
export function PrevNext({ page, pages, onTurn }: PrevNextProps) {
  const text = useTexts(texts);
  const hasPrevious = page > 1;
  const hasNext = page < pages;
  return (
    <nav className="st-pages" aria-label={text('pages.label')}>
      <Button
        icon={<IconChevronLeft />}
        aria-disabled={!hasPrevious || undefined}
        onClick={() => hasPrevious && onTurn(page - 1)}
      >
        {text('pages.previous')}
      </Button>
      <span className="st-pages__position">{text('pages.position', { page, pages })}</span>
      <Button
        className="st-pages__next"
        icon={<IconChevronRight />}
        aria-disabled={!hasNext || undefined}
        onClick={() => hasNext && onTurn(page + 1)}
      >
        {text('pages.next')}
      </Button>
    </nav>
  );
}
