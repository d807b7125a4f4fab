import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
} from 'shared-contracts/calls/own-profile';
import { listProfiles } from 'shared-contracts/calls/profiles';
import type { Question } from 'shared-contracts/host';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { membersPeople, pageOf } from '../listing-fakes.ts';
import { FilteredListing } from './filtered-listing.tsx';

/** A site that keeps searches; `more` takes the place of its answers. */
function open(at: string, { more = [] as Fake[], answer = true } = {}) {
  let saved = [
    { id: '1', name: 'Near home', filters: 'city=Pune&city=Nashik&sort=newest' },
    { id: '2', name: 'Doctors', filters: 'occupation=Doc&no_longer=known' },
  ];
  const api = [
    fake(listProfiles, pageOf(membersPeople(1, 1))),
    fake(listSavedSearches, () => ({ data: saved })),
    fake(saveSearch, ({ body }) => {
      const search = body as { name: string; filters: string };
      saved = [{ id: '3', ...search }, ...saved];
      return { data: saved };
    }),
    fake(deleteSavedSearch, ({ params }) => {
      saved = saved.filter(({ id }) => id !== params?.['id']);
      return { data: saved };
    }),
    ...more,
  ];
  const questions: Question[] = [];
  const confirm = async (question: Question) => questions.push(question) > 0 && answer;
  const rendered = renderRemote(<FilteredListing />, {
    session: session(),
    at,
    api,
    host: { confirm },
  });
  return { ...rendered, questions };
}

const searches = async () =>
  within(await screen.findByRole('navigation', { name: 'Saved searches' }));

