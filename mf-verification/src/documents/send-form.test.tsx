import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { submitDoc, type OwnDoc } from 'shared-contracts/calls/verification';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { beforeEach, expect, it, vi } from 'vitest';
import { SendForm } from './send-form.tsx';

/** Pictures after the first are decoded when a test lets them. */
let decodeLater: Promise<void>;
let arrive: () => void;

// jsdom neither decodes nor draws: here the bytes of a picture are words, and a turned one says so.
beforeEach(() => {
  const words = new WeakMap<HTMLCanvasElement, string>();
  let decoded = 0;
  decodeLater = new Promise((resolve) => (arrive = resolve));
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    decoded += 1;
    if (decoded > 1) await decodeLater;
    return { width: 3, height: 4, words: await file.text(), close: () => undefined };
  });
  const pixels = { data: new Uint8ClampedArray(4 * 12).fill(128), width: 3, height: 4 };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(
    this: HTMLCanvasElement,
  ) {
    let turn = '';
    const context = {
      drawImage: (from: { words?: string }) => words.set(this, `${from.words ?? ''}${turn}`),
      rotate: () => (turn = ', turned'),
      translate: () => undefined,
      getImageData: () => pixels,
    };
    return context as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    onBlob,
  ) {
    onBlob(new Blob([words.get(this) ?? ''], { type: 'image/jpeg' }));
  });
  URL.createObjectURL ??= () => 'blob:page';
  URL.revokeObjectURL ??= () => undefined;
});

const DOC: OwnDoc = {
  id: 'd1',
  docType: 'SalaryID',
  kind: 'salary_slip',
  state: 'pending',
  reason: null,
  pages: 1,
  submitted_at: '2026-11-20T06:00:00.000Z',
  decided_at: null,
  openings: 0,
  usual_hours: null,
};

async function open(docType: 'SalaryID' | 'GovID') {
  const page = renderRemote(<SendForm docType={docType} onSent={() => undefined} />, {
    session: session(),
    api: [fake(submitDoc, { data: DOC })],
  });
  await userEvent.upload(
    screen.getByLabelText('Choose files'),
    new File(['slip'], 'slip.jpg', { type: 'image/jpeg' }),
  );
  return page;
}

const turn = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Turn page 1' }));

it('sends no page before it is turned, and then the turned one; two quick turns are a half', async () => {
  const page = await open('SalaryID');
  const sent = () => page.requests.filter(({ call }) => call.startsWith('POST'));
  await turn();
  await turn();
  const send = screen.getByRole('button', { name: 'Send the document' });
  expect(send).toHaveAttribute('aria-disabled', 'true');
  send.closest('form')?.requestSubmit();
  expect(sent()).toEqual([]);

  arrive();
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(send);
  await waitFor(() => expect(sent()).toHaveLength(1));
  const { body } = (sent()[0] as { input: unknown }).input as { body: FormData };
  expect(await (body.get('doc') as File).text()).toBe('slip, turned, turned');
});

it('takes no word about the bar over a number while the page below it is being turned', async () => {
  await open('GovID');
  await userEvent.selectOptions(screen.getByLabelText('What are you sending?'), 'Aadhaar card');
  const isCovered = await screen.findByRole('checkbox', {
    name: 'The first eight digits are covered',
  });
  await userEvent.click(isCovered);
  expect(isCovered).toBeChecked();
  await turn();
  expect(isCovered).toBeDisabled();
  arrive();
  await waitFor(() => expect(isCovered).toBeEnabled());
  expect(isCovered).not.toBeChecked();
});
