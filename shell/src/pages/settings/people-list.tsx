import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { MorePages, type GrowingList } from 'shared-contracts/behaviour/more-pages';
import { useTexts } from 'shared-contracts/host';
import { type Elements, SkeletonText } from 'shared-contracts/ui/core';
import { settingsTexts } from '../../locales/en/account.ts';

export interface PeopleListProps<Person> {
  readonly list: GrowingList;
  /** Undefined until the first page is there. */
  readonly people: readonly Person[] | undefined;
  /** The text of an empty list. */
  readonly none: string;
  /** A `li` of class `shell-rows__row`. */
  readonly children: (person: Person) => Elements;
}

/** People in the settings, page by page: loading, failed, empty, or rows. */
export function PeopleList<Person>({ list, people, none, children }: PeopleListProps<Person>) {
  const t = useTexts(settingsTexts);
  if (people === undefined)
    return list.error === null ? (
      <SkeletonText lines={3} />
    ) : (
      <LoadFailed
        plain
        title={t('seen.failed')}
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (people.length === 0) return <p className="sp-muted">{none}</p>;
  return (
    <>
      <ul className="shell-rows">{people.map(children)}</ul>
      <MorePages
        list={list}
        shown={people.length}
        label={t('seen.more')}
        progress={t('seen.progress', { count: people.length })}
        failed={t('seen.moreFailed')}
      />
    </>
  );
}
