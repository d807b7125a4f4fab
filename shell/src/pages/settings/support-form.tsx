import { getAccount } from 'shared-contracts/calls/auth';
import { saveSupportInfo } from 'shared-contracts/calls/contacts';
import { keyOf } from 'shared-contracts/calls/query';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { Button, TextField } from 'shared-contracts/ui/core';
import { settingsTexts } from './settings-texts.ts';

interface Numbers {
  readonly phone: string;
  readonly whatsapp: string;
}

/** The numbers at which support may reach the member, as they are kept. */
export function SupportForm({ numbers }: { numbers: Numbers | null }) {
  const t = useTexts(settingsTexts);
  const { send, notify } = useHost();
  const cache = useQueryClient();
  const save = useMutation({
    mutationFn: (body: Numbers) => send(saveSupportInfo, { body }),
    onSuccess: () => {
      notify('support.saved');
      void cache.invalidateQueries({ queryKey: keyOf(getAccount) });
    },
  });
  const wrong = (value: string) =>
    saveSupportInfo.body.shape.phone.safeParse(value).success ? undefined : t('support.wrong');
  const form = useForm<Numbers>({
    start: numbers ?? { phone: '', whatsapp: '' },
    check: ({ phone, whatsapp }) => ({ phone: wrong(phone), whatsapp: wrong(whatsapp) }),
    request: save,
    onSubmit: save.mutate,
  });
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
      <ErrorBanner error={form.failure} general={form.general} />
      <div className="shell-ways">
        <Button type="submit" loading={save.isPending}>
          {t('support.save')}
        </Button>
      </div>
    </form>
  );
}
