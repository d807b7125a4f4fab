import type { Kysely } from 'kysely';
import { badgesSeenOn, type PlanCode } from 'shared-contracts/domain/plan';
import { ageOn } from 'shared-contracts/domain/units';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { SPOKEN_FIELDS, type Facts, type SpokenField } from '../../../assistant/facts.ts';
import type { Database } from '../../platform/database/tables.ts';
import {
  listedNamesIn,
  namesIn,
  pointsWith,
  verifiedOf,
  wishesIn,
  badgesFor,
  type OpenedProfile,
} from '../profiles/profiles.public.ts';

const COMPARED = [
  'birthdate',
  'height',
  'current_city',
  'mother_tongue',
  'dietary_preferences',
  'rashi',
  'gotra',
] as const;

/** The one who asks. */
type Asker = NonNullable<Awaited<ReturnType<typeof findAsker>>>;

/** The facts of a profile for one viewer on a plan; `today` is the day on which ages count. */
export function factsOf(
  row: OpenedProfile,
  asker: Asker,
  { plan, today }: { readonly plan: PlanCode; readonly today: Date },
): Facts {
  const spoken = Object.fromEntries(SPOKEN_FIELDS.map((field) => [field, row[field]]));
  const { points, no_points: noPoints } = pointsWith(row);
  return {
    ...(spoken as Pick<OpenedProfile, SpokenField>),
    name_devanagari: row.name_devanagari,
    last_name_devanagari: row.last_name_devanagari,
    age: ageOn(row.birthdate, today),
    photos: row.pics.length,
    hasVideo: row.video_intro !== null,
    badges: badgesFor(plan, verifiedOf(row)),
    badgesBehindPlan: badgesSeenOn(plan).length < badgesSeenOn('trust').length,
    wishes: row.partner_preferences,
    points,
    noPoints,
    viewer: {
      age: ageOn(asker.birthdate, today),
      height: asker.height,
      current_city: asker.current_city,
      mother_tongue: asker.mother_tongue,
      dietary_preferences: asker.dietary_preferences,
      rashi: asker.rashi,
      gotra: asker.gotra,
    },
  };
}

/** The same facts with names of people and places in the script of the language that speaks of them (decision 182). */
export function factsIn(language: Locale, facts: Facts): Facts {
  return {
    ...facts,
    ...namesIn(language, facts),
    ...listedNamesIn(language, facts),
    wishes: wishesIn(language, facts.wishes, facts.gender),
  };
}

/** What comparisons need to know of the one who asks; undefined without a profile. */
export function findAsker(db: Kysely<Database>, id: string) {
  return db.selectFrom('profiles').select(COMPARED).where('id', '=', id).executeTakeFirst();
}
