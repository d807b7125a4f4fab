import { GENDERS, type Gender } from 'shared-contracts/domain/profile';
import { useTexts } from 'shared-contracts/host';
import { FieldError } from 'shared-contracts/ui/core';
import { signupTexts } from './signup-texts.ts';

interface Props {
  readonly id: string;
  readonly value: Gender | '';
  readonly error: string | undefined;
  readonly onChange: (gender: Gender) => void;
}

/** Bride or groom, as two large choices; families write profiles too, so it does not say 'you'. */
export function GenderField({ id, value, error, onChange }: Props) {
  const t = useTexts(signupTexts);
  return (
    <fieldset
      id={id}
      className={error === undefined ? undefined : 'sp-wrong'}
      role="radiogroup"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={`${id}-error`}
    >
      <legend className="sp-field__label">{t('gender.legend')}</legend>
      <div className="shell-choices">
        {GENDERS.map((gender) => (
          <label key={gender} className="sp-check">
            <input
              type="radio"
              name="gender"
              value={gender}
              required
              checked={value === gender}
              onChange={() => onChange(gender)}
            />
            <span>{t(`gender.${gender}`)}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
