import { createPages, createQueries } from 'shared-contracts/calls/query';
import type { Host } from 'shared-contracts/host';
import { spokenIn, type TextLocale } from 'shared-contracts/i18n/i18n';
import type { AppServices } from '../create-app-services.ts';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { goJoin } from './join-now.ts';
import type { TextOverrides } from './kept-texts.ts';

/** What remotes get of the page (design section 1); made again only for other texts or another language. */
export function createHost(page: AppServices, overrides: TextOverrides, locale: TextLocale): Host {
  return {
    send: page.send,
    query: createQueries(page.send, page.firstReplies),
    pages: createPages(page.send, page.firstReplies),
    bus: page.bus,
    notify: page.notices.show,
    confirm: page.confirmQueue.ask,
    joinNow: () => goJoin(page),
    config: page.data.config,
    locale: spokenIn(locale),
    textLocale: locale,
    titled: page.titles.give,
    guardLeaving: page.navigationGuard.hold,
    guardSignOut: page.signOutGuard.hold,
    realtime: page.realtime,
    store: page.store,
    upload: page.upload,
    // Of another language than English beside the code (`abKey`); the pseudo-language has none.
    labelled: (code, text) => overrides[locale === 'en' ? code : `${code}.${locale}`] ?? text,
    renderSlot: (name, props) => <RemoteSlot name={name} props={props} />,
  };
}
