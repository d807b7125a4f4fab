import type { Place } from './places.ts';
import type { Random } from './random.ts';
import type { SeedGender, SeedProfile } from './seed-types.ts';
import { careers, studies } from './work.ts';

/** The fields about schooling, work and pay, and whether the person still studies. */
export type Livelihood = Pick<
  SeedProfile,
  | 'education'
  | 'degree'
  | 'occupation'
  | 'work'
  | 'annual_income'
  | 'career_goals'
  | 'interest_in_continuing_education'
> & { student: boolean };

/** Makes an education, a job that it leads to, and pay that fits job, age and place. */
export function makeLivelihood(
  random: Random,
  person: { gender: SeedGender; age: number; place: Place },
): Livelihood {
  const { age, place } = person;
  const open = careers.flatMap((career) => {
    const jobs = career.jobs.filter((job) => !place.abroad || job.abroad);
    return age >= career.fromAge && jobs.length > 0
      ? [[{ career, jobs }, career.weight] as const]
      : [];
  });
  if (age < 22 && (open.length === 0 || random.chance(0.8))) return student(random);

  const { career, jobs } = random.weighted(open);
  const job = random.pick(jobs);
  const years = Math.min(age - career.fromAge, 16);
  const lakhs = job.lakhs * (1 + job.growth) ** years * place.cost * (0.85 + random.next() * 0.35);
  return {
    education: career.education,
    degree: random.pick(career.degrees),
    occupation: job.occupation,
    work: job.work,
    annual_income: Math.round(lakhs * 20) * 5000,
    career_goals: random.pick(job.goals),
    interest_in_continuing_education: random.chance(age < 30 ? 0.55 : 0.25),
    student: false,
  };
}

function student(random: Random): Livelihood {
  return {
    education: 'Higher secondary',
    degree: random.pick(studies),
    occupation: 'Student',
    work: null,
    annual_income: null,
    career_goals: random.pick([
      'To finish my degree with good marks',
      'To find a first job in my field',
      'To prepare for a master’s degree',
    ]),
    interest_in_continuing_education: true,
    student: true,
  };
}
