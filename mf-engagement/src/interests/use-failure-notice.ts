import { useEffect, useRef } from 'react';
import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import type { MessageKey } from 'shared-contracts/locales/en/messages';
import type { InterestType } from './interest-tab.ts';
import type { InterestsQuery } from './use-interests.ts';

/** The notice of a list that did not come (section 8, 'Interest lists'; the others are parallel). */
export const LIST_FAILED = {
  sent: 'interest.listFailed',
  received: 'interest.receivedFailed',
  matched: 'interest.matchedFailed',
} as const satisfies Record<InterestType, MessageKey>;

/** Tells once of each failure of the list on screen; a list that is fetched ahead fails silently. */
export function useFailureNotice(type: InterestType, list: InterestsQuery): void {
  const tellError = useErrorNotice();
  const shown = useRef(new Map<InterestType, number>());
  const { isError, error, errorUpdateCount } = list;
  useEffect(() => {
    if (!isError || shown.current.get(type) === errorUpdateCount) return;
    shown.current.set(type, errorUpdateCount);
    tellError(error, LIST_FAILED[type]);
  }, [type, isError, error, errorUpdateCount, tellError]);
}
