import { useEffect, useState } from 'react';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost, useTexts } from 'shared-contracts/host';
import { callsAssigned } from 'shared-contracts/platform/events/realtime-events';
import { useQueryClient } from 'shared-contracts/query';
import { Banner, Button } from 'shared-contracts/ui/core';
import { texts } from '../../locales/en/desk.ts';

/** Says that call logs were given to this caller, as soon as they are; the list is fetched again. */
export function AssignedNews({ onShow }: { readonly onShow: () => void }) {
  const { bus } = useHost();
  const text = useTexts(texts);
  const cache = useQueryClient();
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      bus.on(callsAssigned, (push) => {
        setCount((before) => before + push.count);
        void cache.invalidateQueries({ queryKey: keyOf(listCallLogs) });
      }),
    [bus, cache],
  );
  if (count === 0) return null;
  return (
    <Banner
      role="status"
      closeLabel={text('calls.dismiss')}
      onClose={() => setCount(0)}
      action={
        <Button
          size="small"
          onClick={() => {
            setCount(0);
            onShow();
          }}
        >
          {text('calls.showAssigned')}
        </Button>
      }
    >
      {text('calls.assigned', { count })}
    </Banner>
  );
}
