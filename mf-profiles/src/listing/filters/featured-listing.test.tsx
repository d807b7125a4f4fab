import { screen } from '@testing-library/react';
import { listProfiles } from 'shared-contracts/calls/profiles';
import { profileCard, session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { idOf, pageOf } from '../listing-fakes.ts';
import { FeaturedListing } from './featured-listing.tsx';

describe('the featured listing', () => {
  it('shows who is featured, says why, and leaves the filters of others alone', async () => {
    const page = pageOf([profileCard({ gun_milan: 27.5 })]).data;
    const { requests } = renderRemote(<FeaturedListing />, {
      session: session(),
      at: '/featured?city=Pune',
      api: [fake(listProfiles, { data: { ...page, count: { people: 1, more: false } } })],
    });
    expect(await screen.findByText('Asha Kulkarni')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Featured profiles');
    expect(screen.getByText(/whose plan puts their profile forward/)).toBeVisible();
    expect(screen.getByText('1 profile')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Gun Milan 27.5 of 36' })).toBeVisible();
    expect(requests).toMatchObject([{ input: { query: { mode: 'featured' } } }]);
  });

  it('leads to everyone when nobody is featured', async () => {
    renderRemote(<FeaturedListing />, {
      session: session(),
      api: [fake(listProfiles, pageOf([]))],
    });
    expect(await screen.findByText('No featured profiles just now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all profiles' })).toHaveAttribute(
      'href',
      '/profiles',
    );
  });

  it('draws an empty ring where there is no total, and none where the server sends nothing', async () => {
    const people = [
      profileCard({ id: idOf(1), gun_milan: null }),
      profileCard({ id: idOf(2), name: 'Ila' }),
    ];
    renderRemote(<FeaturedListing />, {
      session: session(),
      api: [fake(listProfiles, pageOf(people))],
    });
    expect(await screen.findByText('Asha Kulkarni')).toBeVisible();
    expect(screen.getAllByRole('img', { name: /Gun Milan/ })).toHaveLength(1);
  });
});
