import { useTexts } from 'shared-contracts/host';
import { Button } from 'shared-contracts/ui/core';
import { useCountdown } from '../../ads/use-countdown.ts';
import { pageTexts } from '../../locales/en/pages.ts';

/** Seconds until a mail that has not come is worth another. */
export const PATIENCE_S = 60;

interface Props {
  /** Seconds until it can be pressed. */
  readonly from: number;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** Sends a code once more; it counts down before it can be pressed. */
export function AgainButton({ from, busy, onSend }: Props) {
  const t = useTexts(pageTexts);
  const left = useCountdown(from);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Button
      block
      loading={busy}
      aria-disabled={left > 0 || undefined}
      onClick={left > 0 ? undefined : onSend}
    >
      {left > 0 ? t('code.againIn', { time }) : t('code.again')}
    </Button>
  );
}
