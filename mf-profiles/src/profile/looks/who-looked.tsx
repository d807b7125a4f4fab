import { useState, type ReactNode } from 'react';
import { listContactViews, listViewers } from 'shared-contracts/calls/own-profile';
import { useHost, useTexts } from 'shared-contracts/host';
import { useInfiniteQuery } from 'shared-contracts/query';
import { Disclosure } from 'shared-contracts/ui/core';
import { lookOfCard, lookOfLimited } from './look.ts';
import { LookList } from './look-list.tsx';
import { lookTexts } from './look-texts.ts';
import './looks.css';

/** Who had one's contacts shown, and who opened one's profile: each asked for when it is unfolded. */
export function WhoLooked() {
  const t = useTexts(lookTexts);
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
  const t = useTexts(lookTexts);
  const list = useInfiniteQuery(useHost().pages(listContactViews, { query: {} }));
  const looks = list.data?.pages.flatMap(({ data }) =>
    data.data.map(({ seen_at, profile }) => lookOfLimited(seen_at, profile)),
  );
  return (
    <LookList list={list} looks={looks} none={t('contacts.none')} failed={t('contacts.failed')} />
  );
}

function ProfileLooks() {
  const t = useTexts(lookTexts);
  const list = useInfiniteQuery(useHost().pages(listViewers, { query: {} }));
  const looks = list.data?.pages.flatMap(({ data }) =>
    data.data.map(({ viewed_at, profile }) => lookOfCard(viewed_at, profile)),
  );
  return <LookList list={list} looks={looks} none={t('views.none')} failed={t('views.failed')} />;
}
