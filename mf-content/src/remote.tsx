import type { LegalPage } from 'shared-contracts/calls/content';
import { offerLanguages } from 'shared-contracts/i18n/i18n';
import { defineRemote, lazyPage } from 'shared-contracts/platform/remote';
import { Blogs } from './blogs/blogs.tsx';

offerLanguages({
  mr: () => import(/* webpackChunkName: "language-mr" */ './locales/mr/index.ts'),
  hi: () => import(/* webpackChunkName: "language-hi" */ './locales/hi/index.ts'),
});

const legal = (page: LegalPage) =>
  lazyPage(async () => {
    const { legalPages } = await import('./legal/legal-page.tsx');
    return legalPages[page];
  });

/** The face of this remote: the list comes at once, what is read comes with its first visit. */
export const remote = defineRemote({
  name: 'mf-content',
  pages: {
    blogs: Blogs,
    blog: lazyPage(async () => (await import('./blogs/blog.tsx')).Blog),
    features: lazyPage(async () => (await import('./features/features.tsx')).Features),
    publishAd: lazyPage(async () => (await import('./publish-ad/publish-ad.tsx')).PublishAd),
    terms: legal('terms'),
    privacy: legal('privacy'),
    safety: legal('safety'),
    refunds: legal('refunds'),
    community: legal('community'),
  },
});
