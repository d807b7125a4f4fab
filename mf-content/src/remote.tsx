import { defineRemote, lazyPage } from 'shared-contracts/platform/remote';
import { Blogs } from './blogs/blogs.tsx';

/** The face of this remote: the list comes at once, what is read comes with its first visit. */
export const remote = defineRemote({
  name: 'mf-content',
  pages: {
    blogs: Blogs,
    blog: lazyPage(async () => (await import('./blogs/blog.tsx')).Blog),
    features: lazyPage(async () => (await import('./features/features.tsx')).Features),
    publishAd: lazyPage(async () => (await import('./publish-ad/publish-ad.tsx')).PublishAd),
    terms: lazyPage(async () => (await import('./legal/terms.tsx')).Terms),
  },
});
