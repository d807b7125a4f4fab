import type { AppServices } from '../create-app-services.ts';
import { collectPageViews } from './collect-page-views.ts';
import { refusesCounting } from './refuses-counting.ts';
import { sinks } from './sinks.ts';

/** Counts page views as the configuration, the browser and this device's owner allow. */
export function countInBrowser(window: Window, { bus, now, device, data }: AppServices): void {
  const { analyticsSink = 'own', apiOrigin } = data.config;
  const load = sinks[analyticsSink];
  if (load === null) return;
  const allowed = () => device.current().counted && !refusesCounting(window.navigator);
  const parts = { window, apiOrigin, fetch: window.fetch.bind(window), allowed };
  collectPageViews({ bus, now, allowed, open: async () => (await load())(parts) });
}
