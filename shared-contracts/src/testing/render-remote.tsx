import { QueryClientProvider } from '@tanstack/react-query';
import type {} from '@testing-library/jest-dom/vitest';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, type MemoryRouterProps } from 'react-router-dom';
import { HostProvider, type Host } from 'shared-contracts/host';
import { createQueryClient } from '../calls/query-client.ts';
import { createPages, createQueries } from '../calls/query.ts';
import type { MessageKey } from '../locales/en/messages.ts';
import { createBus } from '../platform/events/bus.ts';
import type { RuntimeConfig } from '../platform/runtime-config.ts';
import type { Session } from '../platform/store/session.ts';
import { createAppStore } from '../platform/store/store.ts';
import { fakeApi, type Fake } from './fake-api.tsx';

/** Configuration of a page in a test. */
export const testConfig: RuntimeConfig = {
  productName: 'Saptapadi',
  communityCode: 'saptapadi',
  apiOrigin: '',
  socketUrl: '',
  support: { phone: null, email: 'help@example.com', whatsapp: null },
  social: { facebook: null, instagram: null, youtube: null },
  grievanceOfficer: { name: 'Grievance officer', email: 'grievance@example.com' },
  paymentColour: '#9c1c3b',
  demo: false,
};

export interface RenderRemoteOptions {
  /** Where the page is opened; default '/'. */
  readonly at?: NonNullable<MemoryRouterProps['initialEntries']>[number];
  /** Path template of the page, when it reads parameters; default '*'. */
  readonly path?: string;
  readonly session?: Session;
  readonly api?: readonly Fake[];
  readonly host?: Partial<Host>;
}

/** What a test may look at besides the screen. */
export interface RenderedRemote extends RenderResult {
  readonly notices: MessageKey[];
  readonly requests: { call: string; input: unknown }[];
  readonly joinNow: { asked: number };
  /** True while leaving would ask first (`useLeaveGuard`). */
  readonly isLeavingGuarded: () => boolean;
  readonly store: ReturnType<typeof createAppStore>;
}

/** What the shell says itself when a call of a member is refused, so that a notice of the remote's would be a second one. */
const SHOWN_BY_THE_SHELL: Readonly<Record<number, MessageKey>> = {
  401: 'auth.signInAgain',
  402: 'plan.required',
};

/** Renders a page of a remote inside everything the shell would give it, over a faked API. */
export function renderRemote(
  page: ReactElement,
  options: RenderRemoteOptions = {},
): RenderedRemote {
  const notices: MessageKey[] = [];
  const { send, requests } = fakeApi(options.api ?? [], ({ status }, { access }) => {
    const told = SHOWN_BY_THE_SHELL[status];
    const isMembers = options.session !== undefined && access !== 'public';
    if (told !== undefined && isMembers) notices.push(told);
  });
  const joinNow = { asked: 0 };
  let guards = 0;
  const store = createAppStore({ session: { current: options.session ?? null } });
  const host: Host = {
    send,
    query: createQueries(send),
    pages: createPages(send),
    bus: createBus((fault) => {
      throw fault.error;
    }),
    notify: (key) => void notices.push(key),
    confirm: async () => true,
    joinNow: () => void (joinNow.asked += 1),
    config: testConfig,
    locale: 'en',
    textLocale: options.host?.locale ?? 'en',
    titled: () => () => undefined,
    labelled: (_, text) => text,
    guardLeaving() {
      guards += 1;
      return () => void (guards -= 1);
    },
    renderSlot: () => null,
    ...options.host,
  };
  const queries = createQueryClient({ retryDelay: 0, gcTime: Infinity });
  const screen = render(
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <HostProvider host={host}>
          <MemoryRouter initialEntries={[options.at ?? '/']}>
            <Routes>
              <Route path={options.path ?? '*'} element={page} />
              <Route path="*" element={null} />
            </Routes>
            <Address />
          </MemoryRouter>
        </HostProvider>
      </QueryClientProvider>
    </Provider>,
  );
  return { ...screen, notices, requests, joinNow, store, isLeavingGuarded: () => guards > 0 };
}

/** The address that the page is at, for tests of navigation: `getByTestId('address')`; no role that a page has. */
function Address() {
  const { pathname, search } = useLocation();
  return <div data-testid="address">{pathname + search}</div>;
}
