import { useState } from 'react';
import { MorePages } from 'shared-contracts/behaviour/more-pages';
import { LEADS_MOST, listAds, listLeads, type DeskLead } from 'shared-contracts/calls/leads';
import { keyOf } from 'shared-contracts/calls/query';
import { rupees } from 'shared-contracts/domain/units';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery, useQueryClient, useInfiniteQuery } from 'shared-contracts/query';
import {
  Banner,
  Button,
  EmptyListDrawing,
  EmptyState,
  Page,
  PageHeader,
} from 'shared-contracts/ui/core';
import { Segmented } from 'shared-contracts/ui/forms';
import { DeskTheme } from '../desk-theme.tsx';
import { shortDay } from '../desk-time/moment-text.ts';
import { leadTexts } from '../locales/en/leads.ts';
import { FETCHED_ONCE } from '../states/fetched-once.ts';
import { Loaded } from '../states/loaded.tsx';
import { AdTable } from './ad-table.tsx';
import { LeadReview } from './lead-review.tsx';
import '../states/list-and-detail.css';
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
    <DeskTheme>
      <Page>
        <PageHeader
          title={text('title')}
          text={text('intro')}
          actions={
            <Button loading={leads.isFetching} onClick={() => void leads.refetch()}>
              {text('reload')}
            </Button>
          }
        />
        <div className="st-leads">
          {done !== null && (
            <Banner kind="success" role="status">
              {done}
            </Banner>
          )}
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
      </Page>
    </DeskTheme>
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
      <div className="st-pick-columns">
        <LeadList leads={data} chosen={lead.id} onChoose={onChoose} />
        <LeadReview key={lead.id} lead={lead} onDecided={(words) => onDecided(words, lead.id)} />
      </div>
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

interface LeadListProps {
  readonly leads: readonly DeskLead[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Requests in narrow rows: what, since when, for how much. */
function LeadList({ leads, chosen, onChoose }: LeadListProps) {
  const text = useTexts(leadTexts);
  const { locale } = useHost();
  return (
    <ul className="st-pick" aria-label={text('leads.list')}>
      {leads.map(({ id, title, price, created_at: at }) => (
        <li key={id}>
          <button
            type="button"
            className="st-pick__row"
            aria-current={id === chosen || undefined}
            onClick={() => onChoose(id)}
          >
            <span className="st-pick__what">{title}</span>
            <time className="sp-muted" dateTime={at}>
              {shortDay(at, locale)}
            </time>
            <span>{rupees(price)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
