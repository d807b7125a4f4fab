import { confirmStaffFactor } from 'shared-contracts/calls/staff-factor';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Button } from 'shared-contracts/ui/core';
import { QrCode } from 'shared-contracts/ui/qr-code';
import { factorTexts } from '../../locales/en/desk.ts';
import type { BegunFactor } from './begin-factor.tsx';
import { CodeForm } from './code-form.tsx';
import { useCopy } from './use-copy.ts';

interface Props {
  readonly begun: BegunFactor;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The QR code with the key beside it, and the first code that the app makes of it. */
export function ScanFactor({ begun: { secret, uri }, onConfirmed, onCancel }: Props) {
  const t = useTexts(factorTexts);
  const { send } = useHost();
  const { outcome, copy } = useCopy();
  const confirm = useMutation({
    mutationFn: (otp: string) => send(confirmStaffFactor, { body: { otp } }),
    onSuccess: ({ data }) => onConfirmed(data.recovery_codes),
  });
  return (
    <CodeForm
      request={confirm}
      label={t('scan.confirm')}
      submit={t('scan.submit')}
      cancel={t('scan.cancel')}
      onCode={confirm.mutate}
      onCancel={onCancel}
    >
      <p>
        <strong>{t('scan.title')}</strong>
      </p>
      {/* White around it in the dark, too: cameras want it so. */}
      <QrCode className="shell-qr" value={uri} size={208} marginSize={4} title={t('scan.qr')} />
      <div className="shell-scan">
        <p>{t('scan.key')}</p>
        <p>
          <code className="shell-key">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
        </p>
        <Button size="small" onClick={() => copy(secret)}>
          {t('scan.copyKey')}
        </Button>
        <span role="status">{outcome !== null && t(outcome)}</span>
      </div>
    </CodeForm>
  );
}
