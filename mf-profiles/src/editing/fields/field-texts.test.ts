import { PROFILE_FIELDS } from 'shared-contracts/calls/profile-fields';
import { expect, it } from 'vitest';
import type { EditWords } from '../../locales/en/editing.ts';
import { choiceText } from './field-texts.ts';

const t = ((key: string) => `text of ${key}`) as EditWords;

it.each([
  ['interest_in_continuing_education', 'yes', 'text of yesNo.yes'],
  ['interest_in_continuing_education', 'no', 'text of yesNo.no'],
  ['dietary_preferences', 'jain', 'text of diet.jain'],
  ['bloodgroup', 'O+', 'O+'],
] as const)('words %s, %s', (field, value, text) => {
  expect(choiceText(t, PROFILE_FIELDS[field].choices, value)).toBe(text);
});
