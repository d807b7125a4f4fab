import type { LimitedProfile } from 'shared-contracts/calls/profiles';
import type { Report } from 'shared-contracts/calls/reports';
import { ageOn } from 'shared-contracts/domain/units';
import type { PhotoAddresses } from '../../../storage/photo-addresses.ts';
import type { ReportRow } from './reports.store.ts';

type Person = NonNullable<ReportRow['about']>;

/** A report as its calls reply it; whose account is gone has neither id, name nor card. */
export function toReport(row: ReportRow, photos: PhotoAddresses, today: Date): Report {
  return {
    id: row.id,
    from: nameOf(row.from),
    about: nameOf(row.about),
    reason: row.reason,
    state: row.state,
    created_at: row.created_at.toISOString(),
    from_card: row.from === null ? null : cardOf(row.from, photos, today),
    about_card: row.about === null ? null : cardOf(row.about, photos, today),
    about_state: row.about?.state ?? null,
    earlier: Number(row.earlier),
    messages: row.messages,
    decision: decisionOf(row),
  };
}

function nameOf(person: Person | null): Report['about'] {
  return person === null ? { id: '', name: '' } : { id: person.id, name: person.full_name };
}

function cardOf(person: Person, photos: PhotoAddresses, today: Date): LimitedProfile {
  const [pic] = person.pics;
  return {
    id: person.id,
    name: person.name,
    gender: person.gender,
    age: ageOn(person.birthdate, today),
    current_city: person.current_city,
    occupation: person.occupation,
    education: person.education,
    pic: pic === undefined ? null : photos.picOf(pic, 'member'),
    photo_for: person.photo_for,
  };
}

function decisionOf({ state, action, note, by, decided_at }: ReportRow): Report['decision'] {
  if (state === 'open' || note === null || decided_at === null) return null;
  // Those that were decided before there were actions were warnings.
  const outcome = state === 'dismissed' ? 'dismissed' : (action ?? 'warned');
  return { outcome, note, by, at: decided_at.toISOString() };
}
