import type { Page, Route } from '@playwright/test';
import { listBookmarks } from 'shared-contracts/calls/engagement';
import type { Loosening } from 'shared-contracts/calls/listing-filters';
import {
  browseProfiles,
  listProfiles,
  type LimitedProfile,
  type ListedProfile,
} from 'shared-contracts/calls/profiles';
import { withoutFirstReplies } from '../fixtures/steer-pages.ts';

/** What a listing answers in a test; members get the cards, visitors what they may see of them. */
export interface ListingAnswer {
  readonly people: readonly ListedProfile[];
  readonly count?: { readonly people: number; readonly more: boolean };
  /** What to take away so that somebody fits. */
  readonly loosen?: readonly Loosening[];
  /** A cursor stands for more people. */
  readonly next?: string | null;
}

const VISITORS = /\/api\/v1\/view\/profiles\//;
const MEMBERS = /\/api\/v1\/profiles(\?|$)/;
const SAVED = /\/api\/v1\/bookmarks/;

/** Whoever asks for a listing gets this; the reply that the HTML brings for visitors is taken out. */
export async function answerListing(page: Page, answer: ListingAnswer): Promise<void> {
  await withoutFirstReplies(page);
  const { people, count, loosen, next = null } = answer;
  const list = { next, prev: null, ...(count && { count }), ...(loosen && { loosen }) };
  // What the contract would not allow is a wrong test.
  const members = listProfiles.reply.parse({ data: { data: people, ...list } });
  const visitors = browseProfiles.reply.parse({
    data: { data: people.map(limited), next, prev: null },
  });
  const saved = listBookmarks.reply.parse({
    data: {
      data: people.map((person) => ({ id: person.id, to: person.id, to_profile: person })),
      next,
      prev: null,
    },
  });
  await page.route(MEMBERS, (route) => route.fulfill({ json: members }));
  await page.route(VISITORS, (route) => route.fulfill({ json: visitors }));
  await page.route(SAVED, (route) => route.fulfill({ json: saved }));
}

/** Lets a test do with every request for a listing what it likes. */
export async function steerListing(page: Page, steer: (route: Route) => Promise<void>) {
  await withoutFirstReplies(page);
  for (const address of [MEMBERS, VISITORS, SAVED]) await page.route(address, steer);
}

function limited(person: ListedProfile): LimitedProfile {
  const { id, name, gender, age, current_city, occupation, education, pics } = person;
  return { id, name, gender, age, current_city, occupation, education, pic: pics[0] ?? null };
}
