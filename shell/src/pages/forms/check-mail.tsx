import type { ReactNode } from 'react';
import { useHost, useTexts } from 'shared-contracts/host';
import { Disclosure, EmptyState, Page } from 'shared-contracts/ui/core';
import { pageTexts } from '../texts.ts';
import { MailDrawing } from './mail-drawing.tsx';

/** What stands after a mail was sent: where it went, and what to do with it. */
export function CheckMail({ children, action }: { children: ReactNode; action: ReactNode }) {
  const t = useTexts(pageTexts);
  const { demo } = useHost().config;
  return (
    <Page width="form">
      <EmptyState title={t('mail.title')} level={1} drawing={<MailDrawing />} action={action}>
        <div className="shell-words">{children}</div>
      </EmptyState>
      {demo && (
        <Disclosure summary={t('demo.drawer')}>
          <p className="shell-fine">{t('mail.demo')}</p>
        </Disclosure>
      )}
    </Page>
  );
}
