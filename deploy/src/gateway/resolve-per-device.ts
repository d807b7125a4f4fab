import type { Resolution } from 'shared-contracts/resolution';
import { SHELL_UNIT } from '../registry/live-unit.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { candidateOf } from '../registry/resolution-for.ts';
import { cidOf, deviceCookie, newCid } from './device-cookie.ts';
import { givenBuilds, type Device } from './device-resolution.ts';
import type { ReleasesCache } from './releases-cache.ts';
import type { ResolveDevice, Visit } from './resolve-device.ts';
import { readOverrides } from './tester-override.ts';

/** The device behind a visit. */
export interface KnownDevice {
  readonly device: Device;
  /** Whether it was here before: its cookie came along. */
  readonly isKnown: boolean;
  /** Set-Cookie lines by which it is known the next time. */
  readonly cookies: readonly string[];
}

/** Reads a device's name and a tester's overrides; a newcomer gets a name. */
export function deviceOf({ cookie, search, secure }: Visit, secret: string): KnownDevice {
  const known = cidOf(cookie);
  const cid = known ?? newCid();
  const { overrides, setCookie } = readOverrides(secret, cookie, search, secure);
  const named = known === null ? [deviceCookie(cid, secure)] : [];
  const cookies = setCookie === null ? named : [...named, setCookie];
  return { device: { cid, overrides }, isKnown: known !== null, cookies };
}

/** Every device by its cohort, its allow-lists and a tester's own builds; `secret` signs the latter. */
export function resolvePerDevice(secret: string): ResolveDevice {
  return async (visit, releases) => {
    const { device, cookies } = deviceOf(visit, secret);
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
    for (const { build } of givenBuilds(generation, SHELL_UNIT, device)) {
      const shell = await find(SHELL_UNIT, build);
      const resolution = { generation: generation.generation, complete: true, remotes };
      if (shell !== undefined) return { shell, resolution, cookies };
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
