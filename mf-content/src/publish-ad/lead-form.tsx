import { AdPreview } from 'shared-contracts/ads/ad-view';
import { submitLead, type Ad } from 'shared-contracts/calls/leads';
import type { FormDraft } from 'shared-contracts/forms/drafts/use-form-draft';
import { ErrorSummary } from 'shared-contracts/forms/error-summary';
import { useForm } from 'shared-contracts/forms/use-form';
import { describeError, useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Banner, Button } from 'shared-contracts/ui/core';
import { publishAdTexts } from '../locales/en/publish-ad.ts';
import { fieldId } from './field-id.ts';
import { LeadFields } from './lead-fields.tsx';
import {
  emptyLead,
  leadOf,
  paiseOf,
  wrongFields,
  type LeadField,
  type LeadValues,
} from './lead-values.ts';

interface LeadFormProps {
  readonly draft: FormDraft<LeadValues>;
  /** Said below the fields where the draft is on the device. */
  readonly draftNote?: string;
  readonly onSent: (values: LeadValues) => void;
}

/** The form, the ad as it will look, and what happens next; what was typed stays whatever happens. */
export function LeadForm({ draft, draftNote, onSent }: LeadFormProps) {
  const t = useTexts(publishAdTexts);
  const { send } = useHost();
  const sending = useMutation({
    mutationFn: (values: LeadValues) => send(submitLead, { body: { lead: leadOf(values) } }),
    onSuccess: (_, values) => {
      draft.forget();
      onSent(values);
    },
  });
  const isTooMany = describeError(sending.error).status === 429;
  const form = useForm({
    start: emptyLead,
    check(values) {
      const wrong = wrongFields(values);
      const words: Record<LeadField, string> = {
        title: t('error.title'),
        description: t('error.description'),
        price: paiseOf(values.price) === null ? t('error.price') : t('error.priceMost'),
        advertiser_name: t('error.name'),
        advertiser_contact: t('error.phone'),
        email: t('error.email'),
      };
      return Object.fromEntries(Object.entries(words).filter(([field]) => wrong.has(field)));
    },
    request: { error: isTooMany ? null : sending.error, isPending: sending.isPending },
    onSubmit: sending.mutate,
    draft,
  });

  return (
    <form {...form.formProps} className="ct-publish">
      <div className="ct-publish__fields">
        <LeadFields form={form} />
      </div>
      <div className="ct-publish__preview">
        <h2>{t('preview')}</h2>
        <AdPreview ad={adOf(form.values, t)} label={t('preview')} />
      </div>
      <div className="ct-publish__send">
        <ErrorSummary
          form={form}
          failed={t('send.failed')}
          stillHere={t('send.still')}
          lineOf={(field, text) => ({ id: fieldId(field), text })}
        />
        {isTooMany && (
          <Banner kind="warning" role="alert">
            {t('send.tooMany')}
          </Banner>
        )}
        <Button type="submit" variant="primary" block loading={sending.isPending}>
          {t('send')}
        </Button>
        {draftNote !== undefined && <p className="sp-muted">{draftNote}</p>}
        <NextSteps />
      </div>
    </form>
  );
}

/** What is typed so far as an ad. */
function adOf(
  values: LeadValues,
  t: ReturnType<typeof useTexts<(typeof publishAdTexts)['en']>>,
): Ad {
  const or = (typed: string, instead: string) => (typed.trim() === '' ? instead : typed.trim());
  return {
    title: or(values.title, t('preview.title')),
    description: or(values.description, t('preview.description')),
    price: (paiseOf(values.price) ?? 0) / 100,
    advertiser_name: or(values.advertiser_name, t('preview.name')),
    advertiser_contact: or(values.advertiser_contact, t('preview.phone')),
    image_url: null,
    status: 'active',
  };
}

/** From the form to the ad, in three steps. */
function NextSteps() {
  const t = useTexts(publishAdTexts);
  return (
    <section className="ct-publish__next" aria-labelledby="publish-ad-next">
      <h2 id="publish-ad-next">{t('next.title')}</h2>
      <ol>
        <li>{t('next.read')}</li>
        <li>{t('next.days')}</li>
        <li>{t('next.shown')}</li>
      </ol>
    </section>
  );
}
