import { useState } from 'react';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { describeError, useTexts } from 'shared-contracts/host';
import {
  Banner,
  Button,
  Dialog,
  LongWait,
  Progress,
  TextAreaField,
} from 'shared-contracts/ui/core';
import { importTexts } from '../../locales/en/import.ts';
import { BookProblem } from './read-book.ts';
import { SuggestionList, type Chosen } from './suggestion-list.tsx';
import type { Book, BookSource } from './use-book.ts';

interface ImportDialogProps {
  readonly book: Book | undefined;
  readonly error: unknown;
  readonly isReading: boolean;
  /** The member goes on to choose a file or to paste; false where the contacts come from the phone or from Google. */
  readonly asksForText: boolean;
  readonly room: number;
  readonly onRead: (source: BookSource) => void;
  readonly onRetry: () => void;
  /** Back to the file and the text. */
  readonly onAgain: () => void;
  readonly onTake: (chosen: readonly { readonly name: string; readonly phone: string }[]) => void;
  readonly onClose: () => void;
}

/** From an address book to the entries of the form, without saving anything. */
export function ImportDialog(props: ImportDialogProps) {
  const { book, error, isReading, asksForText, room, onRead, onRetry, onAgain, onTake } = props;
  const t = useTexts(importTexts);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const isSource = book === undefined && asksForText;
  const read = () => onRead({ from: 'text', text });
  const take = () => {
    if (chosen.size === 0) return;
    onTake([...chosen].map(([{ name }, phone]) => ({ name, phone })));
  };
  return (
    <Dialog
      open
      title={t('dialog.title')}
      keepOnBackdrop
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{t('dialog.cancel')}</Button>
          {book !== undefined && asksForText && (
            <Button
              onClick={() => {
                setChosen(new Map());
                onAgain();
              }}
            >
              {t('dialog.again')}
            </Button>
          )}
          {isSource && (
            <Button
              variant="primary"
              loading={isReading}
              aria-disabled={text.trim() === ''}
              onClick={() => text.trim() !== '' && read()}
            >
              {t('dialog.read')}
            </Button>
          )}
          {book === undefined && !asksForText && !isReading && (
            <Button variant="primary" onClick={onRetry}>
              {t('dialog.retry')}
            </Button>
          )}
          {book !== undefined && book.people.length > 0 && (
            <Button variant="primary" aria-disabled={chosen.size === 0} onClick={take}>
              {chosen.size === 0 ? t('list.choose') : t('list.add', { count: chosen.size })}
            </Button>
          )}
        </>
      }
    >
      <div className="vf-import">
        <BookError error={error} />
        {isSource && (
          <>
            <p>{t('dialog.sourceIntro')}</p>
            <label className="sp-button vf-import__file">
              <span>{t('dialog.file')}</span>
              <input
                className="sp-hidden"
                type="file"
                accept=".vcf,.vcard,.csv,.txt,text/vcard,text/x-vcard,text/csv,text/plain"
                disabled={isReading}
                onChange={(event) => {
                  const [file] = event.target.files ?? [];
                  if (file !== undefined) onRead({ from: 'file', file });
                  // The same file may be chosen again.
                  event.target.value = '';
                }}
              />
            </label>
            <TextAreaField
              label={t('dialog.text')}
              help={t('dialog.textHelp')}
              rows={4}
              value={text}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
            />
          </>
        )}
        {isReading && (
          <div role="status">
            <Progress label={t('dialog.reading')} showLabel />
            <LongWait>{t('dialog.reading')}</LongWait>
          </div>
        )}
        {book !== undefined && (
          <BookFound book={book} room={room} chosen={chosen} setChosen={setChosen} />
        )}
      </div>
    </Dialog>
  );
}

interface BookFoundProps {
  readonly book: Book;
  readonly room: number;
  readonly chosen: Chosen;
  readonly setChosen: (chosen: Chosen) => void;
}

function BookFound({ book, room, chosen, setChosen }: BookFoundProps) {
  const t = useTexts(importTexts);
  if (book.people.length === 0) {
    return (
      <Banner kind="info" role="status">
        {t('list.none')}
      </Banner>
    );
  }
  return (
    <>
      <p>{t('dialog.intro')}</p>
      <p className="sp-muted" role="status">
        {room === 0 ? t('list.noRoom') : t('list.full', { count: room })}
      </p>
      <SuggestionList people={book.people} chosen={chosen} room={room} onChange={setChosen} />
      {book.unread > 0 && <p className="sp-muted">{t('list.unread', { count: book.unread })}</p>}
      {book.leftOut > 0 && <p className="sp-muted">{t('list.leftOut', { count: book.leftOut })}</p>}
    </>
  );
}

function BookError({ error }: { readonly error: unknown }) {
  const t = useTexts(importTexts);
  if (error instanceof BookProblem) {
    return <ErrorBanner error={null} general={[t(`problem.${error.reason}`)]} />;
  }
  const general = error ? describeError(error).errors.map(({ message }) => message) : [];
  return <ErrorBanner error={error} general={general} />;
}
