import type { RuntimeConfig } from 'shared-contracts/platform/runtime-config';
import type { OpenSink } from './page-view-sink.ts';

/** The sinks that the configuration can name; another one is one more line. The own one is on every page, and a request would weigh twice its code. */
export const sinks: Record<
  NonNullable<RuntimeConfig['analyticsSink']>,
  (() => Promise<OpenSink>) | null
> = {
  own: () => import(/* webpackMode: "eager" */ './own-sink.ts').then((m) => m.openOwnSink),
  none: null,
};
