import { GENDERS, MADE_FOR, MARRIAGE_AGE, type Gender } from 'shared-contracts/domain/profile';
import { BirthdateSelect } from 'shared-contracts/forms/birthdate-select';
import { ErrorSummary } from 'shared-contracts/forms/error-summary';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import {
  Anchor,
  Button,
  CheckboxField,
  PasswordField,
  TextField,
  FieldError,
} from 'shared-contracts/ui/core';
import { useAppServices } from '../../app-services-context.tsx';
import { pageTexts } from '../../locales/en/pages.ts';
import { signupTexts } from '../../locales/en/signup.ts';
import {
  chosenFor,
  chosenGender,
  whoseFacts,
  type SignupField,
  type SignupValues,
} from './signup-values.ts';
import type { SignupForm as Form } from './use-signup.ts';

/** The fields of a new member, one column, errors beside them in words and listed above. */
export function SignupForm({ form }: { form: Form }) {
  const t = useTexts(signupTexts);
  const p = useTexts(pageTexts);
  const whose = whoseFacts(form.values);
  const setAll = ({ madeFor, gender }: Partial<SignupValues>) => {
    if (madeFor !== undefined) form.set('madeFor', madeFor);
    if (gender !== undefined) form.set('gender', gender);
  };
  return (
    <form {...form.formProps} className="shell-form">
      <ErrorSummary form={form} lineOf={(field, text) => ({ id: fieldId(field), text })} />
      {/* The first question, because the words of the others depend on it. */}
      <ChoiceField
        id={fieldId('madeFor')}
        name="madeFor"
        legend={t('madeFor.legend')}
        choices={MADE_FOR.map((value) => ({ value, label: t(`madeFor.${value}`) }))}
        value={form.values.madeFor}
        error={form.errorOf('madeFor')}
        onChange={(madeFor) => setAll(chosenFor(madeFor))}
      />
      {/* Families write profiles too, so it does not say 'you'. */}
      <ChoiceField
        id={fieldId('gender')}
        name="gender"
        legend={t('gender.legend')}
        choices={GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))}
        value={form.values.gender}
        error={form.errorOf('gender')}
        onChange={(gender) => setAll(chosenGender(form.values, gender))}
      />
      <div className="shell-pair">
        <TextField
          {...form.text('name')}
          id={fieldId('name')}
          label={t(`name.label.${whose}`)}
          autoComplete={whose === 'plain' ? 'given-name' : 'off'}
          required
        />
        <TextField
          {...form.text('lastName')}
          id={fieldId('lastName')}
          label={t(`lastName.label.${whose}`)}
          note={p('form.optional')}
          autoComplete={whose === 'plain' ? 'family-name' : 'off'}
        />
      </div>
      <BirthdateField
        id={fieldId('birthdate')}
        gender={form.values.gender}
        label={t(`birthdate.legend.${whose}`)}
        value={form.values.birthdate}
        error={form.errorOf('birthdate')}
        onChange={(birthdate) => form.set('birthdate', birthdate)}
      />
      <TextField
        {...form.text('phone')}
        id={fieldId('phone')}
        label={t('phone.label')}
        help={t('phone.help')}
        type="tel"
        autoComplete="tel"
        required
      />
      <TextField
        {...form.text('email')}
        id={fieldId('email')}
        label={p('form.email')}
        help={t('email.help')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...form.text('password')}
        id={fieldId('password')}
        label={p('form.password')}
        note={p('form.optional')}
        help={t('password.help')}
        autoComplete="new-password"
        showLabel={p('form.showPassword')}
        hideLabel={p('form.hidePassword')}
      />
      <div>
        <CheckboxField
          id={fieldId('declared')}
          label={t('declared.label')}
          name="declared"
          required
          checked={form.values.declared}
          error={form.errorOf('declared')}
          onChange={({ target }) => form.set('declared', target.checked)}
        />
        <Anchor
          className="shell-code-link"
          href={routes.terms.href()}
          target="_blank"
          rel="noopener"
        >
          {t('declared.terms')}
        </Anchor>
      </div>
      <Button type="submit" variant="primary" block loading={form.isBusy}>
        {t('signup.submit')}
      </Button>
    </form>
  );
}

function fieldId(field: SignupField): string {
  return `signup-${field}`;
}

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
function BirthdateField({ id, label, gender, value, error, onChange }: Props) {
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

interface ChoiceFieldProps<Value extends string> {
  readonly id: string;
  /** Name of the field in the form. */
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** '' before one is chosen. */
  readonly value: Value | '';
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A question with a few large answers, of which one is chosen; an error marks the question and no answer. */
function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, name, legend, choices, value: chosen, error, onChange } = props;
  return (
    <fieldset
      id={id}
      className={error === undefined ? undefined : 'sp-wrong'}
      role="radiogroup"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={`${id}-error`}
    >
      <legend className="sp-field__label">{legend}</legend>
      <div className="shell-choices">
        {choices.map(({ value, label }) => (
          <label key={value} className="sp-check">
            <input
              type="radio"
              name={name}
              value={value}
              required
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
