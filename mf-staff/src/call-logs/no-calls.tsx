import { useTexts } from 'shared-contracts/host';
import {
  Button,
  EmptyListDrawing,
  EmptyState,
  NothingFoundDrawing,
} from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import type { ListPlace } from './page-address.ts';

/** Props of a page without calls: `pages` is 0 when there are no calls at all. */
export interface NoCallsProps {
  readonly place: ListPlace;
  readonly pages: number;
  readonly onFirst: () => void;
}

/** Nothing logged yet, or an address beyond the end of the list. */
export function NoCalls({ place, pages, onFirst }: NoCallsProps) {
  const text = useTexts(texts);
  if (pages === 0) {
    return (
      <EmptyState title={text('calls.none')} drawing={<EmptyListDrawing />}>
        {text('calls.noneText', { app: place.app })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={text('calls.pastEnd', { page: place.page })}
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
