import type { Insertable } from 'kysely';
import type { EngagementTables } from '../../src/modules/engagement/engagement.tables.ts';
import type { ContactTables } from '../../src/modules/profiles/contacts/contacts.tables.ts';
import type { StaffTables } from '../../src/modules/staff/staff.tables.ts';
import { before, DAY_MS } from './moments.ts';
import { createRandom } from './random.ts';
import type { Scene } from './scene.ts';

/** What the desk works with beside calls and documents. */
export interface SeedDesk {
  readonly usergroups: Insertable<StaffTables['usergroups']>[];
  readonly reports: Insertable<EngagementTables['reports']>[];
  readonly support: Insertable<ContactTables['support_info']>[];
}

const REASONS = [
  'Asked for money after three messages, for a hospital bill.',
  'The photos are those of a film actor.',
  'Says he is divorced, but the case is still in court.',
  'Wrote at two in the night although I asked not to.',
  'खोटी माहिती: शिक्षण आणि नोकरी दोन्ही चुकीचं आहे.',
];

/** Communities, reports open and decided, and the numbers at which support may call. */
export function makeDesk({
  now,
  communityCode,
  staff,
  active,
  asha,
  rohan,
  meera,
}: Scene): SeedDesk {
  const random = createRandom('saptapadi/desk');
  const codes = new Map([
    [communityCode, 'Our community'],
    ['overseas', 'Families abroad'],
    ['vidarbha', 'Vidarbha circle'],
  ]);
  const people = random.sample(active.slice(3), 60);
  const reports = REASONS.map((reason, index) => {
    const decided = index > 2;
    return {
      id: random.uuid(),
      from_id: people[index]?.id ?? asha.id,
      about_id: people[index + 30]?.id ?? rohan.id,
      reason,
      state: decided ? (index === 3 ? ('acted' as const) : ('dismissed' as const)) : undefined,
      note: decided ? 'Spoke with both sides on the phone.' : null,
      decided_at: decided ? before(now, index * DAY_MS) : null,
      decided_by: decided ? staff.id : null,
      created_at: before(now, (index + 1.3) * DAY_MS),
    };
  });
  return {
    usergroups: [...codes].map(([code, name]) => ({ code, name })),
    reports: reports.map(({ state, ...report }) => (state ? { ...report, state } : report)),
    support: [asha, rohan, meera, ...people.slice(0, 30)].map(({ id, phone }) => ({
      profile_id: id,
      phone,
      whatsapp: phone,
    })),
  };
}
