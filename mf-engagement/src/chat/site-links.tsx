import { dialHref } from 'shared-contracts/domain/dial-href';
import { useHost, useTexts } from 'shared-contracts/host';
import { pageNames } from 'shared-contracts/locales/en/pages';
import { sitePages } from 'shared-contracts/platform/site-pages';
import { Anchor, MenuItem } from 'shared-contracts/ui/core';
import { chatTexts } from '../locales/en/chat.ts';

/** Where the foot of other pages leads (readings, 'Screens'): a conversation fills the screen and has none. */
function useSiteLinks(): readonly { readonly href: string; readonly name: string }[] {
  const t = useTexts(chatTexts);
  const pageName = useTexts(pageNames);
  const { config } = useHost();
  const { support, grievanceOfficer } = config;
  const contacts = [
    support.phone !== null && {
      href: dialHref(support.phone),
      name: t('site.support', { contact: support.phone }),
    },
    support.email !== null && {
      href: `mailto:${support.email}`,
      name: t('site.support', { contact: support.email }),
    },
    {
      href: `mailto:${grievanceOfficer.email}`,
      name: t('site.grievance', { contact: grievanceOfficer.email }),
    },
  ];
  return [
    ...sitePages(config).map(({ name, href }) => ({ href, name: pageName(name) })),
    ...contacts.filter((one) => one !== false),
  ];
}

/** The links as lines of a menu. */
export function SiteMenuItems() {
  return useSiteLinks().map(({ href, name }) => (
    <MenuItem key={href} href={href}>
      {name}
    </MenuItem>
  ));
}

/** The links below the lists, where list and conversation fill a wide screen. */
export function SiteLinks() {
  const t = useTexts(chatTexts);
  const links = useSiteLinks();
  return (
    <nav className="en-site" aria-label={t('site.label')}>
      <ul className="en-site__links">
        {links.map(({ href, name }) => (
          <li key={href}>
            <Anchor href={href}>{name}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
