import { useState } from 'react';
import { AdPreview } from 'shared-contracts/ads/ad-view';
import type { Ad, DeskLead } from 'shared-contracts/calls/leads';
import { rupees } from 'shared-contracts/domain/units';
import { ErrorSummary } from 'shared-contracts/forms/error-summary';
import { useForm } from 'shared-contracts/forms/use-form';
import { useTexts } from 'shared-contracts/host';
import { Button, CheckboxField, TextField } from 'shared-contracts/ui/core';
import { leadTexts } from '../locales/en/leads.ts';
import { rupeesOf, startOf, wrongIn, type ApproveValues } from './approve-values.ts';
import { PictureField } from './picture-field.tsx';
import { useApproval } from './use-approval.ts';
import { useChosenPicture } from './use-chosen-picture.ts';

interface ApproveFormProps {
  readonly lead: DeskLead;
  readonly onApproved: () => void;
}

/** Price, days, picture and delay, with the ad as members will see it beside them. */
export function ApproveForm({ lead, onApproved }: ApproveFormProps) {
  const text = useTexts(leadTexts);
  const picture = useChosenPicture();
  const [now] = useState(() => Date.now());
  const approval = useApproval(lead, onApproved);
  const form = useForm<ApproveValues & { picture: string }>({
    start: { ...startOf(lead, now), picture: '' },
    check(values) {
      const wrong = wrongIn(values, now);
      return {
        price: wrong.has('price') ? text('error.price') : undefined,
        from: wrong.has('from') ? text('error.from') : undefined,
        until: wrong.has('until') ? text('error.until') : undefined,
      };
    },
    request: approval,
    onSubmit: (values) => approval.mutate({ values, file: picture.file }),
  });
  const isOdd = lead.price % 100 !== 0;
  return (
    <form {...form.formProps} className="st-lead__approve" aria-label={text('approve.title')}>
      <div className="st-lead__fields">
        <h4>{text('approve.title')}</h4>
        <TextField
          {...form.text('price')}
          id="st-ad-price"
          label={text('approve.price')}
          help={isOdd ? text('approve.odd', { price: rupees(lead.price) }) : undefined}
          inputMode="numeric"
        />
        <div className="st-lead__days">
          <TextField
            {...form.text('from')}
            id="st-ad-from"
            label={text('approve.from')}
            type="date"
          />
          <TextField
            {...form.text('until')}
            id="st-ad-until"
            label={text('approve.until')}
            type="date"
          />
        </div>
        <PictureField
          id="st-ad-picture"
          error={form.errorOf('picture')}
          picture={picture}
          onChange={() => form.set('picture', '')}
        />
        <CheckboxField
          label={text('approve.delayed')}
          checked={form.values.delayed}
          onChange={({ target }) => form.set('delayed', target.checked)}
        />
        <ErrorSummary
          form={form}
          failed={text('approve.failed')}
          stillHere={text('approve.still')}
          lineOf={(field, error) => ({ id: `st-ad-${field}`, text: error })}
        />
        <Button type="submit" variant="primary" loading={approval.isPending}>
          {text('approve.button')}
        </Button>
      </div>
      <div className="st-lead__preview">
        <h4>{text('preview')}</h4>
        <AdPreview ad={adOf(lead, form.values, picture.url)} label={text('preview')} />
      </div>
    </form>
  );
}

function adOf(lead: DeskLead, { price, delayed }: ApproveValues, image_url: string | null): Ad {
  const { title, description, advertiser_name, advertiser_contact } = lead;
  const shown = { title, description, advertiser_name, advertiser_contact, image_url };
  return { ...shown, price: rupeesOf(price) ?? 0, status: delayed ? 'delayed' : 'active' };
}
