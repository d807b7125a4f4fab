import { failureKey } from 'shared-contracts/host';
import { messages } from 'shared-contracts/messages';
import { Banner } from 'shared-contracts/ui/core';

/** Says why a form was not taken; stands near its button, because a notice would be gone too soon. */
export function FailureBanner({ error }: { error: Error | null }) {
  if (error === null) return null;
  const { kind, text } = messages[failureKey(error)];
  return (
    <Banner kind={kind} role="alert">
      {text}
    </Banner>
  );
}
