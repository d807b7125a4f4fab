// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createPages, createQueries } from 'shared-contracts/calls/query';
import { createQueryClient } from 'shared-contracts/calls/query-client';
import { HostProvider } from 'shared-contracts/host';
import { createBus } from 'shared-contracts/platform/events/bus';
import { createAppStore } from 'shared-contracts/platform/store/store';
import { QueryClientProvider } from 'shared-contracts/query';
import { testConfig } from 'shared-contracts/testing/render-remote';
import { expect, it } from 'vitest';
import { PlansPage } from './plans/plans-page.tsx';

const send = () => Promise.reject(new Error('a server render asks for nothing'));

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

it('renders the plans on a server, without a document and without style attributes', () => {
  expect(typeof document).toBe('undefined');
  const html = renderToString(
    <Provider store={createAppStore()}>
      <QueryClientProvider client={createQueryClient()}>
        <HostProvider host={host}>
          <MemoryRouter initialEntries={['/subscription?for=year']}>
            <PlansPage />
          </MemoryRouter>
        </HostProvider>
      </QueryClientProvider>
    </Provider>,
  );
  expect(html).toContain('₹4,999');
  expect(html).toContain('href="/signup"');
  expect(html).not.toContain('style=');
});
