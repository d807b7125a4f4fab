import type { ComponentType, ReactNode } from 'react';
import { useTexts } from 'shared-contracts/host';
import { slotOwners, type SlotName, type SlotProps } from 'shared-contracts/slots';
import type { RemoteName } from 'shared-contracts/routes';
import { Button, Spinner } from 'shared-contracts/ui/core';
import { RemoteMount } from './remote-mount.tsx';
import { remoteTexts } from './remote-texts.ts';

/** What fills a slot, with the same deadline, fallbacks and Retry as a page; nothing while nobody fills it. */
export function RemoteSlot<Name extends SlotName>({
  name,
  props,
}: {
  name: Name;
  props: SlotProps[Name];
}): ReactNode {
  const t = useTexts(remoteTexts);
  return (
    <RemoteMount
      remote={slotOwners[name] as RemoteName}
      place={`slot ${name}`}
      choose={(definition) => {
        const Filling = definition.slots?.[name] as ComponentType<SlotProps[Name]> | undefined;
        return Filling === undefined ? undefined : <Filling {...props} />;
      }}
      looks={{
        waiting: () => <Spinner label={t('slot.loading')} quiet />,
        failed: (retry) => (
          <p className="shell-slot-failed">
            {t('slot.failed')}{' '}
            <Button variant="quiet" onClick={retry}>
              {t('page.retry')}
            </Button>
          </p>
        ),
        absent: null,
      }}
    />
  );
}
