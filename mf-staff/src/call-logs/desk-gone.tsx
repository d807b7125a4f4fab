import { useEffect } from 'react';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { listAdminProfiles, listAdmins } from 'shared-contracts/calls/desk';
import { keyOf } from 'shared-contracts/calls/query';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQueryClient } from 'shared-contracts/query';
import { ButtonLink, Notice404, Page } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/desk.ts';

/** The desk for an account that is no longer staff: the 404 page. What the page had fetched is removed too. */
export function DeskGone() {
  const text = useTexts(texts);
  const phrase = useTexts(phrases);
  const cache = useQueryClient();
  useEffect(() => {
    // Only unused queries: the list's own refusal keeps this page.
    for (const call of [listCallLogs, listAdmins, listAdminProfiles]) {
      cache.removeQueries({ queryKey: keyOf(call), type: 'inactive' });
    }
  }, [cache]);
  return (
    <Page>
      <Notice404
        title={text('calls.forbidden')}
        action={
          <ButtonLink variant="primary" href={routes.logout.href()}>
            {phrase('menu.logout')}
          </ButtonLink>
        }
      >
        {text('calls.forbiddenText')}
      </Notice404>
    </Page>
  );
}
