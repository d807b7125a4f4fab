import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts/host';
import { type Elements, EmptyState, Page } from 'shared-contracts/ui/core';
import { pageTexts } from '../../locales/en/pages.ts';
import { DemoMail } from './demo-mail.tsx';
import { MailDrawing } from './mail-drawing.tsx';

/** What stands after a mail was sent: where it went, and what to do with it. */
export function CheckMail({ children, action }: { children: ReactNode; action: Elements }) {
  const t = useTexts(pageTexts);
  return (
    <Page width="form">
      <EmptyState title={t('mail.title')} level={1} drawing={<MailDrawing />} action={action}>
        <div className="shell-words">{children}</div>
      </EmptyState>
      <DemoMail />
    </Page>
  );
}
