import { MADE_FOR, type MadeFor } from 'shared-contracts/domain/profile';
import { useTexts } from 'shared-contracts/host';
import { FieldError } from 'shared-contracts/ui/core';
import { signupTexts } from './signup-texts.ts';

interface Props {
  readonly id: string;
  readonly value: MadeFor | '';
  readonly error: string | undefined;
  readonly onChange: (madeFor: MadeFor) => void;
}

/** Who the profile is for: the first question, because the words of the others depend on it. */
export function MadeForField({ id, value, error, onChange }: Props) {
  const t = useTexts(signupTexts);
  return (
    <fieldset
      id={id}
      className={error === undefined ? undefined : 'sp-wrong'}
      role="radiogroup"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={`${id}-error`}
    >
      <legend className="sp-field__label">{t('madeFor.legend')}</legend>
      <div className="shell-choices">
        {MADE_FOR.map((madeFor) => (
          <label key={madeFor} className="sp-check">
            <input
              type="radio"
              name="madeFor"
              value={madeFor}
              required
              checked={value === madeFor}
              onChange={() => onChange(madeFor)}
            />
            <span>{t(`madeFor.${madeFor}`)}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
