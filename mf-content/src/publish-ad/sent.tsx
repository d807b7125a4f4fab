import { useEffect, useRef } from 'react';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Button, ButtonLink, EmptyState } from 'shared-contracts/ui/core';
import { publishAdTexts } from '../locales/en/publish-ad.ts';
import type { LeadValues } from './lead-values.ts';
import { SentDrawing } from './sent-drawing.tsx';

interface SentProps {
  readonly values: LeadValues;
  readonly onAnother: () => void;
}

/** Says that it was sent, and how the answer comes. */
export function Sent({ values, onAnother }: SentProps) {
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
