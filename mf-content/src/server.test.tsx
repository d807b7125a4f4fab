// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { listBlogs } from 'shared-contracts/calls/content';
import { createPages, createQueries, keyOf } from 'shared-contracts/calls/query';
import { HostProvider, type Host } from 'shared-contracts/host';
import { createBus } from 'shared-contracts/platform/events/bus';
import { createAppStore } from 'shared-contracts/platform/store/store';
import { QueryClient, QueryClientProvider } from 'shared-contracts/query';
import { testConfig } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { Blogs } from './blogs/blogs.tsx';
import { listReply, summary } from './testing/posts.ts';

const never: Host['send'] = () => new Promise(() => undefined);

const host: Host = {
  send: never,
  query: createQueries(never),
  pages: createPages(never),
  bus: createBus(() => undefined),
  notify: () => undefined,
  confirm: async () => false,
  joinNow: () => undefined,
  config: testConfig,
  locale: 'en',
  textLocale: 'en',
  titled: () => () => undefined,
  guardLeaving: () => () => undefined,
  labelled: (_, text) => text,
  renderSlot: () => null,
};

describe('on a server', () => {
  it('draws the list from the data it is given, without style attributes', () => {
    const queries = new QueryClient();
    queries.setQueryData(keyOf(listBlogs, {}), listReply([summary()]));
    const html = renderToString(
      <Provider store={createAppStore()}>
        <QueryClientProvider client={queries}>
          <HostProvider host={host}>
            <MemoryRouter>
              <Blogs />
            </MemoryRouter>
          </HostProvider>
        </QueryClientProvider>
      </Provider>,
    );
    expect(html).toContain('12 March 1996');
    expect(html).not.toContain('style=');
  });
});
