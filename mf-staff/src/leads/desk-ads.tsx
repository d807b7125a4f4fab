import { useState } from 'react';
import { MorePages } from 'shared-contracts/behaviour/more-pages';
import { listAds } from 'shared-contracts/calls/leads';
import { useHost, useTexts } from 'shared-contracts/host';
import { useInfiniteQuery } from 'shared-contracts/query';
import { CheckboxField } from 'shared-contracts/ui/core';
import { leadTexts } from '../locales/en/leads.ts';
import { FETCHED_ONCE } from '../states/fetched-once.ts';
import { Loaded } from '../states/loaded.tsx';
import { AdTable } from './ad-table.tsx';

/** Ads that run and are to come, or those that are over. `onEnded` gets what was done, in words. */
export function DeskAds({ onEnded }: { readonly onEnded: (words: string) => void }) {
  const text = useTexts(leadTexts);
  const { pages } = useHost();
  const [isPast, setPast] = useState(false);
  const past = isPast ? ('true' as const) : ('false' as const);
  const ads = useInfiniteQuery({ ...pages(listAds, { query: { past } }), ...FETCHED_ONCE });
  const rows = ads.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section aria-labelledby="st-ads-title">
      <h2 id="st-ads-title" className="st-leads__title">
        {text('ads.title')}
      </h2>
      <CheckboxField
        label={text('ads.past')}
        checked={isPast}
        onChange={({ target }) => setPast(target.checked)}
      />
      <Loaded query={ads} wait={text('ads.wait')} failed={text('ads.failed')}>
        {() =>
          rows.length === 0 ? (
            <p className="sp-muted">{text(isPast ? 'ads.noPast' : 'ads.none')}</p>
          ) : (
            <AdTable ads={rows} onEnded={onEnded} />
          )
        }
      </Loaded>
      {(ads.hasNextPage || ads.isFetchNextPageError) && (
        <MorePages
          list={ads}
          shown={rows.length}
          label={text('ads.more')}
          progress={text('ads.shown', { count: rows.length })}
          failed={text('ads.moreFailed')}
        />
      )}
    </section>
  );
}
