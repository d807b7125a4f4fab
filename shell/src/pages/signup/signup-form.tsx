import { useEffect, useRef, type ChangeEvent, type FormEvent } from 'react';
import { useTexts } from 'shared-contracts/host';
import { messages } from 'shared-contracts/messages';
import { routes } from 'shared-contracts/routes';
import { Anchor, Banner, Button, CheckboxField } from 'shared-contracts/ui/core';
import { PasswordField, TextField } from 'shared-contracts/ui/core';
import { FailureBanner } from '../forms/failure-banner.tsx';
import { focusFirstWrong } from '../forms/focus-first-wrong.ts';
import { pageTexts } from '../texts.ts';
import { BirthdateField } from './birthdate-field.tsx';
import { GenderField } from './gender-field.tsx';
import { signupTexts } from './signup-texts.ts';
import type { Signup } from './use-signup.ts';

/** The fields of a new member, one column, errors beside them in words. */
export function SignupForm({ signup }: { signup: Signup }) {
  const t = useTexts(signupTexts);
  const p = useTexts(pageTexts);
  const form = useRef<HTMLFormElement>(null);
  const { values, words, join, change } = signup;

  const text = (field: 'name' | 'lastName' | 'phone' | 'email' | 'password') => ({
    name: field,
    value: values[field],
    error: words[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      change({ [field]: event.target.value }, field),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!join.isPending && !signup.submit()) focusFirstWrong(form.current);
  };
  useEffect(() => {
    if (join.isError) focusFirstWrong(form.current);
  }, [join.isError]);

  return (
    <form ref={form} className="shell-form" noValidate onSubmit={submit}>
      <GenderField
        value={values.gender}
        error={words.gender}
        onChange={(gender) => change({ gender }, 'gender')}
      />
      <div className="shell-pair">
        <TextField {...text('name')} label={t('name.label')} autoComplete="given-name" required />
        <TextField
          {...text('lastName')}
          label={t('lastName.label')}
          autoComplete="family-name"
          required
        />
      </div>
      <BirthdateField
        value={values.birthdate}
        error={words.birthdate}
        onChange={(birthdate) => change({ birthdate }, 'birthdate')}
      />
      <TextField
        {...text('phone')}
        label={t('phone.label')}
        help={t('phone.help')}
        type="tel"
        autoComplete="tel"
        required
      />
      <TextField
        {...text('email')}
        label={p('form.email')}
        help={t('email.help')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...text('password')}
        label={p('form.password')}
        note={p('form.optional')}
        help={t('password.help')}
        autoComplete="new-password"
        showLabel={p('form.showPassword')}
        hideLabel={p('form.hidePassword')}
      />
      <div>
        <CheckboxField
          label={t('declared.label')}
          name="declared"
          required
          checked={values.declared}
          error={words.declared}
          onChange={(event) => change({ declared: event.target.checked }, 'declared')}
        />
        <Anchor href={routes.terms.href()} target="_blank" rel="noopener">
          {t('declared.terms')}
        </Anchor>
      </div>
      {Object.keys(words).length > 0 && join.error === null && (
        <Banner kind="danger">{messages['form.invalid'].text}</Banner>
      )}
      <FailureBanner error={join.error} />
      <Button type="submit" variant="primary" block loading={join.isPending}>
        {t('signup.submit')}
      </Button>
    </form>
  );
}
