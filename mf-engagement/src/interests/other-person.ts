import type { Interest, PersonSummary } from 'shared-contracts/calls/engagement';

/** The other side of an interest, seen by one of the two. */
export interface OtherPerson {
  readonly userId: string;
  readonly card: PersonSummary;
  /** Whether the viewer sent the interest. */
  readonly sentByMe: boolean;
}

/** Ids of the people whom a viewer sees in interests. */
export function otherPeople(
  interests: readonly Interest[],
  me: string | undefined,
): ReadonlySet<string> {
  return new Set(interests.map((one) => otherPerson(one, me).userId));
}

/** Who the viewer looks at: received interests carry `from` and `from_profile` (readings, 'Calls'). */
export function otherPerson(interest: Interest, me: string | undefined): OtherPerson {
  const { from, from_profile: sender } = interest;
  if (from === undefined || sender === undefined || from === me) {
    return { userId: interest.to, card: interest.to_profile, sentByMe: true };
  }
  return { userId: from, card: sender, sentByMe: false };
}
