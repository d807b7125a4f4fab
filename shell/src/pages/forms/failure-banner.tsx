import { messageOf } from 'shared-contracts/messages';
import { CallFailed } from 'shared-contracts/calls/client';
import { Banner } from 'shared-contracts/ui/core';

/** Says why a form was not taken; stands near its button, because a notice would be gone too soon. */
export function FailureBanner({ error }: { error: Error | null }) {
  if (error === null) return null;
  const { kind, text } = messageOf(error instanceof CallFailed ? error.code : 'call.failed');
  return (
    <Banner kind={kind} role="alert">
      {text}
    </Banner>
  );
}
