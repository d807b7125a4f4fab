import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBiodata } from 'shared-contracts/calls/biodata';
import { profile } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { saveFile } from 'shared-contracts/save-file';
import { describe, expect, it, vi } from 'vitest';
import { BiodataPart } from './biodata-part.tsx';

vi.mock('shared-contracts/save-file', () => ({ saveFile: vi.fn(() => Promise.resolve()) }));

describe('the biodata of a profile', () => {
  it('is saved under the person’s names, in the language that was chosen', async () => {
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
    expect(saveFile).toHaveBeenCalledWith('/files/kept?file=biodata', 'Asha Kulkarni.pdf');
  });

  it('warns when that profile is not verified', async () => {
    const notify = vi.fn();
    const api = fake(getBiodata, { refuse: 423, code: 'biodata.notVerified' });
    renderRemote(<BiodataPart of={profile()} />, { api: [api], host: { notify } });
    await userEvent.click(screen.getByRole('button', { name: 'Download biodata' }));
    await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('biodata.notVerified'));
  });
});
