import { pageNames } from 'shared-contracts/locales/en/pages';
import { routes, type RouteName } from 'shared-contracts/platform/routes';
import type { Role } from '../fixtures/roles.ts';
import type { Stop } from './stops.ts';

/** What somebody has on screen who has opened an address. */
export interface Outcome {
  /** The page, or none: the 404 picture. */
  readonly screen: RouteName | null;
  /** Where one is then: a refusal leads elsewhere. */
  readonly address: string;
  readonly heading: string | RegExp;
  readonly title: RegExp;
}

/** Headings of the pages that are there; a page without a line here may have any but the one of a page that its remote does not bring. */
const HEADINGS: Partial<Record<RouteName, string>> = {
  savedProfiles: 'Saved profiles',
  filteredProfiles: 'Filtered profiles',
  featured: 'Featured profiles',
  info: 'Edit profile',
  login: 'Sign in',
  logout: 'You are signed out',
  signup: 'Join Saptapadi',
  resetPassword: 'Set a new password',
  settings: 'Settings',
  subscription: 'Plans',
  interests: 'Interests',
  calllogs: 'Call logs',
  reviews: 'Reviews',
  reports: 'Reports',
  audit: 'Audit',
  uploadDoc: 'Identity verification',
  uploadJobDoc: 'Job verification',
  uploadIncomeDoc: 'Income verification',
  uploadPropertyDoc: 'Property verification',
  addContacts: 'Family contacts',
  uploadPics: 'Photos',
  blogs: 'Blogs',
  features: 'What Saptapadi does for you',
  terms: 'Terms & Conditions',
  privacy: 'Privacy',
  safety: 'Meeting safely',
  refunds: 'Payments and refunds',
  community: 'How we treat each other',
  publishAd: 'Publish an ad',
  leads: 'Ads',
  attention: 'Payments',
  week: 'The week',
  deleteAccount: 'Delete my account',
};

/** What the shell says where a remote does not bring a page. */
const ANY_BUT_MISSING = /^(?!This page is closed for the moment)./;

/** Section 6: who may open what, and what others get in its place. */
export function outcomeOf(stop: Stop, role: Role): Outcome {
  const { name, address } = stop;
  const { access } = routes[name];
  if (access === 'staff' && role !== 'staff') {
    const heading = 'We do not have this page';
    return {
      screen: null,
      address,
      heading,
      title: new RegExp(`^${UNREAD}Page not found – `),
    };
  }
  if (access === 'member' && role === 'visitor') {
    return page('login', routes.login.href({ return: address }));
  }
  // Whoever is signed in has nothing to do at the door.
  if ((name === 'login' || name === 'signup') && role !== 'visitor') {
    return page('profiles', routes.profiles.href());
  }
  return page(name, address, stop.heading);
}

function page(screen: RouteName, address: string, named?: string): Outcome {
  const heading = named ?? HEADINGS[screen] ?? ANY_BUT_MISSING;
  return { screen, address, heading, title: titleOf(screen, named) };
}

/** A member's title may begin with the number of unread chats. */
const UNREAD = String.raw`(\(\d+\) )?`;

/** A page is titled with its name, or with the name of what it shows. */
function titleOf(screen: RouteName, named: string | undefined): RegExp {
  const { path } = routes[screen];
  // A conversation is named after the other one, who stands in the query.
  const isOfOne = path.includes(':') || screen === 'chat';
  const shown = isOfOne ? `|${named === undefined ? '.+' : `${escaped(named)}.*`}` : '';
  return new RegExp(`^${UNREAD}(${pageNames.en[screen]}${shown}) – Saptapadi$`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
