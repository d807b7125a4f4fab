import { useState } from 'react';
import { LEADS_MOST, listAds, listLeads, type DeskLead } from 'shared-contracts/calls/leads';
import { keyOf } from 'shared-contracts/calls/query';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery, useQueryClient, useInfiniteQuery } from 'shared-contracts/query';
import { EmptyListDrawing, EmptyState } from 'shared-contracts/ui/core';
import { Segmented } from 'shared-contracts/ui/forms';
import { shortDay } from '../desk-time/moment-text.ts';
import { leadTexts } from '../locales/en/leads.ts';
import { DeskPage } from '../states/desk-page.tsx';
import { FETCHED_ONCE } from '../states/fetched-once.ts';
import { Loaded } from '../states/loaded.tsx';
import { More } from '../states/more.tsx';
import { PickColumns, PickTable } from '../states/pick-table.tsx';
import { AdTable } from './ad-table.tsx';
import { LeadReview } from './lead-review.tsx';
import './leads.css';

/** /leads: requests that wait, the one in hand beside them, and the ads that run. */
export function Leads() {
  const text = useTexts(leadTexts);
  const { query } = useHost();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const leads = useQuery({ ...query(listLeads, { query: {} }), ...FETCHED_ONCE });
  const decided = (words: string, id: string) => {
    setDone(words);
    // Another one that was chosen meanwhile stays.
    setChosen((now) => (now === id ? null : now));
    void cache.invalidateQueries({ queryKey: keyOf(listLeads) });
    void cache.invalidateQueries({ queryKey: keyOf(listAds) });
  };
  return (
    <DeskPage title={text('title')} text={text('intro')} list={leads} done={done}>
      <div className="st-leads">
        <Loaded query={leads} wait={text('wait')} failed={text('failed')}>
          {({ data }) => (
            <section aria-labelledby="st-leads-title">
              <h2 id="st-leads-title" className="st-leads__title">
                {text('leads.title')}
              </h2>
              <Waiting data={data} chosen={chosen} onChoose={setChosen} onDecided={decided} />
            </section>
          )}
        </Loaded>
        <DeskAds onEnded={setDone} />
      </div>
    </DeskPage>
  );
}

interface WaitingProps {
  readonly data: readonly DeskLead[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly onDecided: (words: string, id: string) => void;
}

/** The list beside the request in hand: the oldest, unless another was chosen. */
function Waiting({ data, chosen, onChoose, onDecided }: WaitingProps) {
  const text = useTexts(leadTexts);
  const { locale } = useHost();
  const lead = data.find(({ id }) => id === chosen) ?? data[0];
  if (lead === undefined) {
    return (
      <EmptyState title={text('leads.none')} drawing={<EmptyListDrawing />}>
        {text('leads.noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      {data.length >= LEADS_MOST && (
        <p className="sp-muted">{text('leads.most', { count: LEADS_MOST })}</p>
      )}
      <PickColumns
        list={
          <PickTable
            label={text('leads.list')}
            rows={data}
            idOf={({ id }) => id}
            open={lead.id}
            onOpen={({ id }) => onChoose(id)}
            columns={[
              {
                key: 'title',
                title: text('column.title'),
                heading: true,
                wraps: true,
                render: ({ title }) => title,
              },
              {
                key: 'since',
                title: text('column.since'),
                width: 84,
                render: ({ created_at: at }) => <time dateTime={at}>{shortDay(at, locale)}</time>,
              },
              {
                key: 'price',
                title: text('column.price'),
                width: 110,
                isNumber: true,
                render: ({ price }) => rupees(price),
              },
            ]}
          />
        }
      >
        <LeadReview key={lead.id} lead={lead} onDecided={(words) => onDecided(words, lead.id)} />
      </PickColumns>
    </>
  );
}

/** Ads that run and are to come, or those that are over. `onEnded` gets what was done, in words. */
function DeskAds({ onEnded }: { readonly onEnded: (words: string) => void }) {
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
      <Segmented
        aria-label={text('ads.which')}
        value={past}
        options={[
          { value: 'false', label: text('ads.now') },
          { value: 'true', label: text('ads.past') },
        ]}
        onChange={(which) => setPast(which === 'true')}
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
      <More list={ads} shown={rows.length} />
    </section>
  );
}
