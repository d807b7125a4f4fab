import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listSavedSearches } from 'shared-contracts/calls/own-profile';
import { listProfiles } from 'shared-contracts/calls/profiles';
import { listEducations, listOccupations, listPlaces } from 'shared-contracts/calls/suggestions';
import type { PlanCode } from 'shared-contracts/domain/plan';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { membersPeople, pageOf } from '../listing-fakes.ts';
import { FilteredListing } from './filtered-listing.tsx';
import { forgetDraft, keepDraft } from './kept-draft.ts';

/** For what loads late or is counted once the form stands still. */
const LONG = { timeout: 10_000 };

/** A site where so many people fit each number of applied filters. */
function render(at: string, { myplan = 'hope' as PlanCode, people = [50, 12, 3, 0] } = {}) {
  const listing = fake(listProfiles, ({ query = {} }) => {
    const count = {
      people: people[Object.keys(query).filter((key) => key !== 'sort').length] ?? 0,
      more: false,
    };
    const filter_words = [{ filter: 'city', written: 'Kolhapur', read: 'कोल्हापूर' }];
    return { data: { ...pageOf(membersPeople(1, 1)).data, count, filter_words } };
  });
  const pune = { name: 'Pune', devanagari: 'पुणे', about: 'Maharashtra' };
  const puri = { name: 'Puri', devanagari: 'पुरी', about: 'Odisha' };
  const doctor = { name: 'Doctor', devanagari: 'डॉक्टर', about: null };
  const api = [
    listing,
    fake(listSavedSearches, { data: [] }),
    fake(listPlaces, ({ query }) => ({ data: query?.q === 'nowhere' ? [] : [pune, puri] })),
    fake(listOccupations, { data: [doctor] }),
    fake(listEducations, { data: [] }),
  ];
  return renderRemote(<FilteredListing />, { session: session({ myplan }), at, api });
}

const SECTIONS = ['Basics', 'Work and education', 'Family and food', 'Horoscope', 'Verified'];

/** The drawer with its form, once both are there, and these sections opened. */
async function openDrawer(sections = SECTIONS) {
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  const drawer = within(screen.getByRole('dialog', { name: 'Filters' }));
  await openSections(drawer, sections);
  return drawer;
}

async function openSections(form: ReturnType<typeof within>, sections: readonly string[]) {
  await form.findByText('Basics', {}, LONG);
  for (const name of sections) await userEvent.click(form.getByText(name));
}

const address = () => screen.getByTestId('address').textContent;

afterEach(() => {
  vi.unstubAllGlobals();
  forgetDraft();
});

