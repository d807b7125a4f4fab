import * as z from 'shared-contracts/schema';
import {
  DIETS,
  FAMILY_TYPES,
  FAMILY_VALUES,
  HABITS,
  MANGAL_DOSH,
  MARITAL_STATUSES,
} from '../domain/profile.ts';

/** Cities that one may hope for at most. */
export const MOST_CITIES = 10;

const whole = (least: number, most: number) =>
  z.number().check(z.int(), z.minimum(least), z.maximum(most));
// No control characters and no halves of a character: JSON in the database cannot hold all of them.
const LINE = /^[ -~\u00a0-\ud7ff\ue000-\u{10ffff}]*$/u;
/** A town, an education or an occupation that one hopes for. */
export const PreferenceLine = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(LINE), z.regex(/[\p{L}\p{N}]/u));

function someOf<const Value extends string>(values: readonly Value[]) {
  return z.array(z.enum(values)).check(z.minLength(1), z.maxLength(values.length));
}

const wishes = {
  /** Completed years. */
  age_from: whole(18, 99),
  age_to: whole(18, 99),
  /** Centimetres; each end means the whole inch that it is shown as. */
  height_from: whole(90, 250),
  height_to: whole(90, 250),
  maritial_status: someOf(MARITAL_STATUSES),
  current_city: z.array(PreferenceLine).check(z.minLength(1), z.maxLength(MOST_CITIES)),
  education: PreferenceLine,
  occupation: PreferenceLine,
  /** Rupees a year, at least. */
  annual_income_from: whole(0, 1_000_000_000),
  dietary_preferences: someOf(DIETS),
  drinking_habits: someOf(HABITS),
  smoking_habits: someOf(HABITS),
  family_type: someOf(FAMILY_TYPES),
  family_values: someOf(FAMILY_VALUES),
  mangal_dosh: someOf(MANGAL_DOSH),
};

/**
 * Whom a member hopes for, beside the words of `expectation` (ours, decision 043): each wish is about the field of
 * section 3 with its name, and an absent one leaves that open. A list means any of its values.
 */
export const PartnerPreferences = z.partial(z.object(wishes));
export type PartnerPreferences = z.infer<typeof PartnerPreferences>;

/** The same as it is written: whole, in the place of what stood there; a wish that is not known is refused by its name. */
export const PartnerPreferencesChange = z.partial(z.strictObject(wishes));
