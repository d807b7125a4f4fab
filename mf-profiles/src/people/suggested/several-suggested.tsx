import type { SuggestionCall } from 'shared-contracts/calls/suggestions';
import { useSuggestions } from 'shared-contracts/forms/use-suggestions';
import { SeveralCombobox } from 'shared-contracts/ui/combobox';
import type { SuggestionWords } from '../../locales/en/fields.ts';
import { drawSuggestion } from './draw-suggestion.tsx';
import { useListedNames } from './use-listed-names.ts';

interface SeveralSuggestedProps {
  readonly t: SuggestionWords;
  readonly call: SuggestionCall;
  readonly id?: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly values: readonly string[];
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly onChange: (values: string[]) => void;
}

/** Several texts from one of our lists, or in words of one's own. */
export function SeveralSuggested({ t, call, ...field }: SeveralSuggestedProps) {
  const { choices, isFetching, ...rest } = useSuggestions(call);
  const named = useListedNames(call, field.values);
  return (
    <SeveralCombobox
      {...field}
      {...rest}
      found={choices}
      note={isFetching ? null : t('suggest.ownWords')}
      countText={(count) => t('suggest.count', { count })}
      draw={drawSuggestion}
      say={named}
      removeText={(words) => t('suggest.remove', { words })}
      takesWords
    />
  );
}
