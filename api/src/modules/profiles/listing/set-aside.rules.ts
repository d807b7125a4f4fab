import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Agreement } from 'shared-contracts/domain/profile';
import { ageOn } from 'shared-contracts/domain/units';
import type { AgeRange, SetAside, Sought } from './sought.rules.ts';

/** What most of the people have in common whom a member set aside; others who have it come a little later. */
export interface Lessons {
  /** How many people it was learned from. */
  readonly people: number;
  readonly age: AgeRange | null;
  readonly city: string | null;
  readonly education: number | null;
  readonly diet: string | null;
}

/** As many of them, and half of all, have to be alike. */
const FEWEST = 3;
/** Years of one group of ages. */
const AGE_SPAN = 5;

/**
 * What a member's order of a day learns from people who were set aside before it. What the member has stated is not
 * lowered.
 */
export function lessonsOf(
  setAside: readonly SetAside[],
  sought: Pick<Sought, 'city' | 'diet' | 'stated'>,
  day: Date,
): Lessons | null {
  const stated = (one: Agreement) => sought.stated.has(one);
  const from = usual(
    setAside.map(({ birthdate }) => Math.floor(ageOn(birthdate, day) / AGE_SPAN) * AGE_SPAN),
  );
  const lessons = {
    people: setAside.length,
    age: from === null || stated('age') ? null : { from, to: from + AGE_SPAN - 1 },
    city: stated('city') ? null : usual(setAside.map(({ city_key }) => city_key)),
    // No level that is known is nothing in common.
    education: stated('education')
      ? null
      : usual(setAside.map((one) => one.education_levels || null)),
    diet: stated('diet') ? null : usual(setAside.map(({ diet }) => diet)),
  };
  return lessonNames(lessons).length === 0 ? null : lessons;
}

/** Which traits come later. */
export function lessonNames(lessons: Lessons): Agreement[] {
  return (['age', 'city', 'education', 'diet'] as const).filter((name) => lessons[name] !== null);
}

/** Points that each trait of theirs takes from the rank of `person`: less than chance gives. */
const LESSON = 60;

export function pointsOff(
  lessons: Lessons | null,
  isOfAge: (ages: AgeRange) => RawBuilder<SqlBool>,
): RawBuilder<number> {
  if (lessons === null) return sql<number>`0`;
  const { age, city, education, diet } = lessons;
  const traits = [
    age && isOfAge(age),
    city && sql`person.city_key = ${city}`,
    education && sql`person.education_levels = ${sql.lit(education)}`,
    diet && sql`person.dietary_preferences = ${diet}`,
  ].filter((one) => one !== null);
  const points = traits.map((one) => sql`case when ${one} then ${sql.lit(LESSON)} else 0 end`);
  return sql<number>`(${sql.join(points, sql` + `)})`;
}

/** The value that at least FEWEST and half of all have; null without one. */
function usual<Value extends string | number>(values: readonly (Value | null)[]): Value | null {
  const counts = new Map<Value, number>();
  for (const value of values)
    if (value !== null && value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most !== undefined && most[1] >= Math.max(FEWEST, values.length / 2) ? most[0] : null;
}
