import { useState } from 'react';
import type { ListedName } from 'shared-contracts/domain/mother-tongues';
import { useHost } from 'shared-contracts/host';
import { Combobox, matchingChoices } from 'shared-contracts/ui/combobox';
import { drawSuggestion } from './draw-suggestion.tsx';
import type { SuggestedTextProps } from './suggested-text.tsx';
import { isInOther } from './use-listed-names.ts';

interface ListedTextProps extends Omit<SuggestedTextProps, 'call' | 'afterComma'> {
  readonly all: readonly ListedName[];
}

/** A text from a short list without a request, or in own words. */
export function ListedText({ t, all, value, onChange, ...field }: ListedTextProps) {
  const { locale } = useHost();
  const [typed, setTyped] = useState('');
  // In the script of what is typed; before that in the one of the page.
  const isDevanagari = typed === '' ? locale !== 'en' : /\p{Script=Devanagari}/u.test(typed);
  const choices = all.map((one) => {
    const devanagari = one[locale === 'hi' ? 'hi' : 'mr'];
    const [text, about] = isDevanagari ? [devanagari, one.en] : [one.en, devanagari];
    return { value: text, text, about };
  });
  const known = isInOther(value, locale)
    ? all.find(({ en, mr, hi }) => [en, mr, hi].includes(value))
    : undefined;
  return (
    <Combobox
      {...field}
      chosen={known?.[locale] ?? value}
      choices={matchingChoices(choices, typed)}
      onType={setTyped}
      canBeEmpty
      note={t('suggest.ownWords')}
      countText={(count) => t('suggest.count', { count })}
      draw={drawSuggestion}
      onChoose={(one) => onChange(one?.value ?? '')}
      onEdit={onChange}
      onWords={onChange}
    />
  );
}
