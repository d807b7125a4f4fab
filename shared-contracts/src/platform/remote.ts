import type { Slice } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { BackgroundName, BackgroundWork, FinishWork } from './background.ts';
import type { RemoteName, RouteName } from './routes.ts';
import type { SlotName, SlotProps } from './slots.ts';

/** A page that loads when it is first opened; the shell wraps it into a boundary with Retry. */
export interface LazyPage {
  readonly load: () => Promise<ComponentType>;
}

/** What a remote brings: pages for routes of the table that it owns, fillings for slots, late slices, background work. */
export interface RemoteDefinition {
  /** One of the table, or that of a remote that the contracts do not name. */
  readonly name: RemoteName | `mf-${string}`;
  readonly pages: Partial<Record<RouteName, ComponentType | LazyPage>>;
  /** Pages that `remote.json` declares, by the names that they have there. */
  readonly ownPages?: Readonly<Record<string, ComponentType | LazyPage>>;
  readonly slots?: { [Name in SlotName]?: ComponentType<SlotProps[Name]> };
  readonly slices?: readonly Pick<Slice, 'reducerPath' | 'reducer'>[];
  /**
   * Work that goes on whatever page is shown; lazy-loaded, and only where the device keeps something for it
   * (`backgroundJobs`).
   */
  readonly background?: { readonly [Name in BackgroundName]?: () => Promise<BackgroundWork> };
  /** How that work is brought to an end before a session ends after a payment. */
  readonly finish?: { readonly [Name in BackgroundName]?: () => Promise<FinishWork> };
}

/** The face of a remote: what `./remote` exposes as `remote` (design section 1). */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return Object.freeze(definition);
}

/** A page whose code comes with its first visit. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return { load };
}

/** What a remote shows for a route, of the table or of its own; undefined where it brings nothing. */
export function pageOf(
  { pages, ownPages = {} }: RemoteDefinition,
  route: RouteName,
): ComponentType | LazyPage | undefined {
  const [, own = ''] = route.split('/');
  if (Object.hasOwn(pages, route)) return pages[route];
  return Object.hasOwn(ownPages, own) ? ownPages[own] : undefined;
}

export function isLazyPage(page: ComponentType | LazyPage): page is LazyPage {
  return 'load' in page;
}

/** Whether a value that another build handed over can be mounted; a build of a foreign contract cannot. */
export function isRemoteDefinition(value: unknown): value is RemoteDefinition {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { name?: unknown }).name === 'string' &&
    typeof (value as { pages?: unknown }).pages === 'object'
  );
}
