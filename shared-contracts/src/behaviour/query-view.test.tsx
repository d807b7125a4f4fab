import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../calls/client.ts';
import { renderRemote } from '../testing/render-remote.tsx';
import { QueryView, type ViewedQuery } from './query-view.tsx';

const noAnswer = new ApiError({ status: 0, code: 'call.noAnswer' });

interface Shown {
  readonly failedStays?: boolean;
  readonly empty?: boolean;
}

/** A list of names in one state of its query. */
function open(
  given: Partial<ViewedQuery<string[]>>,
  { failedStays = false, empty = false }: Shown = {},
) {
  const query: ViewedQuery<string[]> = {
    data: undefined,
    error: null,
    isFetching: false,
    refetch: vi.fn(),
    errorUpdateCount: 0,
    ...given,
  };
  renderRemote(
    <QueryView
      query={query}
      loading={<p>Names are loading</p>}
      failed="The names did not load"
      failedStays={failedStays}
      empty={empty && <p>No names yet</p>}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </QueryView>,
  );
  return query;
}

it('shows that it loads until the first reply', () => {
  open({ isFetching: true });
  expect(screen.getByText('Names are loading')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the data, also where fetching it again fails', () => {
  open({ data: ['Asha', 'Meera'], error: noAnswer, errorUpdateCount: 1 });
  expect(screen.getByText('Asha, Meera')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Names are loading')).toBeNull();
});

it('shows what is empty in place of the data', () => {
  open({ data: [] }, { empty: true });
  expect(screen.getByText('No names yet')).toBeVisible();
});

it('does not call a list empty before its first reply', () => {
  open({ isFetching: true }, { empty: true });
  expect(screen.getByText('Names are loading')).toBeVisible();
  expect(screen.queryByText('No names yet')).toBeNull();
});

it('shows a failure, and Retry fetches again', async () => {
  const query = open({ error: noAnswer, errorUpdateCount: 1 });
  expect(screen.getByRole('alert')).toHaveTextContent('The names did not load');
  expect(screen.queryByText('Names are loading')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(query.refetch).toHaveBeenCalledOnce();
});

it('loads again during a retry', () => {
  open({ isFetching: true, errorUpdateCount: 1 });
  expect(screen.getByText('Names are loading')).toBeVisible();
});

it('leaves a failure that stays on the screen during a retry', () => {
  open({ isFetching: true, errorUpdateCount: 1 }, { failedStays: true });
  expect(screen.getByRole('alert')).toHaveTextContent('The names did not load');
  expect(screen.queryByText('Names are loading')).toBeNull();
});

it('has no failure that stays before the first one', () => {
  open({ isFetching: true }, { failedStays: true });
  expect(screen.getByText('Names are loading')).toBeVisible();
});
