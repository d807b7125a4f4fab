import { useAction } from 'shared-contracts/behaviour/use-action';
import { listBlocked, unblockProfile } from 'shared-contracts/calls/engagement';
import { useHost, useTexts } from 'shared-contracts/host';
import { useInfiniteQuery, useQueryClient } from 'shared-contracts/query';
import { Avatar, Button, VisuallyHidden } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';
import { PeopleList } from './people-list.tsx';
import { useTimeText } from './time-text.ts';

/** Whom the member has blocked, the latest first, each with the way to unblock. */
export function BlockedPeople() {
  const t = useTexts(settingsTexts);
  const { pages } = useHost();
  const list = useInfiniteQuery(pages(listBlocked, { query: {} }));
  const people = list.data?.pages.flatMap(({ data }) => data.data);
  const timeText = useTimeText();
  return (
    <PeopleList list={list} people={people} none={t('blocked.none')}>
      {({ blocked_at: at, profile: { id, name } }) => (
        <li key={id} className="shell-rows__row shell-rows__row--person">
          <Avatar name={name} />
          <div>
            <p>{name}</p>
            <p className="shell-fine">{t('blocked.since', { time: timeText(at) })}</p>
          </div>
          <Unblock id={id} name={name} />
        </li>
      )}
    </PeopleList>
  );
}

/** Asks first; afterwards everything about people is fetched again. */
function Unblock({ id, name }: { id: string; name: string }) {
  const t = useTexts(settingsTexts);
  const { send, confirm, notify } = useHost();
  const cache = useQueryClient();
  const { busy, run } = useAction({
    act: () => send(unblockProfile, { body: { profileId: id } }),
    failed: 'unblock.failed',
    onDone: () => {
      notify('unblock.done');
      void cache.invalidateQueries();
    },
  });
  const ask = async () => {
    const question = { title: t('blocked.question', { name }), text: t('blocked.questionText') };
    if (await confirm(question)) await run();
  };
  return (
    <Button size="small" loading={busy} onClick={() => void ask()}>
      <span>{t('blocked.unblock')}</span> <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
