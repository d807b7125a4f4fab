import type { WritingCallName } from '../calls/call-names.ts';
import { effectsBetweenPeople } from './effects-between-people.ts';
import { effectsOfMembers } from './effects-of-members.ts';
import { effectsOfTheDesk } from './effects-of-the-desk.ts';
import type { Effect } from './effects.ts';

/** What 'one effect' is for every call that changes something; one that is missing fails the type check. */
export const effectsTable: Readonly<Record<WritingCallName, Effect>> = {
  ...effectsOfMembers,
  ...effectsBetweenPeople,
  ...effectsOfTheDesk,
};
