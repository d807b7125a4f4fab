import type { ReactNode, Ref } from 'react';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { IconChat } from 'shared-contracts/ui/core';
import './ask-pill.css';

/** The floating 'Ask about {name}' (section 2); it stands in an action bar, above whose edge it floats on a phone. */
export function AskPill(props: {
  readonly name: string;
  readonly onAsk: () => void;
  readonly busy?: boolean;
  /** Absent where nothing unfolds. */
  readonly expanded?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}): ReactNode {
  const { name, onAsk, busy = false, expanded, ref } = props;
  const phrase = useTexts(phrases);
  return (
    <button
      type="button"
      ref={ref}
      className="pf-ask"
      aria-haspopup={expanded === undefined ? undefined : 'dialog'}
      aria-expanded={expanded}
      aria-busy={busy || undefined}
      onClick={onAsk}
    >
      {busy ? <span className="sp-turning" aria-hidden="true" /> : <IconChat />}
      <span className="pf-ask__words">{phrase('assistant.ask', { name })}</span>
    </button>
  );
}
