import type { Host } from 'shared-contracts/host';
import { spokenIn, type TextLocale } from 'shared-contracts/i18n/i18n';
import type { AppServices } from '../create-app-services.ts';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { goJoin } from './join-now.ts';
import type { TextOverrides } from './kept-texts.ts';

/** What remotes get of the page (design section 1); made again only for other texts or another language. */
export function createHost(
  services: AppServices,
  overrides: TextOverrides,
  locale: TextLocale,
): Host {
  return {
    ...services.callsOf('shell'),
    bus: services.bus,
    notify: services.notices.show,
    confirm: services.confirmQueue.ask,
    joinNow: () => goJoin(services),
    config: services.data.config,
    locale: spokenIn(locale),
    textLocale: locale,
    titled: services.titles.give,
    guardLeaving: services.navigationGuard.hold,
    guardSignOut: services.signOutGuard.hold,
    realtime: services.realtime,
    store: services.store,
    upload: services.upload,
    // Of another language than English beside the code (`abKey`); the pseudo-language has none.
    labelled: (code, text) => overrides[locale === 'en' ? code : `${code}.${locale}`] ?? text,
    renderSlot: (name, props) => <RemoteSlot name={name} props={props} />,
  };
}
