import type { Bus } from 'shared-contracts/platform/events/bus';
import type { PageData } from 'shared-contracts/platform/page-data';
import type { DeviceChoices } from '../device/device-choices.ts';
import { collectPageViews } from './collect-page-views.ts';
import { refusesCounting } from './refuses-counting.ts';
import { sinks } from './sinks.ts';

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
