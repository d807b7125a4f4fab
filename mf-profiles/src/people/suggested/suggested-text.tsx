import type { SuggestionCall } from 'shared-contracts/calls/suggestions';
import { useSuggestions } from 'shared-contracts/forms/use-suggestions';
import { Combobox } from 'shared-contracts/ui/combobox';
import type { SuggestionWords } from '../../locales/en/fields.ts';
import { drawSuggestion } from './draw-suggestion.tsx';
import { useListedNames } from './use-listed-names.ts';

/** `value` is what stands in it, listed or not. */
export interface SuggestedTextProps {
  readonly t: SuggestionWords;
  readonly call: SuggestionCall;
  readonly id?: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Suggests for what stands behind the last comma, and leaves what stands before it: `Joshi, Satara`. */
  readonly afterComma?: boolean;
  /** Called with every letter: nothing typed waits until the field is left. */
  readonly onChange: (value: string) => void;
}

/** A text from one of our lists, or in words of one's own. */
export function SuggestedText(props: SuggestedTextProps) {
  const { t, call, value, afterComma = false, onChange, ...field } = props;
  const { isFetching, onType, ...found } = useSuggestions(call);
  const named = useListedNames(call, afterComma ? [] : [value]);
  const head = afterComma ? value.slice(0, value.lastIndexOf(',') + 1) : '';
  // The part before a comma, a family name, is on no list.
  const isListed = !afterComma || head !== '';
  return (
    <Combobox
      {...field}
      {...found}
      onType={(typed) => onType(afterComma ? typed.slice(typed.lastIndexOf(',') + 1) : typed)}
      chosen={named(value)}
      canBeEmpty
      note={isFetching || !isListed ? null : t('suggest.ownWords')}
      countText={(count) => t('suggest.count', { count })}
      draw={drawSuggestion}
      onChoose={(one) => onChange(one === null ? '' : `${head} ${one.value}`.trim())}
      onEdit={onChange}
      onWords={onChange}
    />
  );
}
