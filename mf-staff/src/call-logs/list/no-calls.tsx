import { useTexts } from 'shared-contracts/host';
import {
  Button,
  EmptyListDrawing,
  EmptyState,
  NothingFoundDrawing,
} from 'shared-contracts/ui/core';
import { texts } from '../../locales/en/desk.ts';
import { countFilters, FIRST_VIEW, type ListFilters, type ListPlace } from '../page-address.ts';

/** `pages` is 0 when no entry fits at all. */
interface NoCallsProps {
  readonly place: ListPlace;
  readonly pages: number;
  readonly onFirst: () => void;
  readonly onFilter: (change: Partial<ListFilters>) => void;
}

/** Nothing fits, nothing is mine, nothing is logged yet, or an address beyond the end; each says what to do next. */
export function NoCalls({ place, pages, onFirst, onFilter }: NoCallsProps) {
  const text = useTexts(texts);
  const { app, filters, page } = place;
  if (pages > 0) {
    return (
      <EmptyState
        title={text('calls.pastEnd', { page })}
        drawing={<NothingFoundDrawing />}
        action={
          <Button variant="primary" onClick={onFirst}>
            {text('calls.firstPage')}
          </Button>
        }
      >
        {text('calls.pastEndText', { count: pages })}
      </EmptyState>
    );
  }
  if (countFilters(place) === 0 && filters.q === '') {
    return (
      <EmptyState
        title={text('calls.noneMine')}
        drawing={<EmptyListDrawing />}
        action={
          <>
            <Button variant="primary" onClick={() => onFilter({ caller: 'none' })}>
              {text('calls.showNobodys')}
            </Button>
            <Button onClick={() => onFilter({ caller: 'all' })}>{text('calls.clear')}</Button>
          </>
        }
      >
        {text('calls.noneMineText')}
      </EmptyState>
    );
  }
  if (countFilters(place) === 1 && filters.caller === 'all' && filters.q === '') {
    return (
      <EmptyState title={text('calls.none')} drawing={<EmptyListDrawing />}>
        {text('calls.noneText', { app })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={text('calls.noneFit')}
      drawing={<NothingFoundDrawing />}
      action={
        <Button variant="primary" onClick={() => onFilter({ ...FIRST_VIEW, caller: 'all' })}>
          {text('calls.clear')}
        </Button>
      }
    >
      {text('calls.noneFitText', { app })}
    </EmptyState>
  );
}
