import { listHiddenProfiles } from 'shared-contracts/calls/reports';
import { describeError, useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { Page, PageHeader } from 'shared-contracts/ui/core';
import { DeskGone } from '../desk-gone.tsx';
import { reportTexts } from '../locales/en/reports.ts';
import { HiddenProfiles } from './hidden-profiles.tsx';

/** The desk of a member of staff who is no reviewer: hidden profiles for a manager, else the 404 page. */
export function ManagersDesk() {
  const text = useTexts(reportTexts);
  const { query } = useHost();
  const { error } = useQuery({
    ...query(listHiddenProfiles, { query: {} }),
    staleTime: 0,
    gcTime: 0,
  });
  if (describeError(error).status === 404) return <DeskGone />;
  return (
    <Page>
      <PageHeader title={text('tab.hidden')} text={text('hidden.noneText')} />
      <HiddenProfiles />
    </Page>
  );
}
