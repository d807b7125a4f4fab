import { MARRIAGE_AGE, type Gender } from 'shared-contracts/domain/profile';
import { BirthdateSelect } from 'shared-contracts/forms/birthdate-select';
import { useTexts } from 'shared-contracts/host';
import { useAppServices } from '../../app-services-context.tsx';
import { signupTexts } from '../../locales/en/signup.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  /** Whose birthdate it is; '' until it is chosen. */
  readonly gender: Gender | '';
  /** YYYY-MM-DD, or what is chosen of it. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (birthdate: string) => void;
}

/** Of both. */
const YOUNGEST = Math.min(...Object.values(MARRIAGE_AGE));

/** When the person was born whom the profile is about. */
export function BirthdateField({ id, label, gender, value, error, onChange }: Props) {
  const t = useTexts(signupTexts);
  return (
    <BirthdateSelect
      id={id}
      label={label}
      help={t('birthdate.help')}
      error={error}
      parts={{
        day: t('birthdate.day'),
        month: t('birthdate.month'),
        year: t('birthdate.year'),
      }}
      value={value}
      thisYear={new Date(useAppServices().now()).getFullYear()}
      youngest={gender === '' ? YOUNGEST : MARRIAGE_AGE[gender]}
      required
      onChange={onChange}
    />
  );
}
