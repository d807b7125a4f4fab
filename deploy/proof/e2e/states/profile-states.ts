import { expect, type Page } from '@playwright/test';
import type { Pic } from 'shared-contracts/calls/profiles';
import type { ProfilePage } from '../pages/profile-page.ts';
import { withProfile, type ProfileReply, type ShownProfile } from './changed-profile.ts';

/** What a state may need of the site. */
export interface StateTools {
  readonly page: Page;
  readonly profile: ProfilePage;
  /** A dozen photos of anybody. */
  readonly pics: readonly Pic[];
}

/** One state of a profile that came: what is different in the reply, and what one then sees. */
export interface ProfileState {
  readonly name: string;
  readonly change: (reply: ProfileReply, tools: StateTools) => ProfileReply;
  readonly query?: string;
  readonly expect: (tools: StateTools) => Promise<void>;
}

const LONG = 'Venkatanarasimharajuvaripetakrishnamurthysubramaniamlakshminarayanaswamyiyengaram';
const NAME_OF_80 = LONG.slice(0, 80);

const father = {
  name: 'Shrikant Kulkarni',
  relation: 'Father',
  occupation: 'Bank officer (retired)',
  current_city: 'Pune',
  address: null,
};

function contacts(
  reply: ProfileReply,
  access: NonNullable<ProfileReply['contacts']>['access'],
  shown: ShownProfile['contact'] = [],
  count = 2,
): ProfileReply {
  return { ...withProfile(reply, { contact: shown }), contacts: { access, count } };
}

/** Photos, names, contacts, stars and wishes: what belongs together on a screen stands in one row. */
export const PROFILE_STATES: readonly ProfileState[] = [
  {
    name: 'no photo, no contacts, the reader’s birth name missing',
    change: (reply) => ({
      ...withProfile(reply, {
        pics: [],
        primary_profile_pic: null,
        contact: [],
        points: null,
        no_points: 'own_birthname',
        video_intro: null,
      }),
      contacts: { access: 'masked', count: 0 },
    }),
    query: '?birthname=missing',
    async expect({ page, profile }) {
      await expect(profile.photos('has not added a photo yet')).toBeVisible();
      await expect(profile.fullScreen).toHaveCount(0);
      await expect(profile.contacts).toContainText('No contacts available.');
      const links = page.getByRole('link', { name: 'Update your birthname for Gunmilan score' });
      await expect(links).toHaveCount(2);
      await expect(links.first()).toHaveAttribute('href', '/info?go=4');
    },
  },
  {
    name: 'one photo, contacts behind a plan, too little for Gun Milan',
    change: (reply, { pics }) =>
      contacts(
        withProfile(reply, {
          pics: pics.slice(0, 1),
          video_intro: null,
          points: null,
          no_points: 'information',
        }),
        'upgrade',
      ),
    async expect({ profile }) {
      await expect(profile.photoSteps).toHaveCount(0);
      await expect(profile.fullScreen).toBeVisible();
      await expect(
        profile.contacts.getByRole('link', { name: 'Upgrade plan to see contacts' }),
      ).toHaveAttribute('href', /^\/subscription\?from=%2Fprofile%2F/);
      await expect(profile.gunMilan).toContainText(
        'Due to less information by profile Gun Milan score not available.',
      );
    },
  },
  {
    name: 'twelve photos, contacts behind the verification',
    change: (reply, { pics }) => contacts(withProfile(reply, { pics: [...pics] }), 'verify'),
    async expect({ profile }) {
      await expect(profile.photos('Photos of').getByRole('img')).toHaveCount(12);
      await expect(
        profile.contacts.getByRole('link', { name: 'Verify your identity to see contacts' }),
      ).toHaveAttribute('href', '/upload/doc');
    },
  },
  {
    name: 'a name of 80 letters, masked contacts, a video',
    change: (reply) =>
      contacts(
        withProfile(reply, {
          name: NAME_OF_80,
          lastName: NAME_OF_80,
          current_city: NAME_OF_80,
          video_intro: '/media/nowhere.mp4',
          work: NAME_OF_80,
        }),
        'masked',
        [{ ...father, name: NAME_OF_80, phone: '+•• ••••• •••45' }],
        1,
      ),
    async expect({ page, profile }) {
      await expect(profile.title).toHaveText(`${NAME_OF_80} ${NAME_OF_80}`);
      await expect(profile.contacts.getByRole('button', { name: 'Show numbers' })).toBeVisible();
      const play = page.getByRole('button', { name: `Play the introduction of ${NAME_OF_80}` });
      await expect(play).toBeVisible();
    },
  },
  {
    name: 'Devanagari only, shown contacts',
    change: (reply) =>
      contacts(
        withProfile(reply, {
          name: 'ज्ञानेश्वरी',
          lastName: 'कुलकर्णी',
          current_city: 'छत्रपती संभाजीनगर',
          education: 'वास्तुविशारद',
          occupation: 'स्थापत्यशास्त्रज्ञ',
          work: 'स्वतःचा व्यवसाय',
          gotra: 'काश्यप',
          mother_tongue: 'मराठी',
          degree: 'पदव्युत्तर',
        }),
        'revealed',
        [{ ...father, name: 'श्रीकांत कुलकर्णी', relation: 'वडील', phone: '+91 98220 12345' }],
        1,
      ),
    async expect({ profile }) {
      await expect(profile.title).toHaveText('ज्ञानेश्वरी कुलकर्णी');
      await expect(
        profile.contacts.getByRole('link', { name: 'Call श्रीकांत कुलकर्णी' }),
      ).toHaveAttribute('href', 'tel:+919822012345');
    },
  },
  {
    name: 'wishes beside what one is',
    change: (reply) =>
      withProfile(reply, {
        expectation: 'Someone kind.',
        partner_preferences: { age_from: 18, age_to: 99, current_city: ['Nowhere', 'पुणे'] },
      }),
    query: '?tab=preferences',
    async expect({ page }) {
      const panel = page.getByRole('region', { name: 'You both' });
      await expect(panel.locator('.pf-both').getByText('Age', { exact: true })).toBeVisible();
      await panel.getByText('Preferences side by side').click();
      await expect(panel.getByText('18 to 99 years')).toBeVisible();
      await expect(panel.getByText('Matches').first()).toBeVisible();
      await expect(panel.getByRole('heading', { name: 'What you hope for' })).toBeVisible();
    },
  },
];
