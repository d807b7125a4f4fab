import { useAction } from 'shared-contracts/behaviour/use-action';
import { deleteNotForMe, listNotForMe, resetNotForMe } from 'shared-contracts/calls/engagement';
import { AGREEMENTS } from 'shared-contracts/domain/profile';
import { useHost, useTexts } from 'shared-contracts/host';
import { agreementTexts } from 'shared-contracts/locales/en/agreements';
import { routes } from 'shared-contracts/platform/routes';
import { useInfiniteQuery, useQueryClient } from 'shared-contracts/query';
import { Anchor, Avatar, Button, VisuallyHidden } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { PeopleList } from './people-list.tsx';

/** Whom the member set aside, the latest first, each with the way back; and what the order has learned from them. */
export function SetAsidePeople() {
  const t = useTexts(settingsTexts);
  const { pages } = useHost();
  const list = useInfiniteQuery(pages(listNotForMe, { query: {} }));
  const people = list.data?.pages.flatMap(({ data }) => data.data);
  const lessons = list.data?.pages[0]?.data.lessons;
  return (
    <>
      {lessons && <Learned {...lessons} />}
      <PeopleList list={list} people={people} none={t('aside.none')}>
        {({ id, to, to_profile: person }) => (
          <li key={id} className="shell-rows__row shell-rows__row--person">
            <Avatar name={person.name} src={person.primary_profile_pic} />
            <div>
              <p>
                <Anchor href={routes.profile.href({ userId: to })}>
                  {t('seen.person', { name: person.name, age: person.age })}
                </Anchor>
              </p>
              {person.current_city && <p className="shell-fine">{person.current_city}</p>}
            </div>
            <ShowAgain id={id} name={person.name} />
          </li>
        )}
      </PeopleList>
    </>
  );
}

/** Takes the mark off; lists of people are fetched again. */
function ShowAgain({ id, name }: { id: string; name: string }) {
  const t = useTexts(settingsTexts);
  const { send, notify } = useHost();
  const cache = useQueryClient();
  const { busy, run } = useAction({
    act: () => send(deleteNotForMe, { params: { id } }),
    onDone: () => {
      notify('notForMe.removed');
      void cache.invalidateQueries();
    },
  });
  return (
    <Button size="small" loading={busy} onClick={() => void run()}>
      <span>{t('aside.showAgain')}</span> <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}

/** What comes later in the list, and the way to reset that. */
function Learned({ people, of }: { people: number; of: readonly string[] }) {
  const t = useTexts(settingsTexts);
  const agreement = useTexts(agreementTexts);
  const { send, notify, locale } = useHost();
  const cache = useQueryClient();
  const { busy, run } = useAction({
    act: () => send(resetNotForMe, { body: { teaches: false } }),
    onDone: () => {
      notify('notForMe.reset');
      void cache.invalidateQueries();
    },
  });
  const traits = AGREEMENTS.filter((name) => of.includes(name)).map((name) =>
    agreement(`agreement.${name}`),
  );
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' }).format(traits);
  return (
    <div className="shell-rows__row">
      <p>{t('aside.learned', { count: people, traits: listed })}</p>
      <Button size="small" loading={busy} onClick={() => void run()}>
        {t('aside.reset')}
      </Button>
    </div>
  );
}
