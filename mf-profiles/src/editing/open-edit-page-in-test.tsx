import { act, screen } from '@testing-library/react';
import { Suspense, type ReactElement } from 'react';
import {
  deleteDraft,
  getDraft,
  remainingFields,
  saveDraft,
  updateProfile,
} from 'shared-contracts/calls/own-profile';
import { myProfile, profileCompletion, type OwnProfile } from 'shared-contracts/calls/profiles';
import {
  listEducations,
  listGotras,
  listOccupations,
  listPlaces,
  MOST_SUGGESTIONS,
  type SuggestionCall,
} from 'shared-contracts/calls/suggestions';
import type { Question } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { createBus } from 'shared-contracts/platform/events/bus';
import { Link } from 'shared-contracts/router';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { AnchorProvider, type AnchorProps } from 'shared-contracts/ui/core';
import { ownProfile } from '../people/own-profile-fake.ts';
import { EditPage } from './edit-page.tsx';
import { valuesOf } from './values/values.ts';

/** What a test of /info may change. */
export interface Opening {
  readonly at?: string;
  /** The button or link that is waited for. */
  readonly ready?: string;
  /** What stands at /info; the page unless said otherwise. */
  readonly page?: ReactElement;
  readonly profile?: Partial<OwnProfile>;
  /** A draft of an earlier visit, by field. */
  readonly draft?: Readonly<Record<string, { was: string; now: string }>>;
  readonly api?: readonly Fake[];
  readonly answer?: boolean;
  /** Texts of the unit that offers it. */
  readonly locale?: Locale;
}

/** A server that keeps one profile as the real one does: 409 when it was changed since it was read. */
function profileServer(start: OwnProfile) {
  let profile = start;
  let times = 0;
  const write = (change: Partial<OwnProfile>) => {
    times += 1;
    const updated_at = new Date(Date.parse(start.updated_at) + times * 1000).toISOString();
    profile = { ...profile, ...change, updated_at };
    return profile;
  };
  const api = [
    fake(myProfile, () => ({ data: profile })),
    fake(updateProfile, ({ body }) => {
      const { profile: change, if_updated_at } = body as {
        profile: Partial<OwnProfile>;
        if_updated_at: string;
      };
      if (if_updated_at !== profile.updated_at) {
        return { refuse: 409, code: 'profile.changedMeanwhile' };
      }
      return { data: write(change) };
    }),
  ];
  return { api, write };
}

const LISTS: readonly (readonly [SuggestionCall, readonly string[]])[] = [
  [listPlaces, ['Pune पुणे', 'Puri पुरी', 'Satara सातारा', 'Wai वाई']],
  [listOccupations, ['Doctor डॉक्टर']],
  [listEducations, ['B.Com. बी.कॉम.']],
  [listGotras, ['Kashyap कश्यप']],
];

/** Lists of a few names in both scripts, which answer as the real ones do. */
const suggesting = LISTS.map(([call, names]) =>
  fake(call, ({ query }) => {
    const typed = String(query?.q ?? '').toLowerCase();
    const begins = (word: string) => word.toLowerCase().startsWith(typed);
    const found = names.map((name) => name.split(' ')).filter((words) => words.some(begins));
    return {
      data: found
        .slice(0, MOST_SUGGESTIONS)
        .map(([name = '', devanagari = '']) => ({ name, devanagari, about: null })),
    };
  }),
);

/** Opens /info over a fake server and waits for the form. */
export async function openEditPage(opening: Opening = {}) {
  const { at = '/info', ready = 'Save', draft, api = [], answer = true } = opening;
  const { locale = 'en' } = opening;
  const questions: Question[] = [];
  const start = ownProfile(opening.profile);
  const server = profileServer(start);
  const bus = createBus((fault) => {
    throw fault.error;
  });
  const kept =
    draft === undefined
      ? null
      : { content: { fields: draft }, saved_at: '2026-11-20T11:12:00.000Z' };
  const shown = opening.page ?? <EditPage />;
  // Links go through the router, as the shell has it: steps are addresses.
  const options: Parameters<typeof renderRemote>[1] = {
    at,
    path: '/info',
    session: session({ userId: start.id }),
    api: [
      ...server.api,
      fake(getDraft, { data: kept }),
      fake(saveDraft, { data: null }),
      fake(deleteDraft, { data: null }),
      fake(remainingFields, { remaining_personal: ['bloodgroup', 'gotra', 'birthname'] }),
      fake(profileCompletion, {
        data: {
          score: 62,
          video_intro: false,
          verification_added: { personal: false, job: false, salary: false, property: false },
          aspects: [{ aspect: 'fields', points: 21, most: 35 }],
        },
      }),
      ...suggesting,
      ...api,
    ],
    host: {
      bus,
      locale,
      confirm: async (question) => {
        questions.push(question);
        return answer;
      },
    },
  };
  // Some words of another language come when they are needed.
  const page = await act(async () =>
    renderRemote(
      <Suspense>
        <AnchorProvider component={RouterLink}>{shown}</AnchorProvider>
      </Suspense>,
      options,
    ),
  );
  // The guide ends with a link.
  await screen.findByRole(at.endsWith('first=5') ? 'link' : 'button', { name: ready });
  const sent = (call: string) =>
    page.requests.filter((one) => one.call === call).map(({ input }) => input);
  return {
    ...page,
    bus,
    questions,
    saved: valuesOf(start),
    elsewhere: server.write,
    sent,
    /** The changes that were sent to be saved. */
    changes: () =>
      sent('PUT /api/v1/profiles/{id}/').map(
        (input) => (input as { body: { profile: object } }).body.profile,
      ),
  };
}

function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link {...rest} to={href} />;
}
