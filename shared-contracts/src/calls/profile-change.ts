import * as z from 'shared-contracts/schema';
import { BLOOD_GROUPS, GENDERS, MADE_FOR } from '../domain/profile.ts';
import { Contact } from './contacts.ts';
import { PartnerPreferencesChange } from './partner-preferences.ts';
import { DevanagariName, LastName, PersonName } from './person-name.ts';
import { Profile } from './profiles.ts';
import { Day, UserId } from './schemas.ts';

// No control characters: they are no part of a name, and the database cannot hold all of them.
const LINE = /^[ -~\u00a0-\uffff]*$/;
const LINES = /^[\n\r\t -~\u00a0-\uffff]*$/;

/** An empty text clears the field as null does. */
const line = z.nullable(z.string().check(z.trim(), z.maxLength(160), z.regex(LINE)));
const text = z.nullable(z.string().check(z.trim(), z.maxLength(2000), z.regex(LINES)));
const whole = (least: number, most: number) =>
  z.nullable(z.number().check(z.int(), z.minimum(least), z.maximum(most)));

/**
 * What a member may write: never plan, verification, points, role or ids (access.md,
 * 'Defaults'). A key that is not here is refused by its name; `id` may stand there, as it does in a
 * profile that was read, and has to be the caller's.
 */
export const ProfileChange = z.partial(
  z.strictObject({
    id: UserId,
    name: PersonName,
    lastName: LastName,
    name_devanagari: DevanagariName,
    last_name_devanagari: DevanagariName,
    phone: Contact.shape.phone,
    made_for: z.nullable(z.enum(MADE_FOR)),
    /** Until the first interest or chat request in either direction (readings, 'gender of one's own profile'). */
    gender: z.enum(GENDERS),
    /** Ages 18 and 21 by gender are the server's rule. */
    birthdate: Day,
    birthname: line,
    maritial_status: Profile.shape.maritial_status,
    height: whole(90, 250),
    current_city: line,
    bloodgroup: z.nullable(z.enum(BLOOD_GROUPS)),
    mother_tongue: line,
    work: line,
    occupation: line,
    /** Rupees a year. */
    annual_income: whole(0, 1_000_000_000),
    education: line,
    degree: line,
    career_goals: text,
    property_details: text,
    number_of_siblings: whole(0, 30),
    siblings_details: text,
    father_occupation: line,
    mother_occupation: line,
    mamkul: line,
    family_financial_status: line,
    family_type: Profile.shape.family_type,
    family_values: Profile.shape.family_values,
    hobbies_and_interests: text,
    aboutme: text,
    dietary_preferences: Profile.shape.dietary_preferences,
    drinking_habits: Profile.shape.drinking_habits,
    smoking_habits: Profile.shape.smoking_habits,
    expectation: text,
    type_of_marriage_ceremony: line,
    interest_in_continuing_education: z.nullable(z.boolean()),
    rashi: Profile.shape.rashi,
    gotra: line,
    mangal_dosh: Profile.shape.mangal_dosh,
    /** Null and an empty object leave everything open. */
    partner_preferences: z.nullable(PartnerPreferencesChange),
  }),
);
export type ProfileChange = z.infer<typeof ProfileChange>;
