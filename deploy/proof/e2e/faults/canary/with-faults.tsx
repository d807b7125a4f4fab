import { isLazyPage, lazyPage, type RemoteDefinition } from 'shared-contracts/platform/remote';
import { breakSomehow, type LateFault } from './late-faults.ts';

/** What a test asks of a canary before the page opens; absent: the canary is fine. */
export type OwnFault =
  | 'evaluating'
  | 'rendering'
  | 'rendering-later'
  | 'contract'
  | 'no-map'
  | 'no-insert'
  | LateFault;

interface Orders {
  askedOfCanary?: OwnFault;
  /** With 'rendering-later': set once the canary shall break. */
  breakCanary?: true;
}
const orders = globalThis as Orders;
const { askedOfCanary: requested } = orders;
const breaks = () =>
  requested === 'rendering' || (requested === 'rendering-later' && orders.breakCanary === true);

if (requested === 'evaluating') throw new Error('the canary broke on purpose, evaluating');

if (requested === 'no-map') {
  Array.prototype.map = () => {
    throw new Error('map was taken away on purpose');
  };
}
if (requested === 'no-insert') {
  for (const name of ['appendChild', 'insertBefore'] as const) {
    Node.prototype[name] = () => {
      throw new Error(`${name} was taken away on purpose`);
    };
  }
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
      return canaryPage(Page, breaks, (element, host) => breakSomehow(requested, element, host));
    }),
  ]);
  const canary: RemoteDefinition = {
    ...remote,
    pages: Object.fromEntries(pages),
    ...(requested === 'rendering-later' && { slices: (remote.slices ?? []).map(miscounting) }),
  };
  return requested === 'contract' ? { ...canary, name: 'somebody-else' as never } : canary;
}

/** How many messages more than there are the canary's reducer counts: by this a test sees whose reducer has run. */
const MISCOUNT = 40;

type LateSlice = NonNullable<RemoteDefinition['slices']>[number];

function miscounting({ reducerPath, reducer }: LateSlice): LateSlice {
  return {
    reducerPath,
    reducer(state, action) {
      const next = reducer(state, action) as { waiting?: number };
      if (next === state || next.waiting === undefined) return next;
      return { ...next, waiting: next.waiting + MISCOUNT };
    },
  };
}
