import type { PartnerPreferences } from 'shared-contracts/calls/partner-preferences';
import { groupIndian, heightText } from 'shared-contracts/domain/units';
import { quotedPhrase } from '../../plain-text.ts';
import type { Voice } from '../voice.ts';
import { who } from './words.ts';

/** What follows the subject of a sentence, by the value of a field. */
export const MARITAL = {
  never_married: 'has never been married',
  divorced: 'is divorced',
  widowed: 'is widowed',
  awaiting_divorce: 'is awaiting a divorce',
} as const;
export const DIET = {
  vegetarian: 'is vegetarian',
  eggetarian: 'eats vegetarian food and eggs',
  non_vegetarian: 'eats non-vegetarian food',
  vegan: 'is vegan',
  jain: 'eats Jain food',
} as const;
export const MANGAL = {
  yes: 'has mangal dosh',
  no: 'does not have mangal dosh',
  anshik: 'has a partial (anshik) mangal dosh',
} as const;
/** Words in a row: 'a, b and c'. */
export function list(words: readonly string[], last = 'and'): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** The wishes that have values of their own as one sentence; null without any. */
export function wishesText(wishes: PartnerPreferences | null, voice: Voice): string | null {
  if (wishes === null) return null;
  const hopes = [
    range(wishes.age_from, wishes.age_to, (text) => `aged ${text}`),
    heights(wishes.height_from, wishes.height_to),
    wishes.current_city && `living in ${list(wishes.current_city.map(quoted), 'or')}`,
    wishes.education && `with education: ${quoted(wishes.education)}`,
    wishes.occupation && `with occupation: ${quoted(wishes.occupation)}`,
    wishes.annual_income_from !== undefined &&
      `earning at least ₹${groupIndian(wishes.annual_income_from)} a year`,
    wishes.maritial_status &&
      `who ${list(
        wishes.maritial_status.map((one) => MARITAL[one]),
        'or',
      )}`,
    wishes.dietary_preferences &&
      `who ${list(
        wishes.dietary_preferences.map((one) => DIET[one]),
        'or',
      )}`,
    wishes.drinking_habits && habits(wishes.drinking_habits, 'who does not drink', 'who drinks'),
    wishes.smoking_habits && habits(wishes.smoking_habits, 'a non-smoker', 'who smokes'),
    wishes.family_type && `from a ${list([...wishes.family_type], 'or')} family`,
    wishes.family_values && `with ${list([...wishes.family_values], 'or')} family values`,
    wishes.mangal_dosh &&
      `who ${list(
        wishes.mangal_dosh.map((one) => MANGAL[one]),
        'or',
      )}`,
  ].filter((hope) => typeof hope === 'string');
  return hopes.length === 0 ? null : `${who(voice)} hopes for someone ${hopes.join(', ')}.`;
}

function quoted(text: string): string {
  return quotedPhrase(text) ?? '';
}

function range(
  from: number | undefined,
  to: number | undefined,
  sentence: (text: string) => string,
): string | undefined {
  if (from !== undefined && to !== undefined) return sentence(`${from} to ${to}`);
  if (from !== undefined) return sentence(`${from} or more`);
  return to === undefined ? undefined : sentence(`up to ${to}`);
}

function heights(from: number | undefined, to: number | undefined): string | undefined {
  if (from !== undefined && to !== undefined)
    return `${heightText(from)} to ${heightText(to)} tall`;
  if (from !== undefined) return `at least ${heightText(from)} tall`;
  return to === undefined ? undefined : `up to ${heightText(to)} tall`;
}

/** A habit that may only be 'never' has a phrase of its own. */
function habits(accepted: readonly string[], never: string, verb: string): string {
  const others = accepted.filter((habit) => habit !== 'never');
  if (others.length === 0) return never;
  return others.length === accepted.length
    ? `${verb} ${list(others, 'or')}`
    : `${never} or ${verb} ${list(others, 'or')}`;
}
