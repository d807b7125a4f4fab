import { useState } from 'react';
import {
  checkStaffFactor,
  removeStaffFactor,
  renewRecoveryCodes,
  type StaffFactor,
} from 'shared-contracts/calls/staff-factor';
import { useHost, useTexts } from 'shared-contracts/host';
import { useMutation } from 'shared-contracts/query';
import { Banner, Button } from 'shared-contracts/ui/core';
import { factorTexts } from '../../locales/en/desk.ts';
import { useTimeText } from '../settings/time-text.ts';
import { CodeForm } from './code-form.tsx';

type Act = 'check' | 'renew' | 'remove';

interface Props {
  readonly factor: StaffFactor;
  /** Something was done; with new recovery codes where there are some. */
  readonly onDone: (recoveryCodes: readonly string[] | null) => void;
}

/** A second factor that is on, with what a code of it opens. */
export function FactorOn({ factor, onDone }: Props) {
  const t = useTexts(factorTexts);
  const timeText = useTimeText();
  const { send } = useHost();
  const [act, setAct] = useState<Act | null>(null);
  const perform = useMutation({
    mutationFn: async ({ what, otp }: { what: Act; otp: string }) => {
      const input = { body: { otp } };
      if (what === 'renew') return (await send(renewRecoveryCodes, input)).data.recovery_codes;
      await (what === 'check' ? send(checkStaffFactor, input) : send(removeStaffFactor, input));
      return null;
    },
    onSuccess: (codes) => {
      setAct(null);
      onDone(codes);
    },
  });
  const open = (next: Act | null) => {
    perform.reset();
    setAct(next);
  };
  const { confirmed_at: since, checked_at: checked, recovery_codes_left: count } = factor;
  return (
    <>
      <p>
        {since !== null && <span>{`${t('on', { day: timeText(since) })} `}</span>}
        <span>{t('left', { count })}</span>
      </p>
      {checked === null ? (
        <Banner kind="warning">{t('unchecked')}</Banner>
      ) : (
        <p className="shell-fine">{t('checked', { time: timeText(checked) })}</p>
      )}
      {act === null ? (
        <div className="shell-ways">
          {(['check', 'renew', 'remove'] as const).map((what) => (
            <Button key={what} onClick={() => open(what)}>
              {t(`ask.${what}`)}
            </Button>
          ))}
        </div>
      ) : (
        <CodeForm
          key={act}
          request={perform}
          label={t('code')}
          submit={t(`ask.${act}`)}
          danger={act === 'remove'}
          cancel={t('cancel')}
          onCode={(otp) => perform.mutate({ what: act, otp })}
          onCancel={() => open(null)}
        >
          <p>{t(`${act}.text`)}</p>
        </CodeForm>
      )}
    </>
  );
}
