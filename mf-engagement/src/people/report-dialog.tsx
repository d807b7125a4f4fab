import { useState } from 'react';
import { reportUser } from 'shared-contracts/calls/engagement';
import { useErrorNotice } from 'shared-contracts/error-notice';
import { useHost, useTexts } from 'shared-contracts/host';
import { Button, Dialog, TextAreaField } from 'shared-contracts/ui/core';
import { safetyTexts } from './safety-texts.ts';

/** Fewest and most letters of a report, as the call takes it. */
const LEAST = 3;
const MOST = 1000;

interface ReportDialogProps {
  readonly person: { readonly id: string; readonly name: string };
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Tells staff what is wrong; what was written stays when sending fails or the dialog is closed. */
export function ReportDialog({ person, open, onClose }: ReportDialogProps) {
  const t = useTexts(safetyTexts);
  const { send, notify } = useHost();
  const tellError = useErrorNotice();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const short = reason.trim().length < LEAST;

  const report = async () => {
    setTried(true);
    if (short) return;
    setBusy(true);
    try {
      await send(reportUser, { body: { user_to_id: person.id, reason: reason.trim() } });
      notify('report.sent');
      setReason('');
      setTried(false);
      onClose();
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      title={t('report.title', { name: person.name })}
      keepOnBackdrop
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          <Button variant="primary" loading={busy} onClick={() => void report()}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <p>{t('report.text', { name: person.name })}</p>
      <TextAreaField
        label={t('report.reason')}
        help={t('report.help')}
        error={tried && short ? t('report.short') : undefined}
        value={reason}
        maxLength={MOST}
        rows={4}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}
