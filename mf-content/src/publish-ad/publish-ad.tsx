import { useState, useEffect, useRef } from 'react';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { useDeviceDraft } from 'shared-contracts/forms/drafts/use-device-draft';
import { useFormDraft } from 'shared-contracts/forms/drafts/use-form-draft';
import { useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import {
  BackButton,
  Page,
  PageHeader,
  Button,
  ButtonLink,
  EmptyState,
} from 'shared-contracts/ui/core';
import { publishAdTexts } from '../locales/en/publish-ad.ts';
import { LeadForm } from './lead-form.tsx';
import { LeadValues } from './lead-values.ts';
import './publish-ad.css';
import { SentDrawing } from './sent-drawing.tsx';

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

interface SentProps {
  readonly values: LeadValues;
  readonly onAnother: () => void;
}

/** Says that it was sent, and how the answer comes. */
function Sent({ values, onAnother }: SentProps) {
  const t = useTexts(publishAdTexts);
  const { advertiser_name: name, advertiser_contact: phone } = values;
  const email = values.email.trim();
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with the form.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="ct-publish__sent">
      <EmptyState
        title={t('sent.title', { name: name.trim() })}
        drawing={<SentDrawing />}
        action={
          <>
            <ButtonLink variant="primary" href={routes.profiles.href()}>
              {t('sent.home')}
            </ButtonLink>
            <Button onClick={onAnother}>{t('sent.another')}</Button>
          </>
        }
      >
        {`${t('sent.text')} ${email === '' ? t('sent.phone', { phone: phone.trim() }) : t('sent.mail', { email })}`}
      </EmptyState>
    </div>
  );
}
