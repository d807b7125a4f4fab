import { ignore } from 'shared-contracts/behaviour/ignore';
import type { Bus } from 'shared-contracts/platform/events/bus';
import { pageViewed } from 'shared-contracts/platform/events/event-map';
import type { PageData } from 'shared-contracts/platform/page-data';
import type { RuntimeConfig } from 'shared-contracts/platform/runtime-config';
import type { DeviceChoices } from '../device/device-choices.ts';
import { whenIdle } from '../when-idle.ts';
import type { PageViewSink, OpenSink } from './page-view-sink.ts';
import { refusesCounting } from './refuses-counting.ts';

interface Counted {
  readonly bus: Bus;
  readonly now: () => number;
  readonly device: DeviceChoices;
  readonly data: PageData;
}

/** Counts page views as the configuration, the browser and this device's owner allow. */
export function countInBrowser(window: Window, { bus, now, device, data }: Counted): void {
  const { analyticsSink = 'own', apiOrigin } = data.config;
  const load = sinks[analyticsSink];
  if (load === null) return;
  const allowed = () => device.current().counted && !refusesCounting(window.navigator);
  const parts = { window, apiOrigin, fetch: window.fetch.bind(window), allowed };
  collectPageViews({ bus, now, allowed, open: async () => (await load())(parts) });
}

interface Parts {
  readonly bus: Bus;
  readonly now: () => number;
  readonly allowed: () => boolean;
  readonly open: () => Promise<PageViewSink>;
}

/**
 * Hands page views to the sink. The sink is fetched in idle time after the first view, so that it delays no screen;
 * visits that end before that are not counted.
 */
function collectPageViews({ bus, now, allowed, open }: Parts): void {
  let sink: Promise<PageViewSink> | null = null;
  bus.on(pageViewed, ({ name }) => {
    if (!allowed()) return;
    const view = { name, at: new Date(now()).toISOString() };
    sink ??= new Promise<void>((settled) => void whenIdle(settled)).then(open);
    sink.then((opened) => opened.take(view)).catch(ignore('without its sink nothing is counted'));
  });
}

/** The sinks that the configuration can name; another one is one more line. The own one is on every page, and a request would weigh twice its code. */
const sinks: Record<
  NonNullable<RuntimeConfig['analyticsSink']>,
  (() => Promise<OpenSink>) | null
> = {
  own: () => import(/* webpackMode: "eager" */ './own-sink.ts').then((m) => m.openOwnSink),
  none: null,
};
