import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  deleteDoc,
  listDocOpenings,
  listDocs,
  submitDoc,
  type OwnDoc,
} from 'shared-contracts/calls/verification';
import type { UploadOptions } from 'shared-contracts/platform/uploads';
import { session } from 'shared-contracts/testing/builders';
import { fake, type FakeReply } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { DocumentsPage } from './documents-page.tsx';

const DOC: OwnDoc = {
  id: 'd1',
  docType: 'GovID',
  kind: 'pan',
  state: 'pending',
  reason: null,
  pages: 2,
  submitted_at: '2026-11-20T06:00:00.000Z',
  decided_at: null,
  openings: 0,
  usual_hours: null,
};
const pdf = (name = 'card.pdf') => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

function open(
  docs: OwnDoc[],
  { sending, ...host }: { sending?: FakeReply<typeof submitDoc> } & Record<string, unknown> = {},
) {
  const reply = { ...DOC, docType: 'SalaryID' as const, kind: 'salary_slip' };
  let kept = docs;
  return renderRemote(<DocumentsPage docType={docs[0]?.docType ?? 'SalaryID'} />, {
    session: session(),
    api: [
      fake(listDocs, () => ({ data: kept })),
      fake(submitDoc, sending ?? (() => ((kept = [reply, ...kept]), { data: reply }))),
      fake(deleteDoc, () => ({ data: (kept = []) })),
      fake(listDocOpenings, ({ query }) => {
        const isFirst = query?.['cursor'] === undefined;
        return {
          data: [isFirst ? OPENED : { ...OPENED, page: 7, uncovered: false }],
          next: isFirst && (docs[0]?.openings ?? 0) > 1 ? 'second' : null,
        };
      }),
    ],
    host: { confirm: async () => true, ...host },
  });
}

const OPENED = {
  by: 'reviewer' as const,
  page: 2,
  uncovered: true,
  opened_at: '2026-11-21T06:00:00.000Z',
};

const sendButton = () => screen.findByRole('button', { name: 'Send the document' });
const choose = async (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Choose files'), files);

describe('the page of a document', () => {
  it('asks for a page, sends it with its kind and then waits', async () => {
    const page = open([]);
    await userEvent.click(await sendButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Please add a photo or a file');
    await choose(pdf());
    expect(await screen.findByText('PDF: card.pdf')).toBeInTheDocument();
    expect(page.isLeavingGuarded()).toBe(true);
    await userEvent.selectOptions(screen.getByLabelText('What are you sending?'), 'Income proof');
    await userEvent.click(await sendButton());
    expect(await screen.findByText('Waiting for our team')).toBeInTheDocument();
    expect(page.notices).toContain('doc.sent');
    expect(page.isLeavingGuarded()).toBe(false);
    const [sent] = page.requests.filter(({ call }) => call.startsWith('POST'));
    const { query, body } = (sent as { input: unknown }).input as {
      query: unknown;
      body: FormData;
    };
    expect(query).toEqual({ docType: 'SalaryID' });
    expect(body.get('kind')).toBe('income_proof');
    expect((body.get('doc') as File).type).toBe('application/pdf');
  });

  it('sends what was uploaded by its id, shows how far it is, and stops when it is told to', async () => {
    const heard: AbortSignal[] = [];
    const upload = (_: File, { signal, onProgress }: UploadOptions) =>
      new Promise<string>((_resolve, reject) => {
        heard.push(signal as AbortSignal);
        onProgress?.({ sent: 3, size: 8 });
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    const page = open([], { upload });
    await sendButton();
    await choose(pdf());
    await screen.findByText('PDF: card.pdf');
    await userEvent.click(await sendButton());
    const bar = await screen.findByRole('progressbar', { name: 'Sending page 1' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '3'));
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText(/^Stopped\. Nothing was sent/)).toBeInTheDocument();
    expect(heard[0]?.aborted).toBe(true);
    expect(screen.getByText('PDF: card.pdf')).toBeInTheDocument();
    expect(page.requests.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  it('keeps the pages when it is refused, and says why', async () => {
    open([], { sending: { refuse: 429, code: 'doc.tooMany' } });
    await sendButton();
    await choose(pdf());
    await screen.findByText('PDF: card.pdf');
    await userEvent.click(await sendButton());
    expect(await screen.findByText(/as many documents as we take in a day/)).toBeInTheDocument();
    expect(screen.getByText('PDF: card.pdf')).toBeInTheDocument();
  });

  it('says of each file what it cannot take, and that a PDF of an Aadhaar card stays uncovered', async () => {
    open([{ ...DOC, state: 'rejected', reason: 'It has expired.', decided_at: DOC.submitted_at }]);
    await sendButton();
    await userEvent.selectOptions(screen.getByLabelText('What are you sending?'), 'Aadhaar card');
    const large = new File([new Uint8Array(11 * 1024 * 1024)], 'large.pdf', {
      type: 'application/pdf',
    });
    await choose(pdf(), large);
    expect(await screen.findByText(/^large\.pdf is larger than 10 MB/)).toBeInTheDocument();
    expect(screen.getByText(/We cannot cover the number in a PDF/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove page 1' }));
    expect(screen.queryByText('PDF: card.pdf')).not.toBeInTheDocument();
  });
});

describe('where a document stands', () => {
  it('waits with the usual time, or says that it is not known; and is taken back', async () => {
    const page = open([{ ...DOC, usual_hours: 9 }]);
    expect(await screen.findByText('It usually takes about 9 hours.')).toBeInTheDocument();
    expect(screen.getByText(/PAN card, sent on 20 November 2026/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await sendButton();
    expect(page.requests.some(({ call }) => call.startsWith('DELETE'))).toBe(true);
  });

  it('was refused for a reason, and may be sent again; it tells who opened it', async () => {
    const decided_at = '2026-11-21T06:00:00.000Z';
    const refused = { ...DOC, state: 'rejected' as const, reason: 'It has expired.', decided_at };
    open([{ ...refused, openings: 1 }]);
    expect(await screen.findByText('It has expired.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Opened 1 time' }));
    expect(
      await screen.findByText(/^A reviewer opened page 2 and looked under the cover on 21 Nov/),
    ).toBeInTheDocument();
    await sendButton();
  });

  it('tells of every time it was opened, page by page', async () => {
    open([{ ...DOC, state: 'rejected', decided_at: '2026-11-21T06:00:00.000Z', openings: 80 }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Opened 80 times' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/^A reviewer opened page 7 on 21 Nov/)).toBeInTheDocument();
    expect(screen.getByText(/^A reviewer opened page 2/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('is verified on a date, and there is nothing to send', async () => {
    open([{ ...DOC, state: 'approved', decided_at: '2026-11-21T06:00:00.000Z' }]);
    expect(await screen.findByText('Verified on 21 November 2026')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send the document' })).not.toBeInTheDocument();
  });
});
