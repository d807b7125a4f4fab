import { useRef, useState, type ComponentType } from 'react';
import { useHost, useSession } from 'shared-contracts/host';
import type { SlotProps } from 'shared-contracts/slots';
import { AskPill } from '../people/ask-pill.tsx';
import type { AssistantPanelProps } from './assistant-panel.tsx';

/** Fills `profile.assistant`: the floating button; the conversation itself comes when it is first opened. */
export function AskAbout({ profile }: SlotProps['profile.assistant']) {
  const { joinNow, notify } = useHost();
  const session = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (session?.userId === profile.id) return null;

  const open = async (): Promise<void> => {
    if (session === null) return joinNow();
    setOpen(true);
    if (Panel !== null) return;
    try {
      const { AssistantPanel } = await import('./assistant-panel.tsx');
      setPanel(() => AssistantPanel);
    } catch {
      setOpen(false);
      notify('call.noAnswer');
    }
  };
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <AskPill
        ref={button}
        name={profile.name}
        busy={isOpen && Panel === null}
        expanded={isOpen}
        onAsk={() => void open()}
      />
      {Panel !== null && <Panel key={profile.id} profile={profile} open={isOpen} onClose={close} />}
    </>
  );
}
