import type { LimitedProfile, ListedProfile } from 'shared-contracts/calls/listed-profiles';
import { limitedProfile, profileCard } from 'shared-contracts/testing/builders';

/** A user id for the n-th person of a test. */
export function idOf(n: number): string {
  return `0b0e7c1a-5d0f-4c1e-9a53-${String(n).padStart(12, '0')}`;
}

/** The body of one page of a listing. */
export function pageOf<Person>(people: Person[], next: string | null = null) {
  return { data: { data: people, next, prev: null } };
}

/** Limited people numbered from `from`. */
export function visitorsPeople(from: number, to: number): LimitedProfile[] {
  return numbers(from, to).map((n) => limitedProfile({ id: idOf(n), name: `Person ${n}` }));
}

/** Cards of people numbered from `from`. */
export function membersPeople(from: number, to: number): ListedProfile[] {
  return numbers(from, to).map((n) =>
    profileCard({ id: idOf(n), name: `Person ${n}`, lastName: 'Patil' }),
  );
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
