import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { defineRemote } from 'shared-contracts/platform/remote';
import type { Candidate } from 'shared-contracts/platform/resolution';
import type { RemoteName } from 'shared-contracts/platform/routes';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it, vi } from 'vitest';
import { createRemoteLoader } from './loader.ts';
import { RemoteSlot } from './remote-slot.tsx';
import { RemotesContext } from './remotes-context.tsx';

const candidate: Omit<Candidate, 'global'> = {
  build: '1',
  version: '1.0.0',
  track: 'stable',
  format: 'container',
  entry: '/a/x/1/remoteEntry.js',
  integrity: 'sha384-test',
  early: [],
  base: '/a/x/1/',
};

/** Shows /settings' slot with what each remote brings; null is a remote whose script never comes. */
async function show(
  fillings: Partial<Record<RemoteName, ComponentType | null>>,
  fillers: readonly RemoteName[],
) {
  const remotes = Object.keys(fillings).map((name) => [name, [{ ...candidate, global: name }]]);
  const resolution = { generation: 1, complete: true, remotes: Object.fromEntries(remotes) };
  const loader = createRemoteLoader({
    resolution,
    importBuild: async ({ global }) => {
      const name = global as RemoteName;
      const Filling = fillings[name];
      if (!Filling) throw new Error('404');
      return defineRemote({ name, pages: {}, slots: { 'settings.section': Filling } });
    },
    store: { inject: vi.fn(), evict: vi.fn(), replace: vi.fn() },
    refetchResolution: async () => resolution,
  });
  renderRemote(
    <RemotesContext value={loader}>
      <main>
        <RemoteSlot name="settings.section" props={{}} fillers={fillers} />
      </main>
    </RemotesContext>,
  );
  await act(async () => undefined);
  return within(screen.getByRole('main'));
}

const section = (name: string) =>
  function Section() {
    return <h2>{name}</h2>;
  };

describe('a slot that several remotes fill', () => {
  it('shows them in the declared order, whoever came first', async () => {
    const slot = await show(
      { 'mf-billing': section('Payments'), 'mf-verification': section('Contacts') },
      ['mf-verification', 'mf-billing'],
    );
    const names = slot.getAllByRole('heading').map((one) => one.textContent);
    expect(names).toEqual(['Contacts', 'Payments']);
  });

  it('keeps the others when one does not come, and Retry is that one’s own', async () => {
    const billing: { filling: ComponentType | null } = { filling: null };
    const fillings = {
      'mf-verification': section('Contacts'),
      get 'mf-billing'() {
        return billing.filling;
      },
    };
    const slot = await show(fillings, ['mf-billing', 'mf-verification']);
    expect(slot.getByRole('heading', { name: 'Contacts' })).toBeVisible();
    expect(slot.getByText(/This part did not load/)).toBeVisible();
    billing.filling = section('Payments');
    await userEvent.click(slot.getByRole('button'));
    expect(await slot.findByRole('heading', { name: 'Payments' })).toBeVisible();
    expect(slot.queryByText(/This part did not load/)).not.toBeInTheDocument();
  });

  it('asks again for what did not come when the device is back online', async () => {
    const billing: { filling: ComponentType | null } = { filling: null };
    const fillings = {
      get 'mf-billing'() {
        return billing.filling;
      },
    };
    const slot = await show(fillings, ['mf-billing']);
    expect(slot.getByText(/This part did not load/)).toBeVisible();
    billing.filling = section('Payments');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await slot.findByRole('heading', { name: 'Payments' })).toBeVisible();
  });

  it('keeps the others when one breaks on screen', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('broken');
    };
    const slot = await show({ 'mf-billing': Broken, 'mf-verification': section('Contacts') }, [
      'mf-billing',
      'mf-verification',
    ]);
    expect(slot.getByRole('heading', { name: 'Contacts' })).toBeVisible();
    expect(slot.getAllByText(/This part did not load/)).toHaveLength(1);
    quiet.mockRestore();
  });

  it('shows nothing for a remote that brings nothing for it or was never released', async () => {
    const slot = await show({ 'mf-verification': section('Contacts') }, [
      'mf-billing',
      'mf-verification',
    ]);
    expect(slot.getAllByRole('heading')).toHaveLength(1);
    expect(slot.queryByText(/did not arrive/)).not.toBeInTheDocument();
  });
});
