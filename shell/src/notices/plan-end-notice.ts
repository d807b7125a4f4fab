import { ignore } from 'shared-contracts/behaviour/ignore';
import { getAccount } from 'shared-contracts/calls/auth';
import type { Send } from 'shared-contracts/calls/client';
import { planName } from 'shared-contracts/domain/plan';
import { INTL_LOCALES } from 'shared-contracts/i18n/i18n';
import { matchRoute } from 'shared-contracts/platform/routes';
import type { DeviceChoices } from '../device/device-choices.ts';
import { localeOn } from '../device/locale-on.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { PageSession } from '../session/page-session.ts';
import type { NoticeQueue } from './notice-queue.ts';

/** How long before the end of the last plan it is said, as the mail does it; in ms. */
const AHEAD_MS = 7 * 24 * 60 * 60 * 1000;
/** The end that was shown on this device, in ms since 1970; it outlives the session, and names no person. */
const COOKIE = 'sp_plan_end';
const COOKIE_LIFE_S = 60 * 60 * 24 * 30;

export interface RemindedPage {
  readonly send: Send;
  readonly notices: NoticeQueue;
  readonly session: PageSession;
  readonly device: DeviceChoices;
  readonly navigation: Navigation;
  readonly now: () => number;
}

/** The part of a document that this needs. */
export type CookieJar = Pick<Document, 'cookie' | 'visibilityState'>;

/**
 * Shows once on a device, beside the one mail, that the last plan of a member ends within a week, with a link to the
 * plans. Returns an unsubscribe function.
 */
export function remindOfPlanEnd(services: RemindedPage, jar: CookieJar): () => void {
  if ((services.session.current()?.myplan ?? 'hope') === 'hope') return () => undefined;
  let isOver = false;
  const look = async () => {
    const { data } = await services.send(getAccount, {});
    const session = services.session.current();
    if (isOver || session === null || jar.visibilityState !== 'visible') return;
    const end = data.next_plan_until ?? data.plan_until;
    if (end === null) return;
    const at = Date.parse(end);
    const left = at - services.now();
    if (left <= 0 || left > AHEAD_MS || jar.cookie.includes(`${COOKIE}=${at}`)) return;
    // The plans say it themselves, and a purchase is not interrupted.
    const [path = ''] = services.navigation.current().split('?');
    if (matchRoute(path)?.route.name === 'subscription') return;
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    jar.cookie = `${COOKIE}=${at}; Path=/; Max-Age=${COOKIE_LIFE_S}; SameSite=Lax${secure}`;
    const plan = planName(data.next_plan ?? session.myplan);
    const locale = localeOn(services.navigation.current(), services.device.current().locale);
    const date = new Intl.DateTimeFormat(INTL_LOCALES[locale], {
      day: 'numeric',
      month: 'long',
    }).format(at);
    services.notices.show('plan.endsSoon', { plan, date });
  };
  look().catch(ignore('the mail says it, and the settings; another page asks again'));
  return () => void (isOver = true);
}
