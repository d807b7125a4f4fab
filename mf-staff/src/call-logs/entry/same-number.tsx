import { useState } from 'react';
import type { CallLog } from 'shared-contracts/calls/call-logs';
import { useTexts } from 'shared-contracts/host';
import { Banner, Button } from 'shared-contracts/ui/core';
import { entryTexts } from '../../locales/en/entry.ts';
import { JoinDialog } from './join-dialog.tsx';

interface SameNumberProps {
  readonly log: CallLog;
  /** Shows all entries of the number in the list. */
  readonly onShow: () => void;
  /** Gets the id of the entry that stayed. */
  readonly onJoined: (id: string) => void;
}

/** Says that there are other entries of the number, and offers to make one of two. Nothing where there are none. */
export function SameNumber({ log, onShow, onJoined }: SameNumberProps) {
  const text = useTexts(entryTexts);
  const [isOpen, setOpen] = useState(false);
  const { count, ids } = log.same_number ?? { count: 0, ids: [] };
  if (count === 0) return null;
  return (
    <Banner
      action={
        <div className="sp-row">
          <Button size="small" onClick={onShow}>
            {text('same.show')}
          </Button>
          <Button size="small" onClick={() => setOpen(true)}>
            {text('same.join')}
          </Button>
        </div>
      }
    >
      <span>{count === 1 ? text('same.one') : text('same.many', { count })}</span>
      <JoinDialog
        open={isOpen}
        log={log}
        others={ids}
        onClose={() => setOpen(false)}
        onJoined={(id) => {
          setOpen(false);
          onJoined(id);
        }}
      />
    </Banner>
  );
}
