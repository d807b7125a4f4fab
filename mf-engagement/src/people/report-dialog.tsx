import { useId, useState } from 'react';
import { useAction } from 'shared-contracts/behaviour/use-action';
import { reportUser } from 'shared-contracts/calls/engagement';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { useFormDraft } from 'shared-contracts/forms/drafts/use-form-draft';
import { useForm } from 'shared-contracts/forms/use-form';
import { useHost, useTexts } from 'shared-contracts/host';
import * as z from 'shared-contracts/schema';
import { Button, CheckboxField, Dialog, TextAreaField } from 'shared-contracts/ui/core';
import { safetyTexts } from '../locales/en/engagement.ts';

/** Fewest letters of a report, as the call takes it. */
const LEAST = 3;

interface ReportDialogProps {
  readonly person: { readonly id: string; readonly name: string };
  readonly open: boolean;
  readonly onClose: () => void;
}

const Report = z.object({ reason: z.string() });

/**
 * Tells staff what is wrong; what was written stays when sending fails or the dialog is closed, as a draft. Messages
 * are handed over only where that is ticked, each time again.
 */
export function ReportDialog({ person, open, onClose }: ReportDialogProps) {
  const t = useTexts(safetyTexts);
  const { send, notify } = useHost();
  const id = useId();
  const [handsOver, setHandsOver] = useState(false);
  const draft = useFormDraft({ key: `report:${person.id}`, schema: Report, enabled: open });
  const { busy, run } = useAction({
    act: (reason: string) => {
      const body = { user_to_id: person.id, reason, ...(handsOver && { messages: true }) };
      return send(reportUser, { body });
    },
    onDone: () => {
      setHandsOver(false);
      notify('report.sent');
      draft.forget();
      form.reset();
      onClose();
    },
  });
  const form = useForm({
    start: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < LEAST ? t('report.short') : undefined,
    }),
    // A failure shows a notice.
    request: { error: null, isPending: busy },
    onSubmit: ({ reason }) => void run(reason.trim()),
    draft,
  });

  return (
    <Dialog
      open={open}
      title={t('report.title', { name: person.name })}
      keepOnBackdrop
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          <Button variant="primary" type="submit" form={id} loading={busy}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <p>{t('report.text', { name: person.name })}</p>
      <form {...form.formProps} id={id}>
        <TextAreaField
          {...form.text('reason')}
          label={t('report.reason')}
          help={t('report.help')}
          maxLength={maxLengthOf(reportUser.body.shape.reason)}
          rows={4}
        />
        <CheckboxField
          label={t('report.messages', { name: person.name })}
          checked={handsOver}
          onChange={({ target }) => setHandsOver(target.checked)}
        />
        <p className="sp-muted">{t('report.messagesHelp')}</p>
      </form>
    </Dialog>
  );
}
