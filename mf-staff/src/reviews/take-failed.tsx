import { describeError, useHost, useMessages, useTexts } from 'shared-contracts/host';
import { Banner } from 'shared-contracts/ui/core';
import { timeText } from '../desk-time/moment-text.ts';
import { reviewTexts } from '../locales/en/reviews.ts';
import type { Entry } from './entries.ts';

/** Why something could not be taken: who has it and until when, as soon as the queue says so. */
export function TakeFailed(props: {
  readonly error: unknown;
  readonly entry: Entry | undefined;
  readonly entries: readonly Entry[] | undefined;
}) {
  const text = useTexts(reviewTexts);
  const message = useMessages();
  const { locale } = useHost();
  const holder = props.entries?.find(({ id }) => id === props.entry?.id)?.holder ?? null;
  const time = holder && timeText(holder.until, locale);
  return (
    <Banner kind="warning" role="alert">
      <span>{message(describeError(props.error).key)}</span>{' '}
      {holder !== null && time !== null && (
        <span>{text('queue.holder', { name: holder.name, time })}</span>
      )}
    </Banner>
  );
}
