import type { Interest } from 'shared-contracts/calls/engagement';
import { otherPeople, otherPerson } from './other-person.ts';

/** The received interests that the member has not answered yet; where both have sent one, none waits. */
export function waitingForAnswer(
  { received, matched }: Record<'received' | 'matched', readonly Interest[]>,
  me: string | undefined,
): readonly Interest[] {
  const matches = otherPeople(matched, me);
  return received.filter(
    (one) => !one.accepted && !one.declined && !matches.has(otherPerson(one, me).userId),
  );
}
