import { useHost, useTexts } from 'shared-contracts/host';
import { Button, Disclosure } from 'shared-contracts/ui/core';
import { loginTexts } from '../../locales/en/login.ts';

/** What sign_in takes. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of staff with a second factor. */
  readonly otp?: string;
}

/** The accounts of the demo community (design section 7). */
const ACCOUNTS = [
  { label: 'demo.asha', email: 'asha@example.com' },
  { label: 'demo.rohan', email: 'rohan@example.com' },
  { label: 'demo.meera', email: 'meera@example.com' },
  { label: 'demo.staff', email: 'staff@example.com' },
] as const;
const PASSWORD = 'sapta-demo';

interface Props {
  readonly busy: boolean;
  readonly onChoose: (credentials: Credentials) => void;
}

/** One-tap sign-in with a demo account; nothing at all on a site with real members. */
export function DemoAccounts({ busy, onChoose }: Props) {
  const t = useTexts(loginTexts);
  if (!useHost().config.demo) return null;
  return (
    <div className="shell-demo">
      <Disclosure summary={t('demo.title')}>
        <p className="shell-fine">{t('demo.text')}</p>
        <div className="shell-demo__accounts">
          {ACCOUNTS.map(({ label, email }) => (
            <Button
              key={email}
              aria-disabled={busy || undefined}
              onClick={busy ? undefined : () => onChoose({ email, password: PASSWORD })}
            >
              {t(label)}
            </Button>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
