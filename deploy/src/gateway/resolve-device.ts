import type { FastifyRequest } from 'fastify';
import type { Resolution } from 'shared-contracts/platform/resolution';
import type { Artifact } from '../registry/artifact.ts';
import { SHELL_UNIT } from '../registry/live-unit.ts';
import { RegistryError } from '../registry/registry-errors.ts';
import { resolutionFor } from '../registry/resolution-for.ts';
import type { KnownDevice } from './known-device.ts';
import { SHELL_FAILED } from './page/start-guard.ts';
import type { ReleasesCache } from './releases-cache.ts';

/** What tells one device, and what it asks for, from another. */
export interface Visit {
  /** The Cookie header; '' without one. */
  readonly cookie: string;
  readonly search: URLSearchParams;
  /** True on https: cookies that are set then stay there. */
  readonly secure: boolean;
  /** A person opens a page: no prefetch, and no request of an open page. */
  readonly opensPage?: boolean;
}

/** The build of the shell that did not start on the device's last page; '' without one. */
export function failedShell({ search }: Visit): string {
  return search.get(SHELL_FAILED) ?? '';
}

/** The query of the address that a request names. */
export function searchOf(url: string): URLSearchParams {
  const [, query = ''] = url.split(/\?(.*)/s);
  return new URLSearchParams(query);
}

export function visitOf(request: FastifyRequest): Visit {
  return {
    cookie: request.headers.cookie ?? '',
    search: searchOf(request.url),
    secure: request.protocol === 'https',
  };
}

/** The builds that a device gets. */
export interface Resolved {
  readonly shell: Artifact;
  readonly resolution: Resolution;
  /** Set-Cookie headers that go with the answer. */
  readonly cookies: readonly string[];
  /** The device, where builds are given by device. */
  readonly known?: KnownDevice;
}

export type ResolveDevice = (
  visit: Visit,
  releases: Pick<ReleasesCache, 'live' | 'find'>,
) => Resolved | Promise<Resolved>;

export const resolveStable: ResolveDevice = (_visit, releases) => {
  const { generation, find } = releases.live();
  const shell = find(SHELL_UNIT, generation.units[SHELL_UNIT]?.stable ?? '');
  if (shell === undefined) throw new RegistryError('No shell is published.');
  return { shell, resolution: resolutionFor(generation, find), cookies: [] };
};
