import { useState, type ComponentType, type ReactNode } from 'react';
import { messages } from 'shared-contracts/messages';
import { useAppServices } from '../app-services-context.tsx';

/** The password dialog, its code fetched when somebody asks for it: place `dialog` anywhere, call `ask` to open it. */
export function usePasswordDialog(): { dialog: ReactNode; ask: () => void } {
  const { notices } = useAppServices();
  const [Open, setOpen] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const ask = () => {
    import('./password-dialog.tsx').then(
      ({ PasswordDialog }) => setOpen(() => PasswordDialog),
      () => notices.show(messages['call.noAnswer']),
    );
  };
  return { dialog: Open === null ? null : <Open onClose={() => setOpen(null)} />, ask };
}
