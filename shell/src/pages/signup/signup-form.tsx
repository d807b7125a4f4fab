import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, Button, CheckboxField, TextField } from 'shared-contracts/ui/core';
import { pageTexts } from '../../locales/en/pages.ts';
import { signupTexts } from '../../locales/en/signup.ts';
import { BirthdateField } from './birthdate-field.tsx';
import { whoseFacts, type SignupField, type Whom } from './signup-values.ts';
import type { SignupForm as Form } from './use-signup.ts';

/** The fields of a new member, one column, errors beside them in words. */
export function SignupForm({ form, whom }: { form: Form; whom: Whom }) {
  const t = useTexts(signupTexts);
  const p = useTexts(pageTexts);
  const whose = whoseFacts(whom);
  return (
    <form {...form.formProps} className="shell-form">
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
      <BirthdateField id={fieldId('birthdate')} form={form} whom={whom} />
      {whom.madeFor !== 'self' && (
        <TextField
          {...form.text('madeBy')}
          id={fieldId('madeBy')}
          label={t('madeBy.label')}
          note={p('form.optional')}
          help={t('madeBy.help')}
          autoComplete="name"
        />
      )}
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
      <ErrorBanner error={form.failure} general={form.general} />
      <Button type="submit" variant="primary" block loading={form.isBusy}>
        {t('signup.submit')}
      </Button>
    </form>
  );
}

function fieldId(field: SignupField): string {
  return `signup-${field}`;
}
