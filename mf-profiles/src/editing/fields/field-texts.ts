import { PROFILE_FIELDS, type FieldRow } from 'shared-contracts/calls/profile-fields';
import type { Gender } from 'shared-contracts/domain/profile';
import { groupIndian } from 'shared-contracts/domain/units';
import { type EditWords, editingTexts } from '../../locales/en/editing.ts';
import { heightWords } from '../../people/height-words.ts';
import { rupeesIn, spokenAmount } from '../values/amount.ts';
import { longestOf, type EditField } from '../values/edit-fields.ts';
import { joined, partsOf } from '../values/values.ts';

/** The title of a group; partner preferences go by whom a person of this gender looks for. */
export function groupTitle(t: EditWords, group: FieldRow['group'], gender: Gender): string {
  return group === 'partner' ? t(`group.partner.${gender}`) : t(`group.${group}`);
}

/** What a field is called outside of its group. */
export function fieldName(t: EditWords, field: EditField, gender: Gender): string {
  const label = t(`field.${field}`);
  if (PROFILE_FIELDS[field].group !== 'partner') return label;
  return t('field.inGroup', { group: groupTitle(t, 'partner', gender), field: label });
}

/** A number that can be chosen, as people say it. */
export function numberText(t: EditWords, field: EditField, value: number): string {
  if (field.includes('height')) return heightWords(t, value);
  if (field.includes('income')) return amountText(t, value);
  return String(value);
}

/** A value that can be chosen, in words. */
export function choiceText(t: EditWords, choices: FieldRow['choices'], value: string): string {
  if (choices === 'yesNo') return t(value === 'yes' ? 'yesNo.yes' : 'yesNo.no');
  const key = `${choices ?? ''}.${value}`;
  return Object.hasOwn(editingTexts.en, key) ? t(key as 'diet.jain') : value;
}

/** What stands below a field: what it is for, how an amount reads, how long a text is. */
export function helpOf(
  t: EditWords,
  field: EditField,
  value: string,
  gender: Gender,
): string | undefined {
  const { control } = PROFILE_FIELDS[field];
  if (control === 'day') return t(`help.birthdate.${gender}`);
  const key = `help.${field}`;
  const help = Object.hasOwn(editingTexts.en, key) ? t(key as 'help.phone') : undefined;
  if (control === 'amount') {
    const rupees = rupeesIn(value);
    return Number.isNaN(rupees) ? help : t('amount.aYear', { amount: amountText(t, rupees) });
  }
  if (control !== 'text') return help;
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
  const { control, choices } = PROFILE_FIELDS[field];
  if (choices !== undefined) {
    return joined(partsOf(value).map((one) => choiceText(t, choices, one)));
  }
  if (control === 'number') return numberText(t, field, Number(value));
  const rupees = control === 'amount' ? rupeesIn(value) : Number.NaN;
  return Number.isNaN(rupees) ? value : amountText(t, rupees);
}
