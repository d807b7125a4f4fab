import { useHost, useTexts } from 'shared-contracts/host';
import { Disclosure } from 'shared-contracts/ui/core';
import { pageTexts } from '../../locales/en/pages.ts';

/** Where mails and SMS of the demonstration lie; nothing in production. */
export function DemoMail({ kind = 'mail' }: { kind?: 'mail' | 'sms' }) {
  const t = useTexts(pageTexts);
  const { demo } = useHost().config;
  if (!demo) return null;
  return (
    <Disclosure summary={t('demo.drawer')}>
      <p className="shell-fine">{t(`${kind}.demo`)}</p>
    </Disclosure>
  );
}
