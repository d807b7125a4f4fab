import { useEffect, useRef } from 'react';
import type { ClaimedDoc } from 'shared-contracts/calls/document-review';
import { describeError, useMessages, useTexts } from 'shared-contracts/host';
import { Banner, Button, PageHeader, Stack } from 'shared-contracts/ui/core';
import { ClaimClock } from './claim-clock.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DocumentPage } from './document-page.tsx';
import { kindText } from './kind-text.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { texts } from './review-texts.ts';
import type { useClaim } from './use-claim.ts';

/** Props of the document in hand. */
export interface DocumentReviewProps {
  readonly doc: ClaimedDoc;
  readonly claim: ReturnType<typeof useClaim>;
}

/** A document beside what its owner says, and the decision; when the claim ends, nothing of it stays on screen. */
export function DocumentReview({ doc, claim }: DocumentReviewProps) {
  const text = useTexts(texts);
  const message = useMessages();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), [claim.isLost]);
  const name = `${doc.profile.name} ${doc.profile.lastName}`.trim();
  const title = text('doc.title', {
    ...{ type: text(`type.${doc.docType}`), kind: kindText(text, doc.kind), name },
  });
  return (
    <div ref={top} tabIndex={-1} className="st-document">
      <PageHeader
        title={title}
        text={claim.isLost ? undefined : <ClaimClock until={claim.until} />}
        actions={<Button onClick={claim.leave}>{text('doc.back')}</Button>}
      />
      <Stack>
        {claim.claimError !== null && (
          <Banner kind="warning" role="alert">
            {message(describeError(claim.claimError).key)}
          </Banner>
        )}
        {claim.isLost ? (
          <Banner
            kind="warning"
            role="alert"
            title={text('doc.lost')}
            action={
              <Button loading={claim.isClaiming} onClick={() => claim.claim(doc.id)}>
                {text('doc.again')}
              </Button>
            }
          >
            {text('doc.lostText')}
          </Banner>
        ) : (
          <div className="st-document__columns">
            <section aria-label={text('doc.pages')} className="st-document__pages">
              {doc.pages.length === 0 && <p>{text('doc.noPages')}</p>}
              {doc.pages.map((page, at) => (
                <DocumentPage key={page.id} {...{ doc, page, n: at + 1 }} onLost={claim.lose} />
              ))}
            </section>
            <div className="st-document__side">
              <ProfileFacts profile={doc.profile} />
              <DecisionForm
                isDeciding={claim.isDeciding}
                error={claim.decideError}
                onDecide={(decision) => claim.decide({ id: doc.id, ...decision })}
              />
            </div>
          </div>
        )}
      </Stack>
    </div>
  );
}
