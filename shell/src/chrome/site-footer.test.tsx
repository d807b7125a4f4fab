import { screen, within } from '@testing-library/react';
import type { RuntimeConfig } from 'shared-contracts/platform/runtime-config';
import { renderRemote, testConfig } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { SiteFooter } from './site-footer.tsx';

function foot(change: Partial<RuntimeConfig> = {}) {
  renderRemote(<SiteFooter />, { host: { config: { ...testConfig, ...change } } });
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
  return new Map(
    links.map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href'),
    ]),
  );
}

describe('the footer', () => {
  it('leads to the public pages', () => {
    foot();
    const pages = within(screen.getByRole('navigation', { name: 'About this site' }));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/features',
      '/subscription',
      '/blogs',
      '/publish-ad',
      '/legal/safety',
      '/legal/community',
      '/terms-and-conditions',
      '/legal/privacy',
      '/legal/refunds',
      '/delete/account',
    ]);
  });

  it('leads to a community’s own post on caution where there is one', () => {
    expect(foot({ safetyPost: 'take-care' }).get('Meeting safely')).toBe('/blog/take-care');
  });

  it('names the help by every way that is configured', () => {
    const phone = '+91 98765 43210';
    const links = foot({ support: { phone, email: 'help@example.com', whatsapp: phone } });
    expect(links.get(phone)).toBe('tel:+919876543210');
    expect(links.get('WhatsApp')).toBe('https://wa.me/919876543210');
    expect(links.get('help@example.com')).toBe('mailto:help@example.com');
  });

  it('says the WhatsApp number where it is another one', () => {
    const support = { phone: null, email: null, whatsapp: '+91 91234 56789' };
    expect(foot({ support }).has('WhatsApp +91 91234 56789')).toBe(true);
  });

  it('names the grievance officer with their address', () => {
    const links = foot({ grievanceOfficer: { name: 'A. B. Shah', email: 'officer@example.com' } });
    expect(screen.getByText('A. B. Shah')).toBeVisible();
    expect(links.get('officer@example.com')).toBe('mailto:officer@example.com');
  });

  it('shows only the places that are configured, each with its name', () => {
    const youtube = 'https://youtube.example.com/saptapadi';
    const links = foot({ social: { facebook: null, instagram: null, youtube } });
    expect(links.get('YouTube')).toBe(youtube);
    expect(links.has('Facebook')).toBe(false);
    expect(links.has('Instagram')).toBe(false);
  });
});
