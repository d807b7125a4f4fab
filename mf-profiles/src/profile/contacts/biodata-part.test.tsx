import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBiodata, getOwnBiodata } from 'shared-contracts/calls/biodata';
import { profile } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { catchSavedFiles } from 'shared-contracts/testing/saved-files';
import { describe, expect, it, vi } from 'vitest';
import { BiodataPart } from './biodata-part.tsx';

describe('the biodata of a profile', () => {
  it('is saved under the person’s names, in the language that was chosen', async () => {
    const { saved } = catchSavedFiles();
    const notify = vi.fn();
    const asked: unknown[] = [];
    const api = fake(getBiodata, ({ query }) => {
      asked.push(query?.language);
      return { data: { url: '/files/kept?file=biodata' } };
    });
    renderRemote(<BiodataPart of={profile()} />, { api: [api], host: { notify } });
    await userEvent.selectOptions(screen.getByLabelText('Language of the headings'), 'मराठी');
    await userEvent.click(screen.getByRole('button', { name: 'Download biodata' }));
    await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('biodata.downloaded'));
    expect(asked).toEqual(['mr']);
    expect(saved).toEqual([{ url: '/files/kept?file=biodata', name: 'Asha Kulkarni.pdf' }]);
  });

  it('is one’s own with everything, under its own name, in the language that was chosen', async () => {
    const { saved } = catchSavedFiles();
    const notify = vi.fn();
    const asked: unknown[] = [];
    const api = fake(getOwnBiodata, ({ query }) => {
      asked.push(query?.language);
      return { data: { url: '/files/kept?file=own' } };
    });
    renderRemote(<BiodataPart of={profile()} own />, { api: [api], host: { notify } });
    await userEvent.selectOptions(screen.getByLabelText('Language of the headings'), 'हिन्दी');
    await userEvent.click(screen.getByRole('button', { name: 'Download biodata' }));
    await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('biodata.downloaded'));
    expect(asked).toEqual(['hi']);
    expect(saved).toEqual([{ url: '/files/kept?file=own', name: 'biodata.pdf' }]);
  });

  it('tells how far it is, and swallows a second click meanwhile', async () => {
    const arrive = catchSavedFiles().holdNext();
    const api = fake(getBiodata, { data: { url: '/files/kept?file=biodata' } });
    const { requests } = renderRemote(<BiodataPart of={profile()} />, { api: [api] });
    const get = screen.getByRole('button', { name: 'Download biodata' });
    await userEvent.click(get);
    expect(
      await screen.findByRole('progressbar', { name: 'The biodata is downloading.' }),
    ).toBeVisible();
    await userEvent.click(get);
    expect(requests).toHaveLength(1);
    arrive();
    await vi.waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  });

  it('warns when that profile is not verified', async () => {
    const notify = vi.fn();
    const api = fake(getBiodata, { refuse: 423, code: 'biodata.notVerified' });
    renderRemote(<BiodataPart of={profile()} />, { api: [api], host: { notify } });
    await userEvent.click(screen.getByRole('button', { name: 'Download biodata' }));
    await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('biodata.notVerified'));
  });

  it('leaves it to the shell to say that one has to sign in again', async () => {
    const api = fake(getBiodata, { refuse: 401, code: 'auth.required' });
    const { notices } = renderRemote(<BiodataPart of={profile()} />, { api: [api] });
    await userEvent.click(screen.getByRole('button', { name: 'Download biodata' }));
    await vi.waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(notices).toEqual([]);
  });
});
