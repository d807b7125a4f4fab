import { listBookmarks } from 'shared-contracts/calls/engagement';
import { useHost, useTexts } from 'shared-contracts/host';
import { useInfiniteQuery } from 'shared-contracts/query';
import { routes } from 'shared-contracts/routes';
import {
  ButtonLink,
  EmptyListDrawing,
  EmptyState,
  IconBookmarkFilled,
  IconButton,
  Page,
  PageHeader,
} from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import './listing.css';
import { MemberCard } from './member-card.tsx';
import { LISTING_KEPT } from './people.ts';
import { PeopleList } from './people-list.tsx';
import { useUnsave } from './use-unsave.ts';

/** /saved/profiles: the listing in saved mode, the latest first; the mark on a card takes it off. */
export function SavedListing() {
  const t = useTexts(texts);
  const { pages } = useHost();
  const { leaving, unsave } = useUnsave();
  const list = useInfiniteQuery({
    ...pages(listBookmarks, { query: {} }),
    gcTime: LISTING_KEPT,
    select: ({ pages: all }) => ({
      pages: all.map(({ data: { data } }) => ({
        data: { data: data.filter(({ id }) => !leaving.has(id)) },
      })),
    }),
  });
  return (
    <Page>
      <PageHeader title={t('saved.title')} text={t('saved.intro')} />
      <PeopleList
        list={list}
        card={(bookmark, index) => (
          <MemberCard
            key={bookmark.id}
            person={bookmark.to_profile}
            index={index}
            save={
              <IconButton
                raised
                label={t('card.unsave', { name: bookmark.to_profile.name })}
                icon={<IconBookmarkFilled />}
                onClick={() => unsave(bookmark)}
              />
            }
          />
        )}
        empty={
          <EmptyState
            title={t('saved.emptyTitle')}
            drawing={<EmptyListDrawing />}
            action={
              <ButtonLink variant="primary" href={routes.profiles.href()}>
                {t('saved.find')}
              </ButtonLink>
            }
          >
            {t('saved.emptyText')}
          </EmptyState>
        }
      />
    </Page>
  );
}
