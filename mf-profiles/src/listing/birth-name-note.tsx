import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';

/** What the score of all cards waits for, once above the list; `waiting` only keeps its place. */
export function BirthNameNote({ waiting = false }: { waiting?: boolean }) {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  return (
    <p
      className={waiting ? 'pf-list__birthname pf-list__birthname--waiting' : 'pf-list__birthname'}
    >
      <span>{t('card.noScore')}</span>
      <ButtonLink size="small" href={routes.info.href({ go: '4' })}>
        {phrase('gunmilan.birthnameMissing')}
      </ButtonLink>
    </p>
  );
}
