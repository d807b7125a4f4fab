import { ignore } from 'shared-contracts/behaviour/ignore';
import type { Bus } from 'shared-contracts/platform/events/bus';
import { pageViewed } from 'shared-contracts/platform/events/event-map';
import { whenIdle } from '../when-idle.ts';
import type { PageViewSink } from './page-view-sink.ts';

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
export function collectPageViews({ bus, now, allowed, open }: Parts): void {
  let sink: Promise<PageViewSink> | null = null;
  bus.on(pageViewed, ({ name }) => {
    if (!allowed()) return;
    const view = { name, at: new Date(now()).toISOString() };
    sink ??= new Promise<void>((settled) => void whenIdle(settled)).then(open);
    sink.then((opened) => opened.take(view)).catch(ignore('without its sink nothing is counted'));
  });
}
