import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { expect, it } from 'vitest';
import { SilentSound } from '../testing/silent-sound.ts';
import { Recording } from './recording.tsx';
import { createRecordings } from './recordings.ts';

it('says of a recording that browsers cannot play what to do, and offers it', async () => {
  const sound = new SilentSound();
  const recordings = createRecordings(sound, async () => true);
  recordings.renewBy(async () => '/files/a.amr');
  renderRemote(<Recording recordings={recordings} id="a" url="/files/a.amr" name="Asha" />);
  await userEvent.click(screen.getByRole('button', { name: 'Play the recording of Asha' }));
  sound.error = { code: 4 } as MediaError;
  sound.emit('error');
  await expect.poll(() => sound.played.length).toBe(2);
  sound.emit('error');
  expect(await screen.findByText(/^Browsers cannot play recordings of this kind/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Download the recording of Asha' });
  expect(link).toHaveAttribute('href', '/files/a.amr');
});
