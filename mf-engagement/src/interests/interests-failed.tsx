import { useTexts } from 'shared-contracts/host';
import { LoadFailed, type LoadFailedProps } from 'shared-contracts/load-failed';
import { messages } from 'shared-contracts/messages';
import { texts } from '../texts.ts';
import type { InterestType } from './interest-tab.ts';
import { LIST_FAILED } from './use-failure-notice.ts';

/** Props of a list that did not come, or of its next page. */
export interface InterestsFailedProps extends Pick<
  LoadFailedProps,
  'error' | 'retrying' | 'onRetry'
> {
  readonly type: InterestType | 'more';
}

/** 'Problem getting sent interests' (section 8), that nothing is lost, and Retry. */
export function InterestsFailed({ type, ...rest }: InterestsFailedProps) {
  const t = useTexts(texts);
  return type === 'more' ? (
    <LoadFailed plain title={t('interests.moreFailed')} {...rest} />
  ) : (
    <LoadFailed title={messages[LIST_FAILED[type]].text} {...rest} />
  );
}
