import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callLogDraft } from 'shared-contracts/calls/call-logs';
import { deleteDraft, getDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import { createQueryClient } from 'shared-contracts/calls/query-client';
import { unsavedCallDraftKeys } from 'shared-contracts/domain/unsaved-call-drafts';
import { createBus } from 'shared-contracts/platform/events/bus';
import { reconnected } from 'shared-contracts/platform/events/realtime-events';
import { session } from 'shared-contracts/testing/builders';
import { fake, fakeApi } from 'shared-contracts/testing/fake-api';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { windowIs } from '../../testing/window-width.ts';
import { openDesk } from '../entry/open-desk-in-test.tsx';
import { NO_DRAFT, type CallDraft } from './call-draft.ts';
import { callDraftOf, keepOnDevice, resumeCallDrafts } from './call-drafts.ts';
import { openDeviceDrafts } from './device-drafts.ts';

const ME = session().userId;
const NEW = callLogDraft(null);
const draft: CallDraft = { ...NO_DRAFT, base: { remark: '' }, values: { remark: 'half a word' } };
const kept = () => unsavedCallDraftKeys(window.localStorage, ME);

/** A page whose server keeps drafts once it is well again. */
function page() {
  let isAway = true;
  const gone = { refuse: 503, code: 'server.busy' };
  const { send, requests } = fakeApi([
    fake(saveDraft, () => (isAway ? gone : { data: null })),
    fake(deleteDraft, () => (isAway ? gone : { data: null })),
  ]);
  const bus = createBus(({ error }) => {
    throw error;
  });
  const saved = () =>
    requests.filter(({ call }) => call.startsWith('PUT')).map(({ input }) => input.body);
  return {
    parts: { send, bus, cache: createQueryClient() },
    saved,
    comeBack() {
      isAway = false;
      act(() => bus.emit(reconnected, {}));
    },
  };
}

beforeEach(() => {
  window.localStorage.clear();
  windowIs('wide');
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});

describe('a draft of a call log', () => {
  it('stands on the device as long as the API does not take it, and no longer', async () => {
    const { parts, comeBack } = page();
    const autosave = callDraftOf(parts, ME, NEW);
    autosave.changed(draft);
    autosave.flush();
    await waitFor(() => expect(kept()).toHaveLength(1));
    expect(openDeviceDrafts(ME, window).read(NEW)?.draft).toEqual(draft);
    comeBack();
    await waitFor(() => expect(kept()).toEqual([]));
    expect(autosave.unsaved()).toBeNull();
  });

  it('of an earlier page is saved by whatever page stands once the API is back', async () => {
    openDeviceDrafts(ME, window).write(NEW, draft);
    const { parts, saved, comeBack } = page();
    resumeCallDrafts(parts, ME);
    comeBack();
    await waitFor(() => expect(kept()).toEqual([]));
    expect(saved().at(-1)).toEqual({ content: draft });
  });

  it('that a form of this page writes on the device alone is not resumed under its hands', () => {
    const { parts } = page();
    const device = openDeviceDrafts(ME, window);
    const autosave = callDraftOf(parts, ME, NEW);
    keepOnDevice(autosave, device, NEW, draft);
    resumeCallDrafts(parts, ME);
    const whole: CallDraft = { ...draft, values: { remark: 'half a word, and the other half' } };
    keepOnDevice(autosave, device, NEW, whole);
    autosave.flush();
    expect(autosave.unsaved()).toBeNull();
    expect(device.read(NEW)?.draft).toEqual(whole);
  });

  it('that nobody can read is taken away, and somebody else’s is left alone', () => {
    window.localStorage.setItem(`calldraft:${ME}:${NEW}`, '{"draft":1}');
    openDeviceDrafts('somebody', window).write(NEW, draft);
    resumeCallDrafts(page().parts, ME);
    expect(kept()).toEqual([]);
    expect(unsavedCallDraftKeys(window.localStorage, 'somebody')).toHaveLength(1);
  });
});

describe('a form', () => {
  const user = userEvent.setup();
  const customer = () => screen.findByRole('textbox', { name: 'Customer' });

  it('opens with what an earlier page left on the device', async () => {
    openDeviceDrafts(ME, window).write(NEW, {
      ...NO_DRAFT,
      base: { customer_name: '' },
      values: { customer_name: 'Meena' },
    });
    openDesk({ at: '/calllogs?entry=new' });
    expect(await customer()).toHaveValue('Meena');
    expect(screen.getByText(/^Kept from/)).toBeVisible();
    await waitFor(() => expect(kept()).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await customer()).toHaveValue('');
  });

  it('whose draft did not come keeps what is typed here, and writes nothing over', async () => {
    const { calls } = openDesk({
      at: '/calllogs?entry=new',
      api: [fake(getDraft, { refuse: 503, code: 'server.busy' })],
    });
    await user.type(await customer(), 'Meena');
    expect(await screen.findByText(/Your draft stays on this device/)).toBeVisible();
    expect(kept()).toHaveLength(1);
    expect(calls('PUT /api/v1/drafts/{key}')).toEqual([]);
  });

  it('that is saved from a kept draft does not come back, and is stored under one name', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const typist = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const first = 'b8a9c1de-0000-4000-8000-000000000001';
    openDeviceDrafts(ME, window).write(NEW, {
      ...NO_DRAFT,
      client_id: first,
      base: { customer_name: '', phone: '', status: '' },
      values: { customer_name: 'Meena', phone: '98220 54321', status: 'not_called' },
    });
    const { requests, created, notices } = openDesk({ at: '/calllogs?entry=new' });
    expect(await customer()).toHaveValue('Meena');
    await typist.type(await customer(), ' Jadhav');
    await typist.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices).toEqual(['callLog.saved']));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    // Its draft is taken away, and nothing is written after that.
    const changes = requests.filter(({ call }) => /^(PUT|DELETE) .*drafts/.test(call));
    expect(changes.at(-1)?.call).toBe('DELETE /api/v1/drafts/{key}');
    expect(created().map(({ client_id }) => client_id)).toEqual([first]);
    expect(kept()).toEqual([]);
  });
});
