import { useState } from 'react';
import { LEADS_MOST, listAds, listLeads, type DeskLead } from 'shared-contracts/calls/leads';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import {
  Banner,
  Button,
  EmptyListDrawing,
  EmptyState,
  Page,
  PageHeader,
} from 'shared-contracts/ui/core';
import { leadTexts } from '../locales/en/leads.ts';
import { FETCHED_ONCE } from '../states/fetched-once.ts';
import { Loaded } from '../states/loaded.tsx';
import { DeskAds } from './desk-ads.tsx';
import { LeadList } from './lead-list.tsx';
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
      <div className="st-leads__columns">
        <LeadList leads={data} chosen={lead.id} onChoose={onChoose} />
        <LeadReview key={lead.id} lead={lead} onDecided={(words) => onDecided(words, lead.id)} />
      </div>
    </>
  );
}
