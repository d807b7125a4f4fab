import { useEffect, useState, type RefObject } from 'react';
import { isApiError } from 'shared-contracts/calls/client';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { OrderBuyer } from 'shared-contracts/calls/payments';
import { GST_STATE_CODES } from 'shared-contracts/domain/gst';
import { useDeviceDraft } from 'shared-contracts/forms/drafts/use-device-draft';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import {
  Button,
  Disclosure,
  SelectField,
  TextAreaField,
  TextField,
} from 'shared-contracts/ui/core';
import { buyerTexts } from '../../locales/en/buyer.ts';
import {
  buyerErrors,
  buyerOf,
  BuyerValues,
  isEmpty,
  says,
  stateText,
  valuesOf,
} from './buyer-values.ts';

/** Resolves to whether one may pay: true where there is nothing to save, or it is saved. */
export type SaveBuyer = () => Promise<boolean>;

interface BuyerFormProps {
  readonly orderId: string;
  /** What the server has; null for no one. */
  readonly saved: OrderBuyer | null;
  readonly save: (buyer: OrderBuyer) => Promise<OrderBuyer>;
  /** Gets the way to save what is typed, for the button that pays. */
  readonly saveRef: RefObject<SaveBuyer | null>;
}

/** Whom the invoice is for, folded until it says something; what is typed outlives a reload of the tab. */
export function BuyerForm({ orderId, saved, save, saveRef }: BuyerFormProps) {
  const t = useTexts(buyerTexts);
  const draft = useDeviceDraft(`buyer:${orderId}`, BuyerValues);
  const saving = useMutation({ mutationFn: (values: BuyerValues) => save(buyerOf(values)) });
  const onServer = saving.data ?? saved;
  const form = useForm<BuyerValues>({
    start: valuesOf(saved),
    check: (values) => buyerErrors(values, t),
    request: saving,
    onSubmit: saving.mutate,
    draft,
  });
  const { values, reveal, text } = form;
  const isSaved = onServer !== null && says(values, onServer);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isShown = isOpen ?? !(isSaved || isEmpty(values));

  useEffect(() => {
    saveRef.current = async () => {
      if (isSaved || (onServer === null && isEmpty(values))) return true;
      // What is folded cannot take the focus.
      setOpen(true);
      if (!reveal()) return false;
      return saving.mutateAsync(values).then(() => true, isPaid);
    };
    return () => {
      saveRef.current = null;
    };
  });

  return (
    <div className="bl-buyer">
      <Disclosure summary={t('title')} open={isShown} onToggle={setOpen}>
        <form {...form.formProps} className="bl-buyer__form">
          <p className="sp-muted">{t('intro')}</p>
          <TextField
            {...text('name')}
            label={t('field.name')}
            autoComplete="organization"
            maxLength={maxLengthOf(OrderBuyer.shape.name)}
            required
          />
          <TextAreaField
            {...text('address')}
            label={t('field.address')}
            autoComplete="street-address"
            maxLength={maxLengthOf(OrderBuyer.shape.address)}
            required
          />
          <div className="bl-buyer__pair">
            <TextField
              {...text('pin')}
              label={t('field.pin')}
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={12}
              required
            />
            <SelectField
              name="state"
              label={t('field.state')}
              value={values.state}
              error={form.errorOf('state')}
              autoComplete="address-level1"
              required
              onChange={({ target }) => form.set('state', target.value)}
            >
              <option value="">{t('state.choose')}</option>
              {GST_STATE_CODES.map((code) => (
                <option key={code} value={code}>
                  {stateText(code, t)}
                </option>
              ))}
            </SelectField>
          </div>
          <TextField
            {...text('gstin')}
            label={t('field.gstin')}
            note={t('optional')}
            help={t('gstin.help')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={30}
          />
          <ErrorBanner error={form.failure} general={form.general} />
          <Button type="submit" loading={saving.isPending}>
            {t('save')}
          </Button>
        </form>
      </Disclosure>
      <p role="status" className="bl-buyer__saved">
        {isSaved && t('saved', { name: onServer.name, state: stateText(onServer.state, t) })}
      </p>
    </div>
  );
}

/** A paid order is found out on paying: nothing is paid twice. */
function isPaid(error: unknown): boolean {
  return isApiError(error) && error.status === 409;
}
