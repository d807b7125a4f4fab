import { useEffect } from 'react';
import type { ClaimedDoc } from 'shared-contracts/calls/document-review';
import { useTexts } from 'shared-contracts/host';
import { Banner, Button, Row, Surface } from 'shared-contracts/ui/core';
import { texts } from './review-texts.ts';
import { useOpenedPage, type OpenedPage } from './use-opened-page.ts';

/** Props of one page of the document in hand. */
export interface DocumentPageProps {
  readonly doc: ClaimedDoc;
  readonly page: ClaimedDoc['pages'][number];
  readonly n: number;
  readonly onLost: () => void;
}

/** A page that is shown when it is asked for: a picture here, a PDF as a file, never as a page of ours. */
export function DocumentPage({ doc, page, n, onLost }: DocumentPageProps) {
  const text = useTexts(texts);
  const isPdf = page.type === 'application/pdf';
  const isNumbered = doc.kind === 'aadhar';
  const { opened, open, isOpening, hasFailed, hide } = useOpenedPage(doc, page, onLost);
  const isCovered = isNumbered && !isPdf && opened?.uncovered === false;
  return (
    <Surface className="st-page">
      <h2>{text('page.name', { n })}</h2>
      {isPdf && isNumbered && <Banner kind="warning">{text('page.maskedPdf')}</Banner>}
      {hasFailed && <p role="alert">{text('page.failed', { n })}</p>}
      {opened !== null && !isPdf && (
        <div className="st-page__picture">
          <img src={opened.url} alt={text('page.alt', { n })} />
          {isCovered && <div className="st-page__cover">{text('page.masked')}</div>}
        </div>
      )}
      {opened !== null && isPdf && <SavedPdf opened={opened} />}
      {opened?.uncovered === true && !isPdf && isNumbered && (
        <p className="sp-muted">{text('page.uncovered')}</p>
      )}
      <Row>
        {(opened === null || isPdf) && (
          <Button
            variant="primary"
            size="small"
            loading={isOpening}
            onClick={() => open(isPdf && isNumbered)}
          >
            {text(isPdf ? 'page.download' : 'page.show', { n })}
          </Button>
        )}
        {isCovered && (
          <Button size="small" loading={isOpening} onClick={() => open(true)}>
            {text('page.unmask', { n })}
          </Button>
        )}
        {opened !== null && !isPdf && (
          <Button size="small" onClick={hide}>
            {text('page.hide', { n })}
          </Button>
        )}
      </Row>
    </Surface>
  );
}

/** Saves the file, once for each opening. */
function SavedPdf({ opened }: { opened: OpenedPage }) {
  const text = useTexts(texts);
  useEffect(() => {
    const link = document.createElement('a');
    link.href = opened.url;
    link.download = 'document.pdf';
    link.click();
  }, [opened]);
  return <p role="status">{text('page.downloaded')}</p>;
}
