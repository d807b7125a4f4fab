import { lazyCode, LazyPart } from 'shared-contracts/behaviour/lazy-code';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import type { SlotProps } from 'shared-contracts/platform/slots';
import { Button } from 'shared-contracts/ui/core';

const askCode = lazyCode(async () => (await import('./ask-about.tsx')).AskAbout);

/** Fills `profile.assistant` with code that comes with the first profile: the listing does without it. */
export function AskSlot(props: SlotProps['profile.assistant']) {
  const phrase = useTexts(phrases);
  return (
    <LazyPart
      code={askCode}
      waiting={null}
      failed={(_error, retry) => (
        <Button variant="quiet" onClick={retry}>
          {phrase('action.retry')}
        </Button>
      )}
    >
      {(AskAbout) => <AskAbout {...props} />}
    </LazyPart>
  );
}
