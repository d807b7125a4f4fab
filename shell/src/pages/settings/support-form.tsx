import { useEffect, useState } from 'react';
import { getAccount } from 'shared-contracts/calls/auth';
import { isApiError } from 'shared-contracts/calls/client';
import { saveSupportInfo, SupportInfo } from 'shared-contracts/calls/contacts';
import { keyOf } from 'shared-contracts/calls/query';
import { ChangedMeanwhile } from 'shared-contracts/forms/changed-meanwhile';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { Button, TextField } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';

type Numbers = Pick<SupportInfo, 'phone' | 'whatsapp'>;

/** Of the choice between the numbers typed here and newer ones. */
const CONFLICT_ID = 'support-meanwhile';
const NO_NUMBERS: Numbers = { phone: '', whatsapp: '' };

/** The numbers at which support may reach the member, as they are kept. */
export function SupportForm({ numbers }: { numbers: SupportInfo | null }) {
  const t = useTexts(settingsTexts);
  const { send, notify } = useHost();
  const cache = useQueryClient();
  /** What is typed over, and what another device saved since. */
  const [base, setBase] = useState(numbers);
  const [newer, setNewer] = useState<SupportInfo | null>(null);
  const save = useMutation({
    mutationFn: async ({ phone, whatsapp }: Numbers) => {
      // Servers without versions replace the numbers.
      const known = base === null ? 'none' : base.updated_at;
      const query = known === undefined ? {} : { if_updated_at: known };
      try {
        return (await send(saveSupportInfo, { query, body: { phone, whatsapp } })).data;
      } catch (error) {
        const conflict = SupportInfo.safeParse(isApiError(error) ? error.conflict : undefined);
        if (!conflict.success) throw error;
        setNewer(conflict.data);
        return null;
      }
    },
    onSuccess: (saved) => {
      if (saved === null) return;
      take(saved);
      notify('support.saved');
      void cache.invalidateQueries({ queryKey: keyOf(getAccount) });
    },
  });
  const wrong = (value: string) =>
    saveSupportInfo.body.shape.phone.safeParse(value).success ? undefined : t('support.wrong');
  const form = useForm<Numbers>({
    start: numbers ?? NO_NUMBERS,
    check: ({ phone, whatsapp }) => ({ phone: wrong(phone), whatsapp: wrong(whatsapp) }),
    request: save,
    onSubmit: save.mutate,
  });

  function take(kept: SupportInfo): void {
    setBase(kept);
    setNewer(null);
    form.set('phone', kept.phone);
    form.set('whatsapp', kept.whatsapp);
  }
  function keepMine(): void {
    setBase(newer);
    setNewer(null);
  }

  useEffect(() => {
    if (newer !== null) document.getElementById(CONFLICT_ID)?.focus();
  }, [newer]);

  // Another device saved meanwhile, and nothing is typed here.
  const { phone, whatsapp } = base ?? NO_NUMBERS;
  const isTyped = form.values.phone !== phone || form.values.whatsapp !== whatsapp;
  const isNewer = numbers !== null && (numbers.updated_at ?? '') > (base?.updated_at ?? '');
  if (isNewer && !isTyped && !save.isPending) take(numbers);

  return (
    <form {...form.formProps} className="shell-form">
      <div className="shell-pair">
        <TextField
          {...form.text('phone')}
          label={t('support.phone')}
          type="tel"
          autoComplete="tel"
          required
        />
        <TextField
          {...form.text('whatsapp')}
          label={t('support.whatsapp')}
          type="tel"
          autoComplete="tel"
          required
        />
      </div>
      {newer !== null && (
        <ChangedMeanwhile
          id={CONFLICT_ID}
          title={t('support.changed')}
          text={t('support.changedText')}
          ways={
            <>
              <Button onClick={keepMine}>{t('support.keepMine')}</Button>
              <Button onClick={() => take(newer)}>{t('support.takeNewer')}</Button>
            </>
          }
        >
          <p>
            {[
              t('support.newer'),
              `${t('support.phone')} ${newer.phone}`,
              `${t('support.whatsapp')} ${newer.whatsapp}`,
            ].join(' · ')}
          </p>
        </ChangedMeanwhile>
      )}
      <ErrorBanner error={form.failure} general={form.general} />
      <div className="shell-ways">
        <Button type="submit" loading={save.isPending}>
          {t('support.save')}
        </Button>
      </div>
    </form>
  );
}
