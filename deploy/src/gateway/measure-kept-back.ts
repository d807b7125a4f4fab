import { Gauge, type Registry } from 'prom-client';
import type { ReleasesCache } from './releases-cache.ts';

/** Counts the units whose live build this gateway cannot serve, because files of it are missing. */
export function measureKeptBack(releases: Pick<ReleasesCache, 'live'>, metrics: Registry): void {
  const gauge = new Gauge({
    name: 'gateway_units_kept_back',
    help: 'Units whose live build lacks files, so that an earlier one is served',
    labelNames: ['unit'],
    registers: [],
    collect() {
      this.reset();
      for (const { unit } of releases.live().keptBack) this.set({ unit }, 1);
    },
  });
  metrics.registerMetric(gauge);
}
