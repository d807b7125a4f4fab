import type { Profile } from 'shared-contracts/calls/profiles';
import { groupIndian } from 'shared-contracts/domain/units';
import { dayText } from 'shared-contracts/i18n/day-text';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type { ProfileWords } from '../locales/en/profile.ts';
import { heightWords } from '../people/height-words.ts';
import type { ProfileField } from '../people/tab-fields.ts';

/** The words that values are made of. */
export interface FieldWords {
  readonly t: ProfileWords;
  /** Whose habits days follow. */
  readonly locale: Locale;
  readonly yes: string;
  readonly no: string;
}

/** A field's value as a person reads it; null where nothing is known, which the page shows as N/A (section 3). */
export function fieldText(profile: Profile, field: ProfileField, words: FieldWords): string | null {
  const { t } = words;
  switch (field) {
    case 'birthdate':
      return t('value.birthdate', {
        day: dayText(profile.birthdate, words.locale),
        age: profile.age,
      });
    case 'height':
      return profile.height === null ? null : heightWords(t, profile.height);
    case 'annual_income':
      return incomeText(profile.annual_income, t);
    case 'gender':
      return t(`gender.${profile.gender}`);
    case 'maritial_status':
      return profile.maritial_status && t(`maritial_status.${profile.maritial_status}`);
    case 'family_type':
      return profile.family_type && t(`family_type.${profile.family_type}`);
    case 'family_values':
      return profile.family_values && t(`family_values.${profile.family_values}`);
    case 'dietary_preferences':
      return profile.dietary_preferences && t(`diet.${profile.dietary_preferences}`);
    case 'drinking_habits':
      return profile.drinking_habits && t(`habit.${profile.drinking_habits}`);
    case 'smoking_habits':
      return profile.smoking_habits && t(`habit.${profile.smoking_habits}`);
    case 'rashi':
      return profile.rashi && t(`rashi.${profile.rashi}`);
    case 'mangal_dosh':
      return profile.mangal_dosh && t(`mangal_dosh.${profile.mangal_dosh}`);
    default:
      return plainText(profile[field], words);
  }
}

/** Rupees a year with Indian grouping; null where none is given. */
export function incomeText(rupees: number | null, t: ProfileWords): string | null {
  return rupees === null ? null : t('value.income', { amount: groupIndian(rupees) });
}

function plainText(value: string | number | boolean | null, words: FieldWords): string | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return String(value).trim() || null;
}
