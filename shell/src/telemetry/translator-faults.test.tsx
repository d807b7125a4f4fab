import { screen } from '@testing-library/react';
import { defineRemote } from 'shared-contracts/platform/remote';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppServicesContext } from '../app-services-context.tsx';
import { CrashGuard } from '../chrome/crash-guard.tsx';
import type { AppServices } from '../create-app-services.ts';
import { renderApp } from '../testing/render-app.tsx';
import { isByTranslator } from './translator-faults.ts';

const html = document.documentElement;
const gone = () => new DOMException('The node is no child of this one.', 'NotFoundError');
const other = () => new DOMException('The operation was aborted.', 'AbortError');

beforeEach(() => {
  // React reports on the console what its boundaries catch.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  html.className = '';
  vi.restoreAllMocks();
});

describe('an error is by a translator', () => {
  it.each(['translated-ltr', 'translated-rtl'])('on a page of the class %s', (name) => {
    expect(isByTranslator(gone())).toBe(false);
    html.classList.add(name);
    expect(isByTranslator(gone())).toBe(true);
    expect([other(), new Error('NotFoundError'), null].some(isByTranslator)).toBe(false);
  });

  it('on a page with a font within a font', () => {
    const font = document.body.appendChild(document.createElement('font'));
    expect(isByTranslator(gone())).toBe(false);
    font.append(document.createElement('font'));
    expect(isByTranslator(gone())).toBe(true);
    font.remove();
  });
});

describe.each([
  ['is translated', 'translated-ltr', gone, false],
  ['is not translated', '', gone, true],
  ['is translated and fails otherwise', 'translated-ltr', other, true],
] as const)('on a page that %s', (_, name, error, counts) => {
  function Broken(): never {
    throw error();
  }

  it(`what a remote throws counts against its build: ${counts}`, async () => {
    html.className = name;
    const { page } = renderApp({
      importRemote: async (remote) => defineRemote({ name: remote, pages: { profiles: Broken } }),
    });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    const told = page.outcomes.take().filter(({ outcome }) => outcome !== 'ready');
    expect(told.map(({ unit, phase }) => `${unit} ${phase}`)).toEqual(
      counts ? ['mf-profiles render'] : [],
    );
  });

  it(`what the shell throws counts against all that runs: ${counts}`, () => {
    html.className = name;
    const outcomes = { died: vi.fn() };
    const services = { data: { shellBuild: 's1' }, outcomes } as unknown as AppServices;
    renderRemote(
      <AppServicesContext value={services}>
        <CrashGuard>
          <Broken />
        </CrashGuard>
      </AppServicesContext>,
    );
    expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
    expect(outcomes.died.mock.calls).toEqual(counts ? [['s1']] : []);
  });
});
