import { listContactViews, listViewers } from 'shared-contracts/calls/own-profile';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useInfiniteQuery } from 'shared-contracts/query';
import { Anchor, Avatar } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { PeopleList, type PeopleListProps } from './people-list.tsx';
import { useTimeText } from './time-text.ts';

/** A viewer, and when. */
interface Looker {
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly city: string | null;
  readonly photo: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** Who viewed me, the latest first. */
export function ProfileViewers() {
  const t = useTexts(settingsTexts);
  const { pages } = useHost();
  const list = useInfiniteQuery(pages(listViewers, { query: {} }));
  const people = list.data?.pages.flatMap(({ data }) =>
    data.data.map(({ viewed_at: at, profile }) => ({
      id: profile.id,
      name: profile.name,
      age: profile.age,
      at,
      city: profile.current_city,
      photo: profile.primary_profile_pic,
    })),
  );
  return <LookerList list={list} people={people} none={t('seen.viewersNone')} />;
}

/** Who saw my contacts, once for each day, the latest first. */
export function ContactViewers() {
  const t = useTexts(settingsTexts);
  const { pages } = useHost();
  const list = useInfiniteQuery(pages(listContactViews, { query: {} }));
  const people = list.data?.pages.flatMap(({ data }) =>
    data.data.map(({ seen_at: at, profile }) => ({
      id: profile.id,
      name: profile.name,
      age: profile.age,
      at,
      city: profile.current_city,
      photo: profile.pic?.thumb ?? null,
    })),
  );
  return <LookerList list={list} people={people} none={t('seen.contactsNone')} />;
}

function LookerList(props: Pick<PeopleListProps<Looker>, 'list' | 'people' | 'none'>) {
  const t = useTexts(settingsTexts);
  const timeText = useTimeText();
  return (
    <PeopleList {...props}>
      {({ id, name, age, city, photo, at }) => (
        <li key={`${id} ${at}`} className="shell-rows__row shell-rows__row--person">
          <Avatar name={name} src={photo} />
          <div>
            <p>
              <Anchor href={routes.profile.href({ userId: id })}>
                {t('seen.person', { name, age })}
              </Anchor>
            </p>
            <p className="shell-fine">{[city, timeText(at)].filter(Boolean).join('\u00a0· ')}</p>
          </div>
        </li>
      )}
    </PeopleList>
  );
}
