import { createPages, createQueries } from 'shared-contracts/calls/query';
import type { Host } from 'shared-contracts/host';
import { formatText, type Locale } from 'shared-contracts/i18n';
import { ACTION_NOTICE_MS, messageOf } from 'shared-contracts/messages';
import type { AppServices } from '../create-app-services.ts';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { goJoin } from './join-now.ts';

/** Texts by A/B code, as v2/ab answers them. */
export type TextOverrides = Readonly<Record<string, string>>;

/** What remotes get of the page (design section 1); made anew only for other texts or another language. */
export function createHost(page: AppServices, overrides: TextOverrides, locale: Locale): Host {
  return {
    send: page.send,
    query: createQueries(page.send, page.firstReplies),
    pages: createPages(page.send, page.firstReplies),
    bus: page.bus,
    notify(key, values, { title, action } = {}) {
      // A newer remote may know notices that this shell does not.
      const notice = messageOf(key);
      page.notices.show({
        ...notice,
        text: formatText(notice.text, values),
        ...(title !== undefined && { title }),
        ...(action !== undefined && { action, duration: ACTION_NOTICE_MS }),
      });
    },
    confirm: page.confirmQueue.ask,
    joinNow: () => goJoin(page),
    config: page.data.config,
    locale,
    titled: page.titles.give,
    guardLeaving: page.navigationGuard.hold,
    guardSignOut: page.signOutGuard.hold,
    realtime: page.realtime,
    labelled: (code, text) => overrides[code] ?? text,
    renderSlot: (name, props) => <RemoteSlot name={name} props={props} />,
  };
}
