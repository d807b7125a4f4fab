import {
  listEducations,
  listGotras,
  listOccupations,
  listPlaces,
} from 'shared-contracts/calls/suggestions';
import { useTexts } from 'shared-contracts/host';
import { filterTexts } from '../../locales/en/filters.ts';
import { SeveralSuggested } from '../../people/suggested/several-suggested.tsx';
import { SuggestedText } from '../../people/suggested/suggested-text.tsx';

/** As long as the contract lets a text be. */
const MOST_LETTERS = 60;

const LISTS = { education: listEducations, occupation: listOccupations } as const;

interface SuggestedFilterProps {
  readonly name: keyof typeof LISTS;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Education or occupation; people are counted while it is written, as with a text field. */
export function SuggestedFilter({ name, value = '', error, onChange }: SuggestedFilterProps) {
  const t = useTexts(filterTexts);
  return (
    <SuggestedText
      t={t}
      call={LISTS[name]}
      label={t(`field.${name}`)}
      help={t('field.beginning')}
      error={error}
      value={value}
      placeholder={t('form.any')}
      maxLength={MOST_LETTERS}
      onChange={onChange}
    />
  );
}

const SEVERAL = {
  city: { call: listPlaces, help: 'suggest.several' },
  gotra_not: { call: listGotras, help: 'field.gotraHelp' },
} as const;

interface SeveralFilterProps {
  readonly name: keyof typeof SEVERAL;
  readonly values: readonly string[] | undefined;
  readonly onChange: (values: string[]) => void;
}

/** Several cities or gotras. */
export function SeveralFilter({ name, values = [], onChange }: SeveralFilterProps) {
  const t = useTexts(filterTexts);
  const { call, help } = SEVERAL[name];
  return (
    <SeveralSuggested
      t={t}
      call={call}
      label={t(`field.${name}`)}
      help={t(help)}
      placeholder={t('form.any')}
      maxLength={MOST_LETTERS}
      values={values}
      onChange={onChange}
    />
  );
}
