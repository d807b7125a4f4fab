import { Lead } from 'shared-contracts/calls/leads';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { Email } from 'shared-contracts/calls/schemas';
import type { useForm } from 'shared-contracts/forms/use-form';
import { useTexts } from 'shared-contracts/host';
import { TextAreaField, TextField } from 'shared-contracts/ui/core';
import { publishAdTexts } from '../locales/en/publish-ad.ts';
import { fieldId } from './field-id.ts';
import type { LeadValues } from './lead-values.ts';

interface LeadFieldsProps {
  readonly form: Pick<ReturnType<typeof useForm<LeadValues>>, 'text'>;
}

/** What an advertiser says. */
export function LeadFields({ form: { text } }: LeadFieldsProps) {
  const t = useTexts(publishAdTexts);
  return (
    <>
      <TextField
        {...text('title')}
        id={fieldId('title')}
        label={t('field.title')}
        help={t('field.titleHelp')}
        maxLength={maxLengthOf(Lead.shape.title)}
        required
      />
      <TextAreaField
        {...text('description')}
        id={fieldId('description')}
        label={t('field.description')}
        help={t('field.descriptionHelp')}
        maxLength={maxLengthOf(Lead.shape.description)}
        rows={5}
        required
      />
      <TextField
        {...text('price')}
        id={fieldId('price')}
        label={t('field.price')}
        help={t('field.priceHelp')}
        inputMode="decimal"
        maxLength={20}
        required
      />
      <TextField
        {...text('advertiser_name')}
        id={fieldId('advertiser_name')}
        label={t('field.name')}
        maxLength={maxLengthOf(Lead.shape.advertiser_name)}
        autoComplete="organization"
        required
      />
      <TextField
        {...text('advertiser_contact')}
        id={fieldId('advertiser_contact')}
        label={t('field.phone')}
        help={t('field.phoneHelp')}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        required
      />
      <TextField
        {...text('email')}
        id={fieldId('email')}
        label={t('field.email')}
        note={t('field.optional')}
        help={t('field.emailHelp')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLengthOf(Email)}
      />
    </>
  );
}
