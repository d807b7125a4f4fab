import { routes, type RemoteName } from 'shared-contracts/platform/routes';

/** A page of every remote that staff may open, by its address and its heading. */
export const HOMES: Readonly<Record<RemoteName, { address: string; heading: string | RegExp }>> = {
  'mf-profiles': { address: routes.profiles.href(), heading: /./ },
  'mf-engagement': { address: routes.interests.href(), heading: 'Interests' },
  'mf-billing': { address: routes.subscription.href(), heading: 'Plans' },
  'mf-verification': { address: routes.uploadPics.href(), heading: 'Photos' },
  'mf-staff': { address: routes.calllogs.href(), heading: 'Call logs' },
  'mf-content': { address: routes.blogs.href(), heading: 'Blogs' },
};
