import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateCallLog } from 'shared-contracts/calls/call-logs';
import { fake } from 'shared-contracts/testing/fake-api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_ID, callLog } from '../../testing/calls.ts';
import { windowIs } from '../../testing/window-width.ts';
import { openDesk, savedAs } from './open-desk-in-test.tsx';

const user = userEvent.setup();
const open = `/calllogs?entry=${CALL_ID}`;

beforeEach(() => {
  windowIs('wide');
  window.localStorage.clear();
  // What jsdom leaves out.
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});

describe('the recording of an entry', { timeout: 60_000 }, () => {
  const wav = () => new File(['RIFF'], 'call.wav', { type: 'audio/wav' });
  const choose = async () =>
    user.upload(await screen.findByLabelText('Choose a recording', { selector: 'input' }), wav());
  const leave = () => user.click(screen.getByRole('button', { name: 'Close the entry' }));

  it('is removed with the next save, and kept where one thinks better of it', async () => {
    const { updated } = openDesk({
      at: open,
      logs: [callLog({ file_url: '/f/a.mp3' })],
      upload: vi.fn(),
      api: [fake(updateCallLog, ({ body }) => ({ data: savedAs(body as FormData) }))],
    });
    const button = (name: string) => screen.findByRole('button', { name });
    await user.click(await button('Remove the recording'));
    expect(screen.getByText('The recording goes when the entry is saved.')).toBeVisible();
    await user.click(await button('Keep the recording'));
    await user.click(await button('Save'));
    await waitFor(() => expect(updated()).toHaveLength(1));
    expect(updated()[0]).not.toHaveProperty('remove_audio');
  });

  it('asks the server to remove it', async () => {
    const { updated } = openDesk({
      at: open,
      logs: [callLog({ file_url: '/f/a.mp3' })],
      upload: vi.fn(),
      api: [fake(updateCallLog, ({ body }) => ({ data: savedAs(body as FormData) }))],
    });
    await user.click(await screen.findByRole('button', { name: 'Remove the recording' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(updated()).toMatchObject([{ remove_audio: 'true' }]));
  });

  it.each([
    ['call.amr', '', true],
    ['call.3gp', 'video/3gpp', true],
    ['call.wma', 'audio/x-ms-wma', true],
    ['call.pdf', 'application/pdf', false],
    ['call.jpg', 'image/jpeg', false],
  ])('may be %s, of which the device says "%s": %s', async (name, type, isTaken) => {
    const upload = vi.fn(() => new Promise<string>(() => undefined));
    openDesk({ at: open, upload });
    const input = await screen.findByLabelText('Choose a recording', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File(['x'], name, { type })] } });
    if (isTaken) expect(await screen.findByRole('progressbar')).toBeVisible();
    else expect(await screen.findByText(/^Only audio files can be recordings/)).toBeVisible();
    expect(upload).toHaveBeenCalledTimes(isTaken ? 1 : 0);
  });

  it('belongs to the draft also where it arrives after the entry was closed', async () => {
    const arrivals: ((id: string) => void)[] = [];
    const upload = () => new Promise<string>((resolve) => arrivals.push(resolve));
    const { calls } = openDesk({ at: open, upload });
    await choose();
    await leave();
    arrivals[0]?.('upload-1');
    await waitFor(() =>
      expect(calls('PUT /api/v1/drafts/{key}').at(-1)?.input).toMatchObject({
        body: { content: { values: { upload: 'upload-1', upload_name: 'call.wav' } } },
      }),
    );
  });

  it('that did not arrive is not left behind without a question', async () => {
    const confirm = vi.fn(async () => false);
    openDesk({
      at: open,
      confirm,
      upload: () => Promise.reject(new TypeError('offline')),
    });
    await choose();
    await screen.findByText(/^call\.wav did not arrive/);
    await leave();
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Leave without the recording?' }),
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
