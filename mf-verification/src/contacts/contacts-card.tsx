import { listContacts } from 'shared-contracts/calls/contacts';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { ButtonLink, Row, Stack, Surface } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/verification.ts';

/** Family contacts on /settings: how many are listed, and the way to the form. */
export function ContactsCard() {
  const t = useTexts(texts);
  const { query } = useHost();
  const contacts = useQuery(query(listContacts, {}));
  const count = contacts.data?.data.data.length ?? 0;
  return (
    <Surface>
      <Stack>
        <h2>{t('contacts.title')}</h2>
        {/* The sentence stands until a number is known; a number that does not come is not missed here. */}
        <p>{count > 0 ? t('card.listed', { count }) : t('card.text')}</p>
        <Row>
          <ButtonLink href={routes.addContacts.href()}>{t('card.open')}</ButtonLink>
        </Row>
      </Stack>
    </Surface>
  );
}
