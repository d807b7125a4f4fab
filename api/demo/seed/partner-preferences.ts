import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import type { Random } from './random.ts';
import type { SeedProfile } from './seed-types.ts';

/** Whom somebody hopes for, as such people usually say it: most say a few things, some say nothing. */
export function makePartnerPreferences(
  random: Random,
  { gender, age, profile }: { gender: 'female' | 'male'; age: number; profile: SeedProfile },
): PartnerPreferences | null {
  if (random.chance(0.25)) return null;
  const older = gender === 'female';
  const least = older ? Math.max(21, age - 1) : Math.max(18, age - random.int(5, 8));
  const most = older ? age + random.int(4, 7) : Math.max(least + 2, age + random.int(0, 1));
  const wishes: PartnerPreferences = { age_from: least, age_to: most };
  if (profile.height !== null && random.chance(0.6)) {
    if (older) wishes.height_from = profile.height + random.int(-2, 6);
    else wishes.height_to = profile.height - random.int(0, 4);
  }
  if (profile.maritial_status === 'never_married') {
    if (random.chance(0.8)) wishes.maritial_status = ['never_married'];
  } else if (random.chance(0.5)) {
    wishes.maritial_status = ['divorced', 'widowed', 'never_married'];
  }
  if (profile.current_city !== null && random.chance(0.35)) {
    const elsewhere = random.sample(['Pune', 'Mumbai', 'Nashik', 'Thane'], 2);
    wishes.current_city = [...new Set([profile.current_city, ...elsewhere])];
  }
  if (random.chance(0.5)) wishes.education = random.pick(['A graduate', 'A postgraduate']);
  if (random.chance(0.3)) {
    wishes.occupation = random.pick(['A settled job', 'Any honest work', 'Job or own business']);
  }
  if (older && random.chance(0.3)) {
    wishes.annual_income_from = random.pick([600_000, 800_000, 1_000_000]);
  }
  if (profile.dietary_preferences === 'vegetarian' || profile.dietary_preferences === 'jain') {
    if (random.chance(0.7)) wishes.dietary_preferences = ['vegetarian', 'jain'];
  } else if (random.chance(0.2)) {
    wishes.dietary_preferences = ['vegetarian', 'eggetarian', 'non_vegetarian'];
  }
  if (random.chance(0.6)) {
    wishes.drinking_habits = random.chance(0.7) ? ['never'] : ['never', 'occasionally'];
  }
  if (random.chance(0.6)) wishes.smoking_habits = ['never'];
  if (random.chance(0.2)) wishes.family_type = random.pick([['nuclear'], ['joint', 'extended']]);
  if (random.chance(0.25)) wishes.family_values = random.pick([['moderate'], ['liberal']]);
  if (profile.mangal_dosh === 'no' && random.chance(0.4)) wishes.mangal_dosh = ['no'];
  if (profile.mangal_dosh === 'yes' && random.chance(0.5)) wishes.mangal_dosh = ['yes', 'anshik'];
  return wishes;
}
