import { isLazyPage, lazyPage, type RemoteDefinition } from 'shared-contracts/remote';

/** What a test asks of a canary before the page opens; absent: the canary is fine. */
type Asked = 'evaluating' | 'rendering' | 'contract' | 'no-map';

const { askedOfCanary: asked } = globalThis as { askedOfCanary?: Asked };

if (asked === 'evaluating') throw new Error('the canary broke on purpose, evaluating');

if (asked === 'no-map') {
  Array.prototype.map = () => {
    throw new Error('map was taken away on purpose');
  };
}

/**
 * A remote as its next build might be: the same pages, each behind a chunk of its own and inside an element that says
 * whose code it is. It breaks in the way in which a test asks it to.
 */
export function withFaults(remote: RemoteDefinition): RemoteDefinition {
  const pages = Object.entries(remote.pages).map(([name, page]) => [
    name,
    lazyPage(async () => {
      const Page = isLazyPage(page) ? await page.load() : page;
      const { canaryPage } = await import(/* webpackChunkName: "deep" */ './canary-page.tsx');
      return canaryPage(Page, asked === 'rendering');
    }),
  ]);
  const canary: RemoteDefinition = { ...remote, pages: Object.fromEntries(pages) };
  return asked === 'contract' ? { ...canary, name: 'somebody-else' as never } : canary;
}