describe('saved searches', () => {
  it('lead to their filters as far as they are known, and mark the one that is open', async () => {
    open('/filtered/profiles?city=Pune&city=Nashik&sort=newest');
    const links = (await searches()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Near home', '/filtered/profiles?city=Pune&city=Nashik&sort=newest'],
      ['Doctors', '/filtered/profiles?occupation=Doc'],
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
  });

  it('stand above the form of the drawer, too: opened there, they close it', async () => {
    open('/filtered/profiles?choose=true');
    const drawer = within(screen.getByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await drawer.findByRole('link', { name: 'Near home' }));
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/filtered/profiles?city=Pune&city=Nashik&sort=newest',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keep the filters and the order under a name that is asked for', async () => {
    const { requests, notices } = open('/filtered/profiles?age_from=25&diet=jain&sort=active');
    await userEvent.click(screen.getByRole('button', { name: 'Save this search' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Save this search' }));
    const name = dialog.getByLabelText('Name of the search');
    expect(name).toHaveValue('25 years and older, Jain');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(name).toHaveAccessibleDescription(/Please give it a name/);
    await userEvent.type(name, 'शोध ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await (await searches()).findByRole('link', { name: 'शोध' })).toBeVisible();
    expect(requests).toContainEqual({
      call: 'POST /api/v1/saved_searches',
      input: { body: { name: 'शोध', filters: 'age_from=25&diet=jain&sort=active' } },
    });
    expect(notices).toEqual(['search.saved']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keep no name of a person, and are not offered for a name alone', async () => {
    const { requests } = open('/filtered/profiles?city=Pune&q=Asha');
    await userEvent.click(screen.getByRole('button', { name: 'Save this search' }));
    expect(screen.getByLabelText('Name of the search')).toHaveValue('Pune');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(requests).toContainEqual({
        call: 'POST /api/v1/saved_searches',
        input: { body: { name: 'Pune', filters: 'city=Pune' } },
      }),
    );
    open('/filtered/profiles?q=Asha');
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Save this search' })).toHaveLength(1),
    );
  });

  it('say when a name is taken, and keep what was typed when there is no room', async () => {
    const full = fake(saveSearch, { refuse: 409, code: 'search.tooMany' });
    const { notices } = open('/filtered/profiles?age_from=25', { more: [full] });
    await searches();
    await userEvent.click(screen.getByRole('button', { name: 'Save this search' }));
    const name = screen.getByLabelText('Name of the search');
    await userEvent.clear(name);
    await userEvent.type(name, 'Doctors');
    expect(name).toHaveAccessibleDescription(/will replace it/);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices).toEqual(['search.tooMany']));
    expect(name).toHaveValue('Doctors');
  });

  it('go after a question', async () => {
    const { notices, questions } = open('/filtered/profiles');
    await userEvent.click(
      (await searches()).getByRole('button', { name: 'Remove the saved search Near home' }),
    );
    await waitFor(() => expect(notices).toEqual(['search.removed']));
    expect(questions).toMatchObject([{ title: 'Remove the saved search “Near home”?' }]);
    expect((await searches()).getAllByRole('link')).toHaveLength(1);
  });

  it('stay when the question is answered with no', async () => {
    const { requests } = open('/filtered/profiles', { answer: false });
    await userEvent.click(
      (await searches()).getByRole('button', { name: 'Remove the saved search Doctors' }),
    );
    expect((await searches()).getAllByRole('link')).toHaveLength(2);
    expect(requests.map(({ call }) => call)).not.toContain('DELETE /api/v1/saved_searches/{id}');
  });

  it('fail without taking the people along, and can be asked for again', async () => {
    let broken = true;
    const list = fake(listSavedSearches, () =>
      broken
        ? { refuse: 500, code: 'server.error' }
        : { data: [{ id: '1', name: 'Near home', filters: 'city=Pune' }] },
    );
    open('/filtered/profiles', { more: [list] });
    expect(await screen.findByText('Person 1 Patil')).toBeVisible();
    await screen.findByText(/We could not load your saved searches/);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await searches()).getByRole('link', { name: 'Near home' })).toBeVisible();
  });

  describe('with new people', () => {
    const near = {
      id: '1',
      name: 'Near home',
      filters: 'city=Pune',
      notifies: true,
      new_people: 3,
    };
    const doctors = { ...near, id: '2', name: 'Doctors', filters: 'occupation=Doc', new_people: 0 };

    /** A site that reports new people; refuses each change where `fails` says so. */
    function openReporting(at: string, fails = false) {
      let saved = [near, doctors];
      const change = fake(changeSavedSearch, ({ params, body }) => {
        if (fails) return { refuse: 500, code: 'server.error' };
        const { notifies, opened } = body as { notifies?: boolean; opened?: true };
        saved = saved.map((one) =>
          one.id === params?.['id']
            ? {
                ...one,
                notifies: notifies ?? one.notifies,
                new_people: opened === true ? 0 : one.new_people,
              }
            : one,
        );
        return { data: saved };
      });
      return open(at, { more: [fake(listSavedSearches, () => ({ data: saved })), change] });
    }
    const reports = async (name: string) =>
      (await searches()).findByRole('switch', {
        name: `E-mail me when a new profile fits: ${name}`,
      });
    const changes = ({ requests }: ReturnType<typeof open>) =>
      requests.filter(({ call }) => call === 'PUT /api/v1/saved_searches/{id}');

    it('say how many, lead to the newest first, and have none once they were opened', async () => {
      const page = openReporting('/filtered/profiles?choose=true');
      const drawer = within(screen.getByRole('dialog', { name: 'Filters' }));
      const link = await drawer.findByRole('link', { name: 'Near home 3 new' });
      expect(link).toHaveAttribute('href', '/filtered/profiles?city=Pune&sort=newest');
      await screen.findByText('Person 1 Patil');
      expect(changes(page)).toEqual([]);
      await userEvent.click(link);
      expect(await (await searches()).findByRole('link', { name: 'Near home' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      expect(changes(page)).toMatchObject([
        { input: { params: { id: '1' }, body: { opened: true } } },
      ]);
    });

    it('keep the number where it could not be marked as seen, without a notice', async () => {
      const page = openReporting('/filtered/profiles?city=Pune&sort=active', true);
      await waitFor(() => expect(changes(page)).toHaveLength(1));
      expect(
        await (await searches()).findByRole('link', { name: 'Near home 3 new' }),
      ).toBeVisible();
      expect(page.notices).toEqual([]);
    });

    it('report them by mail or not, with the keyboard too', async () => {
      const page = openReporting('/filtered/profiles');
      const mails = await reports('Doctors');
      expect(mails).toBeChecked();
      mails.focus();
      await userEvent.keyboard(' ');
      expect(mails).not.toBeChecked();
      await waitFor(() => expect(mails).toHaveAttribute('aria-busy', 'false'));
      expect(mails).not.toBeChecked();
      expect(await reports('Near home')).toBeChecked();
      expect(changes(page)).toMatchObject([
        { input: { params: { id: '2' }, body: { notifies: false } } },
      ]);
    });

    it('go back to what holds when the switch is refused', async () => {
      const { notices } = openReporting('/filtered/profiles', true);
      const mails = await reports('Doctors');
      await userEvent.click(mails);
      await waitFor(() => expect(notices).toEqual(['server.error']));
      await waitFor(() => expect(mails).toBeChecked());
    });

    it('have no switch where the server does not report', async () => {
      open('/filtered/profiles');
      await (await searches()).findByRole('link', { name: 'Doctors' });
      expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    });
  });
});
