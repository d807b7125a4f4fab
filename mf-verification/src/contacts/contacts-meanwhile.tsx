import { ChangedMeanwhile } from 'shared-contracts/forms/changed-meanwhile';
import { useTexts } from 'shared-contracts/host';
import { Button } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/verification.ts';
import { CONFLICT_ID, type ContactsFormState } from './use-contacts-form.ts';

/** The list that was saved somewhere else while this one was typed, and which shall stay: both, mine or the newer. */
export function ContactsMeanwhile({ meanwhile }: Pick<ContactsFormState, 'meanwhile'>) {
  const t = useTexts(texts);
  if (meanwhile === null) return null;
  const { newer, takeBoth, keepMine, takeNewer } = meanwhile;
  return (
    <ChangedMeanwhile
      id={CONFLICT_ID}
      title={t('meanwhile.title')}
      text={t(takeBoth === null ? 'meanwhile.tooMany' : 'meanwhile.text')}
      ways={
        <>
          {takeBoth !== null && <Button onClick={takeBoth}>{t('meanwhile.both')}</Button>}
          <Button onClick={keepMine}>{t('meanwhile.mine')}</Button>
          <Button onClick={takeNewer}>{t('meanwhile.newer')}</Button>
        </>
      }
    >
      <div>
        <p className="sp-muted">{t('meanwhile.saved')}</p>
        {newer.length === 0 ? (
          <p>{t('meanwhile.nobody')}</p>
        ) : (
          <ul className="vf-meanwhile">
            {newer.map(({ name, relation, phone }, at) => (
              <li key={`${at} ${phone}`}>{[name, relation, phone].join(' · ')}</li>
            ))}
          </ul>
        )}
      </div>
    </ChangedMeanwhile>
  );
}
