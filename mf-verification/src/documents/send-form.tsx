import { useId, useState } from 'react';
import { type DocType, DOC_PAGES_MOST } from 'shared-contracts/calls/verification';
import { describeError, useLeaveGuard, useMessages, useTexts } from 'shared-contracts/host';
import {
  ActionBar,
  Banner,
  Button,
  SelectField,
  Stack,
  Row,
  Spinner,
} from 'shared-contracts/ui/core';
import { FileButton } from '../choosing/file-button.tsx';
import { documentTexts } from '../locales/en/documents.ts';
import { needsBar } from './chosen-page.ts';
import { kindsOf, NUMBERED, type DocKind } from './doc-pages.ts';
import { PageCard } from './page-card.tsx';
import { useChosenPages, type RefusedFile } from './use-chosen-pages.ts';
import { useSendDocument } from './use-send-document.ts';

/** Chooses what is sent and its pages, and sends it. Nothing of it is kept before it is sent. */
export function SendForm({ docType, onSent }: { docType: DocType; onSent: () => void }) {
  const t = useTexts(documentTexts);
  const message = useMessages();
  const heading = useId();
  const kinds = kindsOf(docType);
  const [kind, setKind] = useState<DocKind | undefined>(kinds[0]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const chosen = useChosenPages();
  const { pages } = chosen;
  const sending = useSendDocument(docType, () => {
    chosen.clear();
    setIsSubmitted(false);
    onSent();
  });
  useLeaveGuard(pages.length > 0);
  const isNumbered = kind !== undefined && NUMBERED.has(kind);

  const submit = () => {
    setIsSubmitted(true);
    const isReady = pages.length > 0 && !(isNumbered && pages.some(needsBar));
    if (chosen.isReading || chosen.isDrawing) return;
    if (kind !== undefined && isReady) sending.send({ kind, pages });
  };

  return (
    <form
      className="vf-send"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        <SelectField
          label={t('kind.label')}
          value={kind}
          disabled={sending.isSending}
          help={isNumbered ? t('kind.help.aadhar') : undefined}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value))}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`kind.${one}`)}
            </option>
          ))}
        </SelectField>
        <section aria-labelledby={heading} className="vf-pages">
          <h2 id={heading}>{t('pages.title')}</h2>
          {!sending.isSending && (
            <AddPages
              count={pages.length}
              isReading={chosen.isReading}
              refused={chosen.refused}
              isSubmitted={isSubmitted}
              onAdd={(files) => void chosen.add(files)}
            />
          )}
          {pages.length > 0 && (
            <ol className="vf-pages__list">
              {pages.map((page, at) => (
                <PageCard
                  key={page.id}
                  page={page}
                  n={at + 1}
                  isNumbered={isNumbered}
                  isSubmitted={isSubmitted}
                  isSending={sending.isSending}
                  progress={sending.progress[page.id]}
                  isDrawn={chosen.isDrawn(page.id)}
                  onRedraw={(draw) => void chosen.redraw(page, draw)}
                  onChange={(by) => chosen.change(page.id, by)}
                  onRemove={() => chosen.remove(page)}
                />
              ))}
            </ol>
          )}
        </section>
        {sending.error !== null && (
          <Banner kind="danger" role="alert" title={t('form.failed')}>
            {`${message(describeError(sending.error).key)} ${t('form.stillHere')}`}
          </Banner>
        )}
        {sending.isStopped && (
          <Banner kind="info" role="status">
            {t('form.stopped')}
          </Banner>
        )}
        <ActionBar label={t('form.actions')}>
          <Button type="submit" variant="primary" loading={sending.isSending || chosen.isDrawing}>
            {t('form.send')}
          </Button>
          {sending.isSending && <Button onClick={sending.stop}>{t('form.cancel')}</Button>}
        </ActionBar>
      </Stack>
    </form>
  );
}

interface AddPagesProps {
  readonly count: number;
  readonly isReading: boolean;
  readonly refused: readonly RefusedFile[];
  /** The form was sent without a page. */
  readonly isSubmitted: boolean;
  readonly onAdd: (files: readonly File[]) => void;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif,application/pdf';

/** The camera, or files of the device; a file that is refused is explained. */
function AddPages({ count, isReading, refused, isSubmitted, onAdd }: AddPagesProps) {
  const t = useTexts(documentTexts);
  const help = useId();
  if (count >= DOC_PAGES_MOST) {
    return <p className="sp-muted">{t('pages.most', { most: DOC_PAGES_MOST })}</p>;
  }
  return (
    <div className="vf-pages-add">
      <Row>
        <FileButton
          label={t('pages.camera')}
          accept="image/*"
          capture="environment"
          aria-describedby={help}
          onFiles={onAdd}
        />
        <FileButton
          multiple
          label={t('pages.file')}
          accept={ACCEPTED}
          aria-describedby={help}
          onFiles={onAdd}
        />
        {isReading && <Spinner label={t('pages.reading')} />}
      </Row>
      <p className="sp-muted" id={help}>
        {t('pages.help')}
      </p>
      <div role="alert" className="vf-add__refused">
        {isSubmitted && count === 0 && <p>{t('pages.missing')}</p>}
        {refused.map(({ name, why }) => (
          <p key={name}>{t(why, { name })}</p>
        ))}
      </div>
    </div>
  );
}
