import { Suspense, useState } from 'react';
import { lazyCode, useLazyCode } from 'shared-contracts/behaviour/lazy-code';
import type { Elements } from 'shared-contracts/ui/core';
import { useAppServices } from '../app-services-context.tsx';

const dialogCode = lazyCode(async () => (await import('./password-dialog.tsx')).PasswordDialog);

/** The password dialog, its code is fetched on first use: place `dialog` anywhere, call `ask` to open it. */
export function usePasswordDialog(): { dialog: Elements; ask: () => void } {
  const { notices } = useAppServices();
  const { code: PasswordDialog, load } = useLazyCode(dialogCode);
  const [isOpen, setOpen] = useState(false);
  const ask = async () => {
    if ((await load()) === null) notices.show('call.noAnswer');
    else setOpen(true);
  };
  const dialog = isOpen && PasswordDialog !== null && (
    <Suspense>
      <PasswordDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { dialog, ask: () => void ask() };
}
