import { useRef } from 'react';
import { useSaveProfile } from 'shared-contracts/behaviour/save-profile/use-save-profile';
import { useKeptFocus } from 'shared-contracts/behaviour/use-kept-focus';
import { listBookmarks, type Bookmark } from 'shared-contracts/calls/engagement';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useInfiniteQuery } from 'shared-contracts/query';
import {
  ButtonLink,
  EmptyState,
  IconBookmarkFilled,
  IconButton,
  Page,
  PageHeader,
} from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';
import { savedTexts } from '../locales/en/saved.ts';
import './listing.css';
import { MemberCard } from '../people/member-card.tsx';
import { PeopleList } from './people-list.tsx';
import { LISTING_KEPT } from './people.ts';
import { SavedDrawing } from './saved-drawing.tsx';

/** /saved/profiles: the listing in saved mode, the latest first; the mark on a card takes it off. */
export function SavedListing() {
  const t = useTexts(savedTexts);
  const { pages } = useHost();
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
              key={bookmark.to}
              person={bookmark.to_profile}
              index={index}
              save={<TakeOff bookmark={bookmark} onGoing={() => keepFocus(index)} />}
            />
          )}
          empty={
            <EmptyState
              title={t('saved.emptyTitle')}
              drawing={<SavedDrawing />}
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

interface TakeOffProps {
  readonly bookmark: Bookmark;
  /** Before the card leaves the list. */
  readonly onGoing: () => void;
}

/** The mark on a saved person's card, which takes her off. */
function TakeOff({ bookmark: { id, to_profile: person }, onGoing }: TakeOffProps) {
  const t = useTexts(texts);
  const { unsave } = useSaveProfile({ ...person, bookmark_id: id });
  return (
    <IconButton
      raised
      label={t('card.unsave', { name: person.name })}
      icon={<IconBookmarkFilled />}
      onClick={() => {
        onGoing();
        void unsave();
      }}
    />
  );
}
