import { lazyCode, LazyPart } from 'shared-contracts/behaviour/lazy-code';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import type { CallLog } from 'shared-contracts/calls/call-logs';
import { useTexts } from 'shared-contracts/host';
import {
  Button,
  EmptyState,
  NothingFoundDrawing,
  Skeleton,
  SkeletonText,
} from 'shared-contracts/ui/core';
import { entryTexts } from '../locales/en/entry.ts';
import type { EntrySideProps } from './entry/entry-side.tsx';
import { KeyList } from './keys/key-sheet.tsx';
import type { OpenEntry } from './use-open-entry.ts';

// The form comes once the list stands.
const sideCode = lazyCode(async () => (await import('./entry/entry-side.tsx')).EntrySide);

interface OpenSideProps extends Omit<EntrySideProps, 'log' | 'onSaved'> {
  readonly open: OpenEntry;
  readonly onSaved: (log: CallLog, wasNew: boolean) => void;
}

/** The open entry; the keys of the desk while none is. */
export function OpenSide({ open, onSaved, ...rest }: OpenSideProps) {
  const text = useTexts(entryTexts);
  const waiting = (
    <Skeleton label={text('wait')}>
      <SkeletonText lines={6} />
    </Skeleton>
  );
  if (open.kind === 'none') {
    return (
      // In reach of the keyboard, for on a low screen it scrolls.
      <aside className="st-side st-side--empty" aria-label={text('none')} tabIndex={0}>
        <h2 className="st-side__title">{text('none')}</h2>
        <p className="sp-muted">{text('noneText')}</p>
        <KeyList />
      </aside>
    );
  }
  if (open.kind === 'unknown') {
    return (
      <aside className="st-side" aria-label={text('label')}>
        {open.isLoading ? (
          waiting
        ) : (
          <EmptyState
            title={text('gone')}
            drawing={<NothingFoundDrawing />}
            action={
              <Button variant="primary" onClick={rest.onClose}>
                {text('back')}
              </Button>
            }
          >
            {text('goneText')}
          </EmptyState>
        )}
      </aside>
    );
  }
  const log = open.kind === 'known' ? open.log : null;
  return (
    <aside className="st-side" aria-label={text('label')}>
      <LazyPart
        code={sideCode}
        waiting={waiting}
        failed={(error, retry) => (
          <LoadFailed title={text('failed')} error={error} retrying={false} onRetry={retry} plain />
        )}
      >
        {(EntrySide) => (
          <EntrySide
            key={log?.id ?? 'new'}
            {...rest}
            log={log}
            onSaved={(saved) => onSaved(saved, log === null)}
          />
        )}
      </LazyPart>
    </aside>
  );
}
