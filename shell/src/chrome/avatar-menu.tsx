import { Suspense, useEffect, useState } from 'react';
import { lazyCode, useLazyCode } from 'shared-contracts/behaviour/lazy-code';
import type { OwnCompletion } from 'shared-contracts/calls/completion';
import { PLANS, type PlanCode } from 'shared-contracts/domain/plan';
import { useSession, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import {
  Avatar,
  Button,
  type Elements,
  Menu,
  MenuItem,
  SkeletonText,
} from 'shared-contracts/ui/core';
import { texts } from '../locales/en/shell.ts';
import { usePasswordDialog } from '../password/use-password-dialog.tsx';
import { whenIdle } from '../when-idle.ts';

/** Visitors never fetch them; a member's page does once it is idle, or when the menu is about to open. */
const entriesCode = lazyCode(
  async () => (await import('./avatar-menu-entries.tsx')).AvatarMenuEntries,
);

const planOf = (code: PlanCode | undefined) => PLANS.find((plan) => plan.code === code)?.name;

/** The avatar menu: who one is, then its entries (`AvatarMenuEntries`), and Logout also where those did not load. */
export function AvatarMenu({
  name,
  seals,
  completion,
}: {
  name: string;
  seals?: Elements;
  completion?: OwnCompletion | undefined;
}) {
  const t = useTexts(texts);
  const p = useTexts(phrases);
  const session = useSession();
  const password = usePasswordDialog();
  const [isNear, setNear] = useState(false);
  const { code: Entries, failure, load } = useLazyCode(entriesCode);
  const isMissing = Entries === null;
  useEffect(() => (isMissing ? whenIdle(() => void load()) : undefined), [isMissing, load]);
  const near = () => {
    setNear(true);
    if (isMissing) void load();
  };
  const waiting = (
    <li className="shell-menu__waiting" aria-busy="true" aria-label={t('page.loading')}>
      <SkeletonText lines={9} />
    </li>
  );
  return (
    <div className="shell-menu" onPointerOver={near} onFocus={near}>
      <Menu
        label={t('frame.account', { name })}
        trigger={<Avatar name={name} src={session?.userPic} />}
      >
        <li className="shell-menu__who">
          <strong>{name}</strong>
          <span>{planOf(session?.myplan)}</span>
          {seals}
        </li>
        {Entries !== null ? (
          <Suspense fallback={waiting}>
            <Entries completion={completion} isNear={isNear} onPassword={password.ask} />
          </Suspense>
        ) : failure === null ? (
          waiting
        ) : (
          <>
            <li>
              <Button variant="quiet" onClick={() => void load()}>
                {p('action.retry')}
              </Button>
            </li>
            <MenuItem href={routes.logout.href()}>{p('menu.logout')}</MenuItem>
          </>
        )}
      </Menu>
      {password.dialog}
    </div>
  );
}
