// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { browseProfiles } from 'shared-contracts/calls/profiles';
import { createPages, createQueries, keyOf } from 'shared-contracts/calls/query';
import { HostProvider } from 'shared-contracts/host';
import { createBus } from 'shared-contracts/platform/events/bus';
import { createAppStore } from 'shared-contracts/platform/store/store';
import { QueryClient, QueryClientProvider } from 'shared-contracts/query';
import { limitedProfile } from 'shared-contracts/testing/builders';
import { testConfig } from 'shared-contracts/testing/render-remote';
import { expect, it } from 'vitest';
import { ListingPage } from './listing/listing-page.tsx';

it('renders the visitor’s listing on a server, where there is no document, from given data', () => {
  expect(typeof document).toBe('undefined');
  const html = renderToString(listing());
  expect(html).toContain('Asha');
  expect(html).toContain('Show more');
  expect(renderToString(listing())).toBe(html);
});

function listing() {
  const send = () => Promise.reject(new Error('a server render asks for nothing'));
  const queries = new QueryClient();
  const input = { params: { x: 'all' as const }, query: {} };
  queries.setQueryData([...keyOf(browseProfiles, input), 'pages'], {
    pages: [{ data: { data: [limitedProfile()], next: 'more', prev: null } }],
    pageParams: [null],
  });
  const host = {
    send,
    query: createQueries(send),
    pages: createPages(send),
    bus: createBus(() => undefined),
    notify: () => undefined,
    confirm: async () => false,
    joinNow: () => undefined,
    config: testConfig,
    locale: 'en' as const,
    textLocale: 'en' as const,
    titled: () => () => undefined,
    guardLeaving: () => () => undefined,
    labelled: (_: string, text: string) => text,
    renderSlot: () => null,
  };
  return (
    <Provider store={createAppStore()}>
      <QueryClientProvider client={queries}>
        <HostProvider host={host}>
          <MemoryRouter initialEntries={['/']}>
            <ListingPage />
          </MemoryRouter>
        </HostProvider>
      </QueryClientProvider>
    </Provider>
  );
}
