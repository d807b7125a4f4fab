import type { Resolution } from 'shared-contracts/platform/resolution';
import { SHELL_UNIT } from '../registry/live-unit.ts';
import { RegistryError } from '../registry/registry-errors.ts';
import { candidateOf } from '../registry/resolution-for.ts';
import { deviceCookie, newCid, readDevice } from './device-cookie.ts';
import { givenBuilds } from './device-resolution.ts';
import type { KnownDevice } from './known-device.ts';
import type { ReleasesCache } from './releases-cache.ts';
import { failedShell, type ResolveDevice, type Visit } from './resolve-device.ts';
import { readOverrides } from './tester-override.ts';

/** A device is believed this long (ms) after its first page, or from its second page on. */
const YOUNG_MS = 10 * 60 * 1000;

/** Reads a device's name and a tester's overrides; a newcomer gets a name. */
export function deviceOf(visit: Visit, secret: string, now: Date): KnownDevice {
  const { cookie, search, secure } = visit;
  const known = readDevice(cookie, secret);
  const cid = known?.cid ?? newCid();
  const before = known?.countsFrom ?? null;
  const countsFrom = visit.opensPage === true ? countsAfterPage(before, now.getTime()) : before;
  const at = { secure, now };
  const { overrides, setCookie, requested } = readOverrides(secret, cookie, search, at);
  const isNamed = known !== null && countsFrom === before;
  const named = isNamed ? [] : [deviceCookie({ cid, countsFrom }, secret, secure)];
  const cookies = setCookie === null ? named : [...named, setCookie];
  const device = { cid, overrides };
  return { device, isKnown: known !== null, countsFrom, requested, cookies };
}

function countsAfterPage(before: number | null, now: number): number {
  return before === null ? now + YOUNG_MS : Math.min(before, now);
}

/** Every device by its cohort, its allow-lists and a tester's own builds; `secret` signs the latter, and devices. */
export function resolvePerDevice(secret: string, clock = () => new Date()): ResolveDevice {
  return async (visit, releases) => {
    const known = deviceOf(visit, secret, clock());
    const { device, cookies } = known;
    const { generation } = releases.live();
    const find = finding(releases);
    const remotes: Resolution['remotes'] = {};
    const units = new Set([...Object.keys(generation.units), ...Object.keys(device.overrides)]);
    units.delete(SHELL_UNIT);
    for (const unit of units) {
      const given = givenBuilds(generation, unit, device);
      const found = await Promise.all(
        given.map(async ({ build, track }) => candidateOf(await find(unit, build), track)),
      );
      const candidates = found.filter((one) => one !== null);
      if (candidates.length > 0) remotes[unit] = candidates;
    }
    const failed = failedShell(visit);
    const shells = givenBuilds(generation, SHELL_UNIT, device).toSorted(
      (one, other) => Number(one.build === failed) - Number(other.build === failed),
    );
    for (const { build } of shells) {
      const shell = await find(SHELL_UNIT, build);
      const resolution = { generation: generation.generation, complete: true, remotes };
      if (shell !== undefined) return { shell, resolution, cookies, known };
    }
    throw new RegistryError('No shell is published.');
  };
}

/** What is live is at hand; a tester's build is looked for among all that were published. */
function finding(releases: Pick<ReleasesCache, 'live' | 'find'>) {
  const { find } = releases.live();
  return async (unit: string, build: string) =>
    find(unit, build) ?? (await releases.find(unit, build)) ?? undefined;
}
