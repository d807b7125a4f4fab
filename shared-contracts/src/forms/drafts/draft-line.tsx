import { useHost, useTexts } from 'shared-contracts/host';
import { dayAndTimeText } from '../../i18n/time-text.ts';
import { draftTexts } from '../../locales/en/drafts.ts';
import { Button } from '../../ui/core/button.tsx';

interface DraftLineProps {
  /** Since when they wait, as an ISO time; null shows nothing. */
  readonly from: string | null;
  /** Called once the reader has said so twice. */
  readonly onThrowAway: () => void;
}

/** Says that the fields hold words of an earlier visit, and takes them away on demand. */
export function DraftLine({ from, onThrowAway }: DraftLineProps) {
  const t = useTexts(draftTexts);
  const { locale, confirm } = useHost();
  if (from === null) return null;
  const throwAway = async () => {
    const question = { title: t('question'), text: t('questionText'), danger: true };
    if (await confirm(question)) onThrowAway();
  };
  return (
    <div className="sp-draft-line">
      <span>{t('from', { when: dayAndTimeText(from, locale, 'medium') })}</span>
      <Button variant="quiet" onClick={() => void throwAway()}>
        {t('throwAway')}
      </Button>
    </div>
  );
}
