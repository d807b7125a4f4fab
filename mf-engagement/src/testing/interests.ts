import type { Interest, PersonSummary } from 'shared-contracts/calls/engagement';

/** The member who looks, in tests. */
export const ME = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01';

/** The user id of the n-th other person. */
export function idOf(n: number): string {
  return `0b0e7c1a-5d0f-4c1e-9a53-${String(n).padStart(12, '0')}`;
}

export function personCard(change: Partial<PersonSummary> = {}): PersonSummary {
  return { name: 'Rohan', lastName: 'Deshpande', pics: [], primary_profile_pic: null, ...change };
}

/** An interest that the viewer sent to the n-th person, not answered yet. */
export function sentTo(n: number, change: Partial<Interest> = {}): Interest {
  return {
    id: `interest-${n}`,
    to: idOf(n),
    to_profile: personCard({ name: `Person ${n}`, lastName: '' }),
    accepted: false,
    declined: false,
    created_at: '2020-03-12T06:30:00.000Z',
    chat_request: null,
    ...change,
  };
}

/** An interest that the viewer received from the n-th person, not answered yet. */
export function receivedFrom(n: number, change: Partial<Interest> = {}): Interest {
  const card = personCard({ name: `Person ${n}`, lastName: '' });
  const mine = { to: ME, to_profile: personCard({ name: 'Asha' }) };
  return sentTo(n, { ...mine, from: idOf(n), from_profile: card, ...change });
}

/** The body of one page of a list. */
export function pageOf(interests: Interest[], next: string | null = null) {
  return { data: { data: interests, next, prev: null } };
}
