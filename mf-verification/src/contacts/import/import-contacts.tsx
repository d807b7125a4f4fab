import { useEffect, useRef, useState } from 'react';
import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import { getKeys } from 'shared-contracts/calls/site';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { useSearchParams } from 'shared-contracts/router';
import { Button } from 'shared-contracts/ui/core';
import { importTexts } from '../../locales/en/import.ts';
import { ImportDialog } from './import-dialog.tsx';
import { phonePicker } from './phone-picker.ts';
import { useBook, useGoogle, type BookSource } from './use-book.ts';

interface ImportContactsProps {
  /** How many more contacts there may be. */
  readonly room: number;
  readonly onTake: (chosen: readonly { readonly name: string; readonly phone: string }[]) => void;
}

/** The phone's own picker, a file or a text, and Google where it is configured; what is chosen fills the form. */
export function ImportContacts({ room, onTake }: ImportContactsProps) {
  const t = useTexts(importTexts);
  const { query } = useHost();
  const keys = useQuery(query(getKeys, {}));
  const tellError = useErrorNotice();
  const google = useGoogle();
  const { data: book, error, isPending, variables, mutate, reset } = useBook();
  const [isOpen, setIsOpen] = useState(false);

  const read = (source: BookSource) => {
    mutate(source, {
      // Closing the phone's picker is no failure.
      onSuccess: ({ people }) => setIsOpen(source.from !== 'phone' || people.length > 0),
      onError: () => setIsOpen(true),
    });
  };
  const close = () => {
    setIsOpen(false);
    reset();
  };
  useGoogleAnswer((answer) => {
    setIsOpen(true);
    read(answer);
  });
  const hasGoogle = typeof keys.data?.data.oauth_client_id === 'string';

  return (
    <div className="vf-ways" role="group" aria-label={t('ways.label')}>
      {phonePicker() !== null && (
        <Button size="small" onClick={() => read({ from: 'phone' })}>
          {t('ways.phone')}
        </Button>
      )}
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('ways.text')}
      </Button>
      {hasGoogle && (
        <Button
          size="small"
          loading={google.isPending || google.isSuccess}
          onClick={() => google.mutate(undefined, { onError: (failed) => tellError(failed) })}
        >
          {t('ways.google')}
        </Button>
      )}
      {isOpen && (
        <ImportDialog
          book={book}
          error={error}
          isReading={isPending}
          asksForText={variables?.from !== 'phone' && variables?.from !== 'google'}
          room={room}
          onRead={read}
          // A code is good once: Google's dialog has to open again.
          onRetry={() => (variables?.from === 'google' ? google.mutate() : read({ from: 'phone' }))}
          onAgain={reset}
          onTake={(chosen) => {
            close();
            onTake(chosen);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Takes Google's answer out of the address, once, so that it stands in no history, and hands it on. */
function useGoogleAnswer(onAnswer: (answer: BookSource) => void): void {
  const [search, setSearch] = useSearchParams();
  const isTaken = useRef(false);
  useEffect(() => {
    const [code, state] = [search.get('code'), search.get('state')];
    if (state === null || isTaken.current) return;
    isTaken.current = true;
    setSearch({}, { replace: true });
    // Without a code the member said no.
    if (code !== null) onAnswer({ from: 'google', code, state });
  }, [search, setSearch, onAnswer]);
}
