import { useState, useRef, useEffect } from 'react';
import { AdPreview } from 'shared-contracts/ads/ad-view';
import { type Ad, type DeskLead, decideLead } from 'shared-contracts/calls/leads';
import { rupees } from 'shared-contracts/domain/units';
import { ErrorSummary } from 'shared-contracts/forms/error-summary';
import { useForm } from 'shared-contracts/forms/use-form';
import { useTexts, useHost, describeError } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Button, CheckboxField, TextField, Field } from 'shared-contracts/ui/core';
import { DayField } from 'shared-contracts/ui/dates';
import { leadTexts } from '../locales/en/leads.ts';
import { rupeesOf, startOf, wrongIn, type ApproveValues } from './approve-values.ts';

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
          <DayField
            id="st-ad-from"
            label={text('approve.from')}
            error={form.errorOf('from')}
            value={form.values.from}
            onChange={(day) => form.set('from', day)}
          />
          <DayField
            id="st-ad-until"
            label={text('approve.until')}
            error={form.errorOf('until')}
            value={form.values.until}
            onChange={(day) => form.set('until', day)}
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

interface PictureFieldProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly picture: ChosenPicture;
  readonly onChange: () => void;
}

/** Chooses a picture from the device, or takes it back; nothing in a shell that cannot upload. */
function PictureField({ id, error, picture, onChange }: PictureFieldProps) {
  const text = useTexts(leadTexts);
  const { upload } = useHost();
  const input = useRef<HTMLInputElement>(null);
  if (upload === undefined) return null;
  return (
    <Field id={id} label={text('approve.picture')} help={text('approve.pictureHelp')} error={error}>
      {(control) => (
        <div className="st-lead__picture">
          <input
            {...control}
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => {
              picture.choose(target.files?.[0] ?? null);
              onChange();
            }}
          />
          {picture.file !== null && (
            <Button
              size="small"
              onClick={() => {
                if (input.current !== null) input.current.value = '';
                picture.choose(null);
                onChange();
              }}
            >
              {text('approve.noPicture')}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

interface Approval {
  readonly values: ApproveValues;
  readonly file: File | null;
}

/** Uploads the picture where there is one, once, and approves the request. */
function useApproval({ id }: DeskLead, onApproved: () => void) {
  const { send, upload } = useHost();
  // What was uploaded for a try that failed is good for the next one.
  const uploaded = useRef<{ file: File; id: string } | null>(null);
  return useMutation({
    async mutationFn({ values, file }: Approval) {
      if (file !== null && uploaded.current?.file !== file && upload !== undefined)
        uploaded.current = { file, id: await upload(file, { kind: 'photo' }) };
      const picture = file === null ? undefined : uploaded.current?.id;
      const { price: typed, from, until, delayed } = values;
      const price = rupeesOf(typed) ?? undefined;
      const body = { id, approve: true, from, until, delayed, price, picture };
      return send(decideLead, { body });
    },
    onSuccess: onApproved,
    onError(error) {
      // Refused as a picture, it is gone from the server.
      if (describeError(error).errors.some(({ path }) => path.endsWith('picture')))
        uploaded.current = null;
    },
  });
}

/** A picture that was chosen from the device, and an address by which this document shows it. */
interface ChosenPicture {
  readonly file: File | null;
  readonly url: string | null;
  readonly choose: (file: File | null) => void;
}

function useChosenPicture(): ChosenPicture {
  const [file, choose] = useState<File | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => {
      URL.revokeObjectURL(address);
      setUrl(null);
    };
  }, [file]);
  return { file, url, choose };
}
