import { useRef } from 'react';
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
import { useKeptFocus } from 'shared-contracts/use-kept-focus';
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
  const unsave = useUnsave();
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(frame);
  const list = useInfiniteQuery({
    ...pages(listBookmarks, { query: {} }),
    gcTime: LISTING_KEPT,
  });
  return (
    <Page>
      <PageHeader title={t('saved.title')} text={t('saved.intro')} />
      <div ref={frame}>
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
                  onClick={() => {
                    keepFocus(index);
                    void unsave({ ...bookmark.to_profile, bookmark_id: bookmark.id });
                  }}
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
      </div>
    </Page>
  );
}
