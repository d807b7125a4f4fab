import type { ComponentType, ReactNode } from 'react';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import type { RemoteName } from 'shared-contracts/platform/routes';
import { fillersOf, type SlotName, type SlotProps } from 'shared-contracts/platform/slots';
import { Button, Spinner } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/shell.ts';
import { RemoteMount } from './remote-mount.tsx';
import { useRetryOnline } from './use-retry-online.ts';

interface Props<Name extends SlotName> {
  readonly name: Name;
  readonly props: SlotProps[Name];
  /** In the order in which they stand; default those of the contract. */
  readonly fillers?: readonly RemoteName[];
}

/** What fills a slot, one filler below the other; nothing while no unit fills it. */
export function RemoteSlot<Name extends SlotName>({
  name,
  props,
  fillers = fillersOf(name),
}: Props<Name>): ReactNode {
  return fillers.map((remote) => <Filler key={remote} remote={remote} name={name} props={props} />);
}

/** One remote's part of a slot, with the same deadline, fallbacks and Retry as a page: its failure stays its own. */
function Filler<Name extends SlotName>({
  remote,
  name,
  props,
}: {
  readonly remote: RemoteName;
  readonly name: Name;
  readonly props: SlotProps[Name];
}) {
  const t = useTexts(texts);
  return (
    <RemoteMount
      remote={remote}
      place={`slot ${name}`}
      choose={(definition) => {
        const Filling = definition.slots?.[name] as ComponentType<SlotProps[Name]> | undefined;
        return Filling === undefined ? undefined : <Filling {...props} />;
      }}
      looks={{
        waiting: () => <Spinner label={t('slot.loading')} quiet />,
        failed: (retry) => <SlotFailed onRetry={retry} />,
        absent: null,
      }}
    />
  );
}

function SlotFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts(texts);
  const p = useTexts(phrases);
  useRetryOnline(onRetry);
  return (
    <p className="shell-slot-failed">
      <span>{t('slot.failed')}</span>{' '}
      <Button variant="quiet" onClick={onRetry}>
        {p('action.retry')}
      </Button>
    </p>
  );
}
