import { useEffect, useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import { NOTICE_MS } from 'shared-contracts/i18n/notice';
import { texts } from '../locales/en/shell.ts';

/** By how much the score has just risen, for a moment, as it happens (section 9: contacts earn +20). */
export function ScoreRise({ score }: { readonly score: number }) {
  const t = useTexts(texts);
  const [known, setKnown] = useState(score);
  const [points, setPoints] = useState(0);
  if (score !== known) {
    setKnown(score);
    setPoints(Math.max(0, score - known));
  }
  useEffect(() => {
    if (points === 0) return;
    const over = setTimeout(() => setPoints(0), NOTICE_MS);
    return () => clearTimeout(over);
  }, [points, known]);
  return (
    <span aria-live="polite">
      {points > 0 && (
        <span className="shell-score-rise">
          <span aria-hidden="true">{t('score.rise', { points })}</span>
          <span className="sp-hidden">{t('score.rose', { points })}</span>
        </span>
      )}
    </span>
  );
}
