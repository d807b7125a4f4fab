import { routes } from './routes.ts';
import type { RuntimeConfig } from './runtime-config.ts';

/** A public page that the foot of every page names in the words of `pageNames`, and where it is. */
export interface SitePage {
  readonly name:
    | 'features'
    | 'subscription'
    | 'blogs'
    | 'publishAd'
    | 'terms'
    | 'privacy'
    | 'safety'
    | 'refunds'
    | 'community'
    | 'deleteAccount';
  readonly href: string;
}

/**
 * The public pages of the foot of every page, in their order (readings, 'Screens'); a conversation, which has no foot,
 * offers the same. A community that has a post of its own on caution (`SAFETY_POST`) is led there.
 */
export function sitePages(config: Pick<RuntimeConfig, 'safetyPost'>): readonly SitePage[] {
  return [
    { name: 'features', href: routes.features.href() },
    { name: 'subscription', href: routes.subscription.href() },
    { name: 'blogs', href: routes.blogs.href() },
    { name: 'publishAd', href: routes.publishAd.href() },
    {
      name: 'safety',
      href:
        config.safetyPost === undefined
          ? routes.safety.href()
          : routes.blog.href({ id: config.safetyPost }),
    },
    { name: 'community', href: routes.community.href() },
    { name: 'terms', href: routes.terms.href() },
    { name: 'privacy', href: routes.privacy.href() },
    { name: 'refunds', href: routes.refunds.href() },
    { name: 'deleteAccount', href: routes.deleteAccount.href() },
  ];
}