// jsdom lays nothing out and has nothing to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the filters', () => {
  it('begin as applied, tell how many will be shown, and go to the address at Apply', async () => {
    render('/filtered/profiles?age_from=25&sort=newest');
    const drawer = await openDrawer();
    expect(drawer.getByLabelText('Age from')).toHaveValue('25');
    fireEvent.change(drawer.getByLabelText('Age to'), { target: { value: '30' } });
    expect(await drawer.findByRole('button', { name: 'Show 3 profiles' }, LONG)).toBeVisible();
    await userEvent.click(drawer.getByRole('checkbox', { name: 'With a photo' }));
    await userEvent.click(await drawer.findByRole('button', { name: /^No profile fits/ }, LONG));
    expect(address()).toBe('/filtered/profiles?age_from=25&age_to=30&photo=true&sort=newest');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  }, 20_000);

  it('offer places in the script of the writer, take words of one’s own, and choices from a list', async () => {
    render('/filtered/profiles');
    const drawer = await openDrawer();
    const cities = drawer.getByRole('combobox', { name: 'Cities' });
    await userEvent.type(cities, 'pu');
    await userEvent.click(await drawer.findByRole('option', { name: /^Pune/ }, LONG));
    expect(drawer.getByRole('button', { name: 'Remove Pune' })).toBeVisible();
    await userEvent.type(cities, 'पु');
    await drawer.findByRole('option', { name: /^पुरी/ }, LONG);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await userEvent.type(cities, 'nowhere{Enter}');
    await userEvent.click(drawer.getByRole('combobox', { name: 'Rashi' }));
    await userEvent.click(drawer.getByRole('option', { name: /^Mesha/ }));
    expect(drawer.getByRole('option', { name: /^Mesha/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Jain' }));
    await userEvent.type(drawer.getByRole('combobox', { name: 'Occupation' }), 'Doc');
    expect(await drawer.findByText('1 suggestion', {}, LONG)).toBeInTheDocument();
    // Left as it is, what was typed counts.
    await userEvent.click(drawer.getByRole('button', { name: /^Show/ }));
    const asked = new URLSearchParams(address()?.split('?')[1]);
    expect(asked.getAll('city')).toEqual(['Pune', 'पुरी', 'nowhere']);
    expect(asked.getAll('diet')).toEqual(['jain']);
    expect(asked.getAll('rashi')).toEqual(['mesha']);
    expect(asked.get('occupation')).toBe('Doc');
  }, 20_000);

  it('give chosen ones back by their button or by Backspace, and close a list before the drawer', async () => {
    render('/filtered/profiles?city=Pune&city=Nashik&rashi=mesha');
    const drawer = await openDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Pune' }));
    await userEvent.click(drawer.getByRole('combobox', { name: 'Rashi' }));
    const list = drawer.getByRole('listbox', { name: 'Rashi' });
    expect(within(list).getAllByRole('option')).toHaveLength(12);
    await userEvent.keyboard('{Escape}');
    expect(list).not.toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(drawer.getByRole('button', { name: /^Show/ }));
    expect(address()).toBe('/filtered/profiles?city=Nashik');
  }, 20_000);

  it('say beside the field what cannot be asked for, and stay', async () => {
    render('/filtered/profiles');
    const drawer = await openDrawer();
    fireEvent.change(drawer.getByLabelText('Height from'), { target: { value: '183' } });
    fireEvent.change(drawer.getByLabelText('Height to'), { target: { value: '152' } });
    await userEvent.type(drawer.getByLabelText('Name'), 'x');
    // An error opens its section.
    await userEvent.click(drawer.getByText('Basics'));
    await userEvent.click(drawer.getByRole('button', { name: 'Show profiles' }));
    expect(drawer.getByLabelText('Height to')).toHaveAccessibleDescription(/ends before it begins/);
    expect(drawer.getByLabelText('Name')).toHaveAccessibleDescription(/at least 2 letters/);
    expect(drawer.getByLabelText('Name')).toBeVisible();
    expect(address()).toBe('/filtered/profiles');
  }, 20_000);

  it.each<[PlanCode, boolean[]]>([
    ['hope', [true, true, true]],
    ['belief', [false, true, true]],
    ['trust', [false, false, false]],
  ])(
    'on %s offer the verifications of the plan, and the way to the others',
    async (myplan, off) => {
      render('/filtered/profiles', { myplan });
      const drawer = await openDrawer();
      const boxes = ['Identity verified', 'Job verified', 'Income verified'].map((name) =>
        drawer.getByRole<HTMLInputElement>('checkbox', { name }),
      );
      expect(boxes.map((box) => box.disabled)).toEqual(off);
      const upgrade = drawer.queryByRole('link', { name: /^Upgrade your plan/ });
      expect(upgrade?.getAttribute('href')).toBe(
        off.includes(true) ? '/subscription?from=%2Ffiltered%2Fprofiles' : undefined,
      );
    },
    20_000,
  );

  it('change nothing when they are closed, and go on from there when they are opened again', async () => {
    render('/filtered/profiles?age_from=25');
    let drawer = await openDrawer();
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Active this week' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Close the filters' }));
    expect(address()).toBe('/filtered/profiles?age_from=25');
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    drawer = await openDrawer();
    expect(drawer.getByRole('checkbox', { name: 'Active this week' })).toBeChecked();
    // Applied, it waits no more: what is taken off at its chip stays off.
    await userEvent.click(drawer.getByRole('button', { name: /^Show/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Active this week' }));
    drawer = await openDrawer();
    expect(drawer.getByRole('checkbox', { name: 'Active this week' })).not.toBeChecked();
  }, 20_000);

  it('are in sections, each closed with its value beside it', async () => {
    render('/filtered/profiles?age_from=25&mother_tongue=Konkani&education=be');
    const drawer = await openDrawer([]);
    expect(drawer.getByLabelText('Age from')).not.toBeVisible();
    expect(drawer.getByText('Basics').parentElement).toHaveTextContent('Basics25 years and older');
    expect(drawer.getByText('Family and food').parentElement).toHaveTextContent('Konkani');
    expect(drawer.getByText('Horoscope').parentElement).toHaveTextContent('HoroscopeAny');
    // Words that an older address has can be changed; else there is one field for education.
    await userEvent.click(drawer.getByText('Work and education'));
    expect(drawer.getByLabelText('Education or degree')).toBeVisible();
    expect(drawer.getByRole('group', { name: 'Education' })).toBeVisible();
  }, 20_000);

  it('say beside a section what words of one’s own read as on the page', async () => {
    render('/filtered/profiles?city=Kolhapur');
    const drawer = await openDrawer([]);
    const basics = drawer.getByText('Basics').parentElement;
    await waitFor(() => expect(basics).toHaveTextContent('Basicsकोल्हापूर'));
  }, 20_000);

  it('open at the section of a chip above the list, for what is not applied', async () => {
    render('/filtered/profiles?city=Pune');
    expect(screen.queryByRole('button', { name: 'City' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Education' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(await drawer.findByRole('group', { name: 'Education' }, LONG)).toBeVisible();
    expect(drawer.getByLabelText('Age from')).not.toBeVisible();
  }, 20_000);

  it('count nobody while a name is written: each search counts', async () => {
    const { requests } = render('/filtered/profiles');
    const drawer = await openDrawer(['Basics']);
    await userEvent.type(drawer.getByLabelText('Name'), 'Kulkarni');
    await userEvent.click(await drawer.findByRole('button', { name: 'Show profiles' }, LONG));
    expect(address()).toBe('/filtered/profiles?q=Kulkarni');
    const names = requests
      .filter(({ call }) => call === 'GET /api/v1/profiles')
      .map(({ input }) => (input as { query: { q?: string } }).query.q);
    expect([...new Set(names)]).toEqual([undefined, 'Kulkarni']);
  }, 20_000);

  it('go on for nobody else', async () => {
    keepDraft({ owner: 'somebody else', applied: '', draft: { age_from: 30 } });
    render('/filtered/profiles');
    expect((await openDrawer()).getByLabelText('Age from')).toHaveValue('');
  });

  it('open at once for whoever comes for them, and not again at Back', async () => {
    render('/filtered/profiles?choose=true');
    const drawer = within(screen.getByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Close the filters' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // Nothing is filtered there.
    expect(address()).toBe('/profiles');
  });

  it('stay closed over what was applied already', async () => {
    render('/filtered/profiles?age_from=25&choose=true');
    await userEvent.click(screen.getByRole('button', { name: 'Close the filters' }));
    expect(address()).toBe('/filtered/profiles?age_from=25');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stand at the side where there is room', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('1024'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    render('/filtered/profiles?age_from=25');
    const side = within(screen.getByRole('complementary', { name: 'Filters' }));
    await openSections(side, ['Basics']);
    expect(side.getByLabelText('Age from')).toHaveValue('25');
    expect(screen.queryByRole('button', { name: /^Filters/ })).not.toBeInTheDocument();

    // Applied there, the form begins anew: the focus goes to the number that it changed.
    await userEvent.selectOptions(side.getByLabelText('Age from'), '30');
    await userEvent.click(side.getByRole('button', { name: /^Show/ }));
    expect(address()).toBe('/filtered/profiles?age_from=30');
    expect(await screen.findByText('12 profiles')).toHaveFocus();
  }, 20_000);
});
