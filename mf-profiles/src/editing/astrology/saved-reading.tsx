import { GUN_MILAN_MOST } from 'shared-contracts/domain/gun-milan';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, type Elements, Ring } from 'shared-contracts/ui/core';
import { editingTexts } from '../../locales/en/editing.ts';
import { starName } from '../../people/star-name.ts';
import type { EditFormState } from '../use-edit-form.ts';
import { useLastScore } from './use-last-score.ts';

/**
 * What Gun Milan reads from the saved birth name, with the person whose profile the reader opened last: the score is
 * the server's, for two. `otherwise` before a profile was opened.
 */
export function SavedReading({ form, otherwise }: { form: EditFormState; otherwise: Elements }) {
  const t = useTexts(editingTexts);
  const { locale } = useHost();
  const last = useLastScore(form.profile);
  if (last === null) return otherwise;
  const { person, points, reading } = last;
  const { akshara, nakshatra, pada, rashi, conflict } = reading;
  const score = t('reading.score', {
    name: person.name,
    total: points.total,
    most: GUN_MILAN_MOST,
  });
  return (
    <section className="sp-surface pf-edit__reading" aria-labelledby="edit-reading">
      <Ring value={points.total} max={GUN_MILAN_MOST} label={score} />
      <div>
        <h3 id="edit-reading">{t('reading.title')}</h3>
        <p>
          {t('reading.name', {
            akshara,
            nakshatra: starName(nakshatra, locale),
            pada,
            rashi: t(`rashi.${rashi}`),
          })}
        </p>
        {conflict && <p>{t('reading.conflict')}</p>}
        <p>{score}</p>
        <Anchor className="pf-edit__see" href={routes.profile.href({ userId: person.id })}>
          {t('reading.see', { name: person.name })}
        </Anchor>
      </div>
    </section>
  );
}
