import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { submitDoc } from 'shared-contracts/calls/verification';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { beforeEach, expect, it, vi } from 'vitest';
import * as pictures from './picture/picture.ts';
import { SendForm } from './send-form.tsx';

// No picture is decoded here: the turned one comes when the test says so.
vi.mock('./picture/picture.ts', { spy: true });

const picture = (words: string): pictures.Picture => ({
  ...{ blob: new Blob([words]), url: `blob:${words}`, width: 3, height: 4, warnings: [] },
});

beforeEach(() => {
  URL.revokeObjectURL = vi.fn();
});

it('sends no page before it is turned, and then the turned one', async () => {
  let arrive: (one: pictures.Picture) => void = () => undefined;
  vi.mocked(pictures.readPicture).mockResolvedValue(picture('upright'));
  vi.mocked(pictures.turned).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const page = renderRemote(<SendForm docType="SalaryID" onSent={() => undefined} />, {
    session: session(),
    api: [
      fake(submitDoc, {
        data: {
          ...{ id: 'd1', docType: 'SalaryID', kind: 'salary_slip', state: 'pending' },
          ...{ reason: null, pages: 1, submitted_at: '2026-11-20T06:00:00.000Z' },
          ...{ decided_at: null, openings: 0, usual_hours: null },
        },
      }),
    ],
  });
  const sent = () => page.requests.filter(({ call }) => call.startsWith('POST'));
  await userEvent.upload(
    screen.getByLabelText('Choose files'),
    new File(['x'], 'slip.jpg', { type: 'image/jpeg' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Turn page 1' }));
  const send = screen.getByRole('button', { name: 'Send the document' });
  expect(send).toHaveAttribute('aria-disabled', 'true');
  send.closest('form')?.requestSubmit();
  expect(sent()).toEqual([]);

  arrive(picture('on its side'));
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(send);
  await waitFor(() => expect(sent()).toHaveLength(1));
  const { body } = (sent()[0] as { input: unknown }).input as { body: FormData };
  expect(await (body.get('doc') as File).text()).toBe('on its side');
});
