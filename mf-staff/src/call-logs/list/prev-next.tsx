import { useTexts } from 'shared-contracts/host';
import { Button, IconChevronLeft, IconChevronRight } from 'shared-contracts/ui/core';
import { texts } from '../../locales/en/desk.ts';

/** Pages count from 1. */
interface PrevNextProps {
  readonly page: number;
  /** Pages that have numbers. */
  readonly pages: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly onTurn: (by: -1 | 1) => void;
}

/** Prev and Next. At the ends a button stays where it is and does nothing, so that the focus is not lost with it. */
export function PrevNext({ page, pages, hasPrevious, hasNext, onTurn }: PrevNextProps) {
  const text = useTexts(texts);
  return (
    <nav className="st-pages" aria-label={text('pages.label')}>
      <Button
        size="small"
        icon={<IconChevronLeft />}
        aria-disabled={!hasPrevious || undefined}
        onClick={() => hasPrevious && onTurn(-1)}
      >
        {text('pages.previous')}
      </Button>
      <span className="st-pages__position">
        {page <= pages ? text('pages.position', { page, pages }) : text('pages.beyond', { page })}
      </span>
      <Button
        size="small"
        className="st-pages__next"
        icon={<IconChevronRight />}
        aria-disabled={!hasNext || undefined}
        onClick={() => hasNext && onTurn(1)}
      >
        {text('pages.next')}
      </Button>
    </nav>
  );
}
