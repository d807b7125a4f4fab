import { useState } from 'react';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { matchingChoices, type Choice } from './matching-choices.ts';

interface ListComboboxProps<One extends Choice> extends Omit<
  ComboboxProps<One>,
  'chosen' | 'choices' | 'onType' | 'onChoose'
> {
  readonly all: readonly One[];
  readonly value: string | null;
  /** Stands for a value that the list does not know, or does not know yet. */
  readonly valueText?: string | undefined;
  readonly onChoose: (choice: One | null) => void;
}

/** A choice from a list that is narrowed by what is typed. */
export function ListCombobox<One extends Choice>(props: ListComboboxProps<One>) {
  const { all, value, valueText, ...rest } = props;
  const [typed, setTyped] = useState('');
  const known = all.find((one) => one.value === value);
  return (
    <Combobox
      {...rest}
      chosen={known?.text ?? valueText ?? ''}
      choices={matchingChoices(all, typed)}
      onType={setTyped}
    />
  );
}
