import type { Slice } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Host } from './host.tsx';
import type { QueryClient } from './query.ts';
import type { RemoteName, RouteName } from './routes.ts';
import type { SlotName, SlotProps } from './slots.ts';

/** A page that loads when it is first opened; the shell wraps it into a boundary with Retry. */
export interface LazyPage {
  readonly load: () => Promise<ComponentType>;
}

/** What a remote gets of the page where none of its components stands on it. */
export interface QuietPage extends Pick<Host, 'send' | 'bus'> {
  readonly cache: QueryClient;
  /** Undefined under a shell that cannot. */
  readonly guardSignOut: Host['guardSignOut'];
}

/** Goes on sending what a member wrote on an earlier page of this device, until the session ends. */
export type SendUnsent = (page: QuietPage, userId: string) => void;

/** What a remote brings: pages for routes of the table that it owns, fillings for slots, late slices. */
export interface RemoteDefinition {
  readonly name: RemoteName;
  readonly pages: Partial<Record<RouteName, ComponentType | LazyPage>>;
  readonly slots?: { [Name in SlotName]?: ComponentType<SlotProps[Name]> };
  readonly slices?: readonly Pick<Slice, 'reducerPath' | 'reducer'>[];
  /**
   * Of the remote of the chats; the shell asks for it late, and only where something unsent lies (`unsentKeys`). A shell
   * that is older than this never does, and a remote without it sends when its pages are opened.
   */
  readonly loadSendUnsent?: () => Promise<SendUnsent>;
}

/** The face of a remote: what `./remote` exposes as `remote` (design section 1). */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return Object.freeze(definition);
}

/** A page whose code comes with its first visit. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return { load };
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
