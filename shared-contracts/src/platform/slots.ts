import type { Profile } from '../calls/profiles.ts';
import type { Declared } from './declared-pages.ts';
import type { RemoteName } from './routes.ts';

/** Every slot with the props that its place hands over; the offering remote is named beside it. */
export interface SlotProps {
  /** Offered by mf-profiles on the profile view: chat, save, interest, block (filled by mf-engagement). */
  'profile.actions': {
    readonly profile: Profile;
    readonly flags: {
      readonly is_bookmarked: boolean;
      /** The reader's bookmark of this profile; absent from pages older than it. */
      readonly bookmark_id?: string | null | undefined;
      readonly is_chat_requested: boolean;
      readonly i_am_interested: boolean;
      /** The reader's interest was declined; absent from servers and pages older than it. */
      readonly interest_declined?: boolean | undefined;
      readonly profile_interested: boolean;
      /** Accepted by either, or sent by both; absent from servers and pages older than it. */
      readonly matched?: boolean | undefined;
    };
  };
  /** Offered by mf-profiles where the reader has blocked the member: unblocks. */
  'profile.blocked': { readonly person: { readonly id: string; readonly name: string } };
  /** Offered by mf-profiles on the profile view: the floating 'Ask about {name}'. */
  'profile.assistant': { readonly profile: Profile };
  /** Offered by mf-profiles on the profile view to staff alone: the history of the profile (filled by mf-staff). */
  'profile.desk': { readonly person: { readonly id: string; readonly name: string } };
  /** Offered by the shell on /settings/payments: the plan, what was paid, receipts (filled by mf-billing). */
  'settings.payments': Record<never, never>;
  /** Offered by the shell below the list of /settings; a remote may declare sections of its own. */
  'settings.section': Record<never, never>;
}

export type SlotName = keyof SlotProps;

/**
 * Which remotes fill a slot, in the order in which they stand there. Data, so that a page can load a slot's fillers
 * without loading the others; a remote is named here once it brings something, or pages would fetch it for nothing.
 */
export const slotFillers = {
  'profile.actions': ['mf-engagement'],
  'profile.blocked': ['mf-engagement'],
  'profile.assistant': ['mf-profiles'],
  'profile.desk': ['mf-staff'],
  'settings.payments': ['mf-billing'],
  'settings.section': [],
} as const satisfies Record<SlotName, readonly RemoteName[]>;

let declaredFillers: Readonly<Record<string, readonly string[]>> = {};

/** Takes in which remotes fill slots that the table does not name; what the last call brought leaves. */
export function declareFillers(fillers: Declared['fillers']): void {
  declaredFillers = fillers;
}

/** All that fill a slot: those of the table, then those that declare it themselves. */
export function fillersOf(slot: SlotName): readonly RemoteName[] {
  return [...slotFillers[slot], ...((declaredFillers[slot] ?? []) as readonly RemoteName[])];
}

/** Slots for staff only: the page of a member does not name what fills them. */
export const STAFF_SLOTS = ['profile.desk'] as const satisfies readonly SlotName[];
