import type { DeskAd, DeskLead } from 'shared-contracts/calls/leads';

/** A request; a test states only what matters to it. */
export function deskLead(change: Partial<DeskLead> = {}): DeskLead {
  return {
    id: 'l1',
    state: 'new',
    created_at: '2026-11-20T06:00:00.000Z',
    title: 'Mandap and flowers',
    description: 'Marigold and jasmine.',
    price: 45e5,
    advertiser_name: 'Sugandh Decorators',
    advertiser_contact: '+91 90009 10101',
    email: 'sugandh@example.com',
    ...change,
  };
}

/** An ad that runs. */
export function deskAd(change: Partial<DeskAd> = {}): DeskAd {
  return {
    id: 'a1',
    state: 'running',
    status: 'active',
    image_url: null,
    price: 18500,
    title: 'Paithani sarees',
    description: 'Handwoven in Yeola.',
    advertiser_name: 'Yeola Weavers',
    advertiser_contact: '+91 90009 11212',
    starts_at: '2026-11-19T18:30:00.000Z',
    ends_at: '2026-12-19T18:30:00.000Z',
    ended_at: null,
    ...change,
  };
}
