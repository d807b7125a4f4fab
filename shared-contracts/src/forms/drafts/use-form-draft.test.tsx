import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'shared-contracts/schema';
import { session } from 'shared-contracts/testing/builders';
import { fake, type FakeReply } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { TextField } from 'shared-contracts/ui/core';
import { expect, it } from 'vitest';
import { deleteDraft, getDraft, saveDraft } from '../../calls/own-profile.ts';
import { useForm } from '../use-form.ts';
import { useFormDraft } from './use-form-draft.ts';

const Content = z.object({ name: z.string(), city: z.string() });

function Form({ stays = false }: { stays?: boolean }) {
  const draft = useFormDraft({ key: 'form', schema: Content });
  const form = useForm({
    start: { name: '', city: 'Pune' },
    check: () => ({}),
    onSubmit() {
      draft.forget();
      if (!stays) form.reset();
    },
    draft,
  });
  return (
    <form {...form.formProps}>
      <TextField {...form.text('name')} label="Name" />
      <TextField {...form.text('city')} label="City" />
      <button type="submit">Send</button>
    </form>
  );
}

function open(kept: FakeReply<typeof getDraft>, stays = false) {
  const page = renderRemote(<Form stays={stays} />, {
    session: session(),
    api: [fake(getDraft, kept), fake(saveDraft, { data: null }), fake(deleteDraft, { data: null })],
  });
  const sent = (method: string) => page.requests.filter(({ call }) => call.startsWith(method));
  return {
    ...page,
    /** What was saved last. */
    saved: () => sent('PUT').map(({ input }) => (input as { body: unknown }).body),
    forgotten: () => sent('DELETE').length,
  };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const kept = (content: unknown) => ({ data: { content, saved_at: '2026-01-02T10:00:00.000Z' } });

it('opens a form with what was written earlier', async () => {
  open(kept({ name: 'Asha', city: 'Satara' }));
  await waitFor(() => expect(field('Name')).toHaveValue('Asha'));
  expect(field('City')).toHaveValue('Satara');
});

it('saves what is written, and forgets it once nothing differs from the start', async () => {
  const { saved, forgotten } = open({ data: null });
  await userEvent.type(field('Name'), 'Asha');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(saved()).toEqual([{ content: { name: 'Asha', city: 'Pune' } }]));
  await userEvent.clear(field('Name'));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(forgotten()).toBe(1));
});

it('writes nothing more of what was sent, where the form stays', async () => {
  const { saved, forgotten } = open(kept({ name: 'Asha', city: 'Satara' }), true);
  await waitFor(() => expect(field('Name')).toHaveValue('Asha'));
  await userEvent.type(field('Name'), ' Patil');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(forgotten()).toBe(1));
  window.dispatchEvent(new Event('pagehide'));
  expect(saved()).toEqual([]);
  await userEvent.type(field('City'), 'Wai');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(saved()).toHaveLength(1));
});

it('forgets it once the form is sent, and asks for nothing where there was none', async () => {
  const { forgotten } = open(kept({ name: 'Asha', city: 'Satara' }));
  await waitFor(() => expect(field('Name')).toHaveValue('Asha'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(field('Name')).toHaveValue('');
  await waitFor(() => expect(forgotten()).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(forgotten()).toBe(1);
});

it('puts what is typed before the draft has come over it, and saves it then', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { saved } = open(async () => {
    await arrived;
    return kept({ name: 'Asha', city: 'Satara' });
  });
  await userEvent.type(field('Name'), 'Ila');
  window.dispatchEvent(new Event('pagehide'));
  expect(saved()).toEqual([]);
  arrive();
  await waitFor(() => expect(field('City')).toHaveValue('Satara'));
  expect(field('Name')).toHaveValue('Ila');
  await waitFor(() => expect(saved()).toEqual([{ content: { name: 'Ila', city: 'Satara' } }]), {
    timeout: 5000,
  });
});

it.each([
  ['of another build', kept('Asha')],
  ['that does not come', { refuse: 500, code: 'server.error' } as const],
])('leaves the form open with a draft %s', async (_, reply) => {
  open(reply);
  await userEvent.type(field('Name'), 'Ila');
  expect(field('Name')).toHaveValue('Ila');
  expect(field('City')).toHaveValue('Pune');
});

it('is asked for again when it did not come, and what was written meanwhile is saved where there is none', async () => {
  let isAway = true;
  const { saved } = open(() => (isAway ? { refuse: 503, code: 'server.busy' } : { data: null }));
  await userEvent.type(field('Name'), 'Ila');
  window.dispatchEvent(new Event('pagehide'));
  expect(saved()).toEqual([]);
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(saved()).toEqual([{ content: { name: 'Ila', city: 'Pune' } }]));
  expect(field('Name')).toHaveValue('Ila');
});

it('that comes after the form was opened without it is not written over', async () => {
  let isAway = true;
  const { saved, requests } = open(() =>
    isAway ? { refuse: 503, code: 'server.busy' } : kept({ name: 'Asha', city: 'Satara' }),
  );
  await userEvent.type(field('Name'), 'Ila');
  await waitFor(() => expect(requests).toHaveLength(1));
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(requests).toHaveLength(2));
  await userEvent.type(field('Name'), ' Kale');
  window.dispatchEvent(new Event('pagehide'));
  expect(field('Name')).toHaveValue('Ila Kale');
  expect(saved()).toEqual([]);
});
