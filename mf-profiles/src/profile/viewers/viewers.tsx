import { useState, type ReactNode } from 'react';
import { listContactViews, listViewers } from 'shared-contracts/calls/own-profile';
import { useHost, useTexts } from 'shared-contracts/host';
import { useInfiniteQuery } from 'shared-contracts/query';
import { Disclosure } from 'shared-contracts/ui/core';
import { viewerTexts } from '../../locales/en/profile.ts';
import { ViewerList } from './viewer-list.tsx';
import { lookOfCard, lookOfLimited } from './viewer.ts';
import './viewers.css';

/** Who had one's contacts shown, and who opened one's profile: each fetched when it is unfolded. */
export function Viewers() {
  const t = useTexts(viewerTexts);
  return (
    <div className="pf-looks-folds">
      <Fold title={t('contacts.title')}>
        <ContactLooks />
      </Fold>
      <Fold title={t('views.title')}>
        <ProfileLooks />
      </Fold>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary={title} onToggle={setOpen}>
      {open && children}
    </Disclosure>
  );
}

function ContactLooks() {
  const t = useTexts(viewerTexts);
  const list = useInfiniteQuery(useHost().pages(listContactViews, { query: {} }));
  const looks = list.data?.pages.flatMap(({ data }) =>
    data.data.map(({ seen_at, profile }) => lookOfLimited(seen_at, profile)),
  );
  return (
    <ViewerList list={list} looks={looks} none={t('contacts.none')} failed={t('contacts.failed')} />
  );
}

function ProfileLooks() {
  const t = useTexts(viewerTexts);
  const list = useInfiniteQuery(useHost().pages(listViewers, { query: {} }));
  const looks = list.data?.pages.flatMap(({ data }) =>
    data.data.map(({ viewed_at, profile }) => lookOfCard(viewed_at, profile)),
  );
  return <ViewerList list={list} looks={looks} none={t('views.none')} failed={t('views.failed')} />;
}
