import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../calls/client.ts';
import { renderRemote } from '../testing/render-remote.tsx';
import { LoadFailed } from './load-failed.tsx';

const noAnswer = new ApiError({ status: 0, code: 'call.noAnswer' });

function alertOf(error: unknown): HTMLElement {
  renderRemote(
    <LoadFailed title="The list did not load" error={error} retrying={false} onRetry={vi.fn()} />,
  );
  return screen.getByRole('alert');
}

it('says why where a server does not answer', () => {
  expect(alertOf(noAnswer)).toHaveTextContent('No connection. Nothing is lost');
});

it('leaves it to the banner to say that the device is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const alert = alertOf(noAnswer);
  expect(alert).toHaveTextContent(/^The list did not loadRetry$/);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('says also offline what a server has answered before', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(alertOf(new ApiError({ status: 500, code: 'server.error' }))).toHaveTextContent(
    'Nothing is lost',
  );
});
