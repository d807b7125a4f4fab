import { LoadFailed, type LoadFailedProps } from 'shared-contracts/behaviour/load-failed';
import { useMessages } from 'shared-contracts/host';
import type { InterestType } from './interest-tab.ts';
import { LIST_FAILED } from './use-failure-notice.ts';

interface InterestsFailedProps extends Pick<LoadFailedProps, 'error' | 'retrying' | 'onRetry'> {
  readonly type: InterestType;
}

/** 'Problem getting sent interests' (section 8), that nothing is lost, and Retry. */
export function InterestsFailed({ type, ...rest }: InterestsFailedProps) {
  const message = useMessages();
  return <LoadFailed title={message(LIST_FAILED[type])} {...rest} />;
}
