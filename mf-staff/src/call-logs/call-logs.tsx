import { useTexts } from 'shared-contracts/host';
import { Page, PageHeader } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import { CommunityFilter } from './community-filter.tsx';
import { LoggedCalls } from './logged-calls.tsx';
import { usePlace } from './use-place.ts';
import './call-logs.css';

/** /calllogs: the calls that staff have made, newest first, 20 a page. */
export function CallLogs() {
  const text = useTexts(texts);
  const { place, go } = usePlace();
  return (
    <Page>
      <PageHeader
        title={text('calls.title')}
        text={text('calls.intro')}
        actions={<CommunityFilter app={place.app} onChoose={(app) => go({ app, page: 1 })} />}
      />
      {/* Another community is another list: nothing of the former stays on screen. */}
      <LoggedCalls key={place.app} place={place} onTurn={(page) => go({ ...place, page })} />
    </Page>
  );
}
