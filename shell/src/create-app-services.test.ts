import { signOut } from 'shared-contracts/calls/auth';
import { browseProfiles, myProfile } from 'shared-contracts/calls/profiles';
import { testConfig } from 'shared-contracts/testing/render-remote';
import { describe, expect, it, vi } from 'vitest';
import { createAppServices } from './create-app-services.ts';
import { memoryStorage } from './session/browser-storage.ts';
import { writeSession } from './session/session-storage.ts';
import { signOutHere } from './session/sign-out.ts';
import { member, NOW } from './testing/render-app.tsx';

function open(replies: Record<string, unknown> = {}, signedIn = true) {
  const storage = memoryStorage();
  if (signedIn) writeSession(storage, member());
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}, { status: 500 }));
  const resolution = { generation: 1, complete: true, remotes: {} };
  const page = createAppServices(
    { config: testConfig, resolution, nonce: '', replies },
    {
      storage,
      fetch,
      cookies: () => '',
      setCookie: () => undefined,
      secure: false,
      now: () => NOW,
      importBuild: () => Promise.reject(new Error('no remote here')),
      refetchResolution: async () => resolution,
      onBusFault: (fault) => {
        throw fault.error;
      },
    },
  );
  const headersOf = (call: number) => new Headers(fetch.mock.calls[call]?.[1]?.headers);
  return { page, fetch, headersOf };
}

describe('the calls of a page', () => {
  it('carry the member’s token and the app header', async () => {
    const { page, headersOf } = open();
    await page.send(myProfile, {}).catch(() => undefined);
    expect(headersOf(0).get('authorization')).toBe(`Bearer ${member().token}`);
    expect(headersOf(0).get('x-app')).toBe('web');
  });

  it('carry none for a visitor', async () => {
    const { page, headersOf } = open({}, false);
    await page.send(myProfile, {}).catch(() => undefined);
    expect(headersOf(0).has('authorization')).toBe(false);
  });

  it('to sign out still carry it, though the session is gone by then', () => {
    const { page, fetch, headersOf } = open();
    signOutHere(page, 'asked');
    expect(page.session.current()).toBeNull();
    expect(fetch.mock.calls[0]?.[0]).toBe(signOut.path);
    expect(headersOf(0).get('authorization')).toBe(`Bearer ${member().token}`);
  });

  it('take the first reply from the HTML, once', async () => {
    const reply = { data: { data: [], next: null, prev: null } };
    const { page, fetch } = open({ '/api/v1/view/profiles/all': reply });
    const input = { params: { x: 'all' as const }, query: {} };
    expect(await page.send(browseProfiles, input)).toEqual(reply);
    expect(fetch).not.toHaveBeenCalled();
    await page.send(browseProfiles, input).catch(() => undefined);
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('two pages of one process', () => {
  it('share nothing', () => {
    const one = open().page;
    const other = open({}, false).page;
    expect(one.session.current()?.name).toBe('Asha');
    expect(other.session.current()).toBeNull();
    expect(other.queries).not.toBe(one.queries);
  });
});
