import { useState } from 'react';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { useDeviceDraft } from 'shared-contracts/forms/drafts/use-device-draft';
import { useFormDraft } from 'shared-contracts/forms/drafts/use-form-draft';
import { useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { BackButton, Page, PageHeader } from 'shared-contracts/ui/core';
import { publishAdTexts } from '../locales/en/publish-ad.ts';
import { LeadForm } from './lead-form.tsx';
import { LeadValues } from './lead-values.ts';
import './publish-ad.css';
import { Sent } from './sent.tsx';

const DRAFT = 'publishad';

/** /publish-ad: an advertiser's request, which a manager makes an ad of. */
export function PublishAd() {
  const t = useTexts(publishAdTexts);
  const phrase = useTexts(phrases);
  const back = useBack(routes.home.href());
  const isMember = useSession() !== null;
  const [sent, setSent] = useState<LeadValues | null>(null);
  const Form = isMember ? MemberForm : VisitorForm;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        text={sent === null ? t('intro') : undefined}
        back={<BackButton label={phrase('action.back')} href={routes.home.href()} onBack={back} />}
      />
      {sent === null ? (
        <Form onSent={setSent} />
      ) : (
        <Sent values={sent} onAnother={() => setSent(null)} />
      )}
    </Page>
  );
}

interface FormProps {
  readonly onSent: (values: LeadValues) => void;
}

/** With the draft on the server, as all of a member's. */
function MemberForm({ onSent }: FormProps) {
  return <LeadForm draft={useFormDraft({ key: DRAFT, schema: LeadValues })} onSent={onSent} />;
}

function VisitorForm({ onSent }: FormProps) {
  const t = useTexts(publishAdTexts);
  const draft = useDeviceDraft(DRAFT, LeadValues);
  return <LeadForm draft={draft} draftNote={t('draft.note')} onSent={onSent} />;
}
