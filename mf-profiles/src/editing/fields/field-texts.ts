import type { Gender } from 'shared-contracts/domain/profile';
import { groupIndian } from 'shared-contracts/domain/units';
import { type EditWords, editingTexts } from '../../locales/en/editing.ts';
import { heightWords } from '../../people/height-words.ts';
import { rupeesIn, spokenAmount } from '../values/amount.ts';
import { CHOICES, FIELD_KINDS, type Choice, type EditField } from '../values/edit-fields.ts';
import { longestOf } from '../values/field-errors.ts';
import { joined, partsOf } from '../values/values.ts';

/** A number that can be chosen, as people say it. */
export function numberText(t: EditWords, field: EditField, value: number): string {
  if (field.includes('height')) return heightWords(t, value);
  if (field.includes('income')) return amountText(t, value);
  return String(value);
}

/** A value that can be chosen, in words. */
export function choiceText(t: EditWords, choice: Choice | undefined, value: string): string {
  if (choice?.words === 'yesNo') return t(value === 'yes' ? 'yesNo.yes' : 'yesNo.no');
  const key = `${choice?.words ?? ''}.${value}`;
  return Object.hasOwn(editingTexts.en, key) ? t(key as 'diet.jain') : value;
}

/** What stands below a field: what it is for, how an amount reads, how long a text is. */
export function helpOf(
  t: EditWords,
  field: EditField,
  value: string,
  gender: Gender,
): string | undefined {
  const kind = FIELD_KINDS[field];
  if (kind === 'day') return t(`help.birthdate.${gender}`);
  const key = `help.${field}`;
  const help = Object.hasOwn(editingTexts.en, key) ? t(key as 'help.phone') : undefined;
  if (kind === 'amount') {
    const rupees = rupeesIn(value);
    return Number.isNaN(rupees) ? help : t('amount.aYear', { amount: amountText(t, rupees) });
  }
  if (kind !== 'text') return help;
  const count = t('text.count', {
    count: groupIndian(value.trim().length),
    most: groupIndian(longestOf(field)),
  });
  return help === undefined ? count : `${help} ${count}`;
}

function amountText(t: EditWords, rupees: number): string {
  const amount = groupIndian(rupees);
  const spoken = spokenAmount(rupees);
  if (spoken === null) return t('amount.plain', { amount });
  return t(`amount.${spoken.unit}`, { amount, count: spoken.count });
}

/** What stands in a field, as a person reads it. */
export function shownText(t: EditWords, field: EditField, value: string): string {
  if (value.trim() === '') return t('choice.notSaid');
  const choice = CHOICES[field];
  if (choice !== undefined) {
    return joined(partsOf(value).map((one) => choiceText(t, choice, one)));
  }
  if (FIELD_KINDS[field] === 'number') return numberText(t, field, Number(value));
  const rupees = FIELD_KINDS[field] === 'amount' ? rupeesIn(value) : Number.NaN;
  return Number.isNaN(rupees) ? value : amountText(t, rupees);
}
