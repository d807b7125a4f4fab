import { useId } from 'react';
import { DOC_PAGES_MOST } from 'shared-contracts/calls/verification';
import { useTexts } from 'shared-contracts/host';
import { Row, Spinner } from 'shared-contracts/ui/core';
import { FileButton } from '../choosing/file-button.tsx';
import { documentTexts } from '../locales/en/documents.ts';
import type { RefusedFile } from './use-chosen-pages.ts';

interface AddPagesProps {
  readonly count: number;
  readonly isReading: boolean;
  readonly refused: readonly RefusedFile[];
  /** The form was sent without a page. */
  readonly isSubmitted: boolean;
  readonly onAdd: (files: readonly File[]) => void;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif,application/pdf';

/** The camera, or files of the device; what cannot be taken is said in words. */
export function AddPages({ count, isReading, refused, isSubmitted, onAdd }: AddPagesProps) {
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
