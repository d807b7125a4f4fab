import { useState } from 'react';
import { listVerificationQueue } from 'shared-contracts/calls/document-review';
import { useHost, useTexts, describeError, useMessages } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import {
  Banner,
  Button,
  EmptyListDrawing,
  EmptyState,
  LongWait,
  Page,
  PageHeader,
  Skeleton,
  SkeletonText,
  Stack,
} from 'shared-contracts/ui/core';
import { DocumentReview } from './document-review.tsx';
import { Queue } from './queue.tsx';
import { texts } from './review-texts.ts';
import { ReviewsFailed } from './reviews-failed.tsx';
import { useClaim } from './use-claim.ts';
import './reviews.css';

/** /reviews: documents that wait, and the one in hand. */
export function Reviews() {
  const text = useTexts(texts);
  const message = useMessages();
  const { query } = useHost();
  const [cursor, setCursor] = useState<string | undefined>();
  const claim = useClaim();
  // Every read is on the audit trail, and an old list shows what somebody else has decided.
  const queue = useQuery({
    ...query(listVerificationQueue, { query: cursor === undefined ? {} : { cursor } }),
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
    enabled: claim.doc === null,
  });
  if (claim.doc !== null) {
    return (
      <Page>
        <DocumentReview key={claim.doc.id} doc={claim.doc} claim={claim} />
      </Page>
    );
  }
  const page = queue.data?.data;
  return (
    <Page>
      <PageHeader
        title={text('reviews.title')}
        text={text('reviews.intro')}
        actions={
          <Button loading={queue.isFetching} onClick={() => void queue.refetch()}>
            {text('reviews.reload')}
          </Button>
        }
      />
      <Stack>
        {claim.decided !== null && (
          <Banner kind="success" role="status">
            {text(`decide.${claim.decided}`)}
          </Banner>
        )}
        {claim.claimError !== null && (
          <Banner kind="warning" role="alert">
            {message(describeError(claim.claimError).key)}
          </Banner>
        )}
        {page === undefined && queue.isError && (
          <ReviewsFailed
            error={queue.error}
            retrying={queue.isFetching}
            onRetry={() => void queue.refetch()}
          />
        )}
        {page === undefined && !queue.isError && (
          <div>
            <Skeleton label={text('reviews.wait')}>
              <SkeletonText lines={6} />
            </Skeleton>
            <LongWait>{text('reviews.waitLong')}</LongWait>
          </div>
        )}
        {page !== undefined && page.data.length === 0 && (
          <EmptyState title={text('reviews.none')} drawing={<EmptyListDrawing />}>
            {text('reviews.noneText')}
          </EmptyState>
        )}
        {page !== undefined && page.data.length > 0 && (
          <Queue
            {...page}
            isClaiming={claim.isClaiming}
            onTake={claim.claim}
            onTurn={(next) => setCursor(next)}
          />
        )}
      </Stack>
    </Page>
  );
}
