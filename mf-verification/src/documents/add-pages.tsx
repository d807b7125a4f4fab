import { useId, useRef, type ChangeEvent } from 'react';
import { DOC_PAGES_MOST } from 'shared-contracts/calls/verification';
import { useTexts } from 'shared-contracts/host';
import { Button, Row, Spinner } from 'shared-contracts/ui/core';
import { texts } from './document-texts.ts';
import type { RefusedFile } from './use-chosen-pages.ts';

/** Props of the ways to add pages. */
export interface AddPagesProps {
  readonly count: number;
  readonly isReading: boolean;
  readonly refused: readonly RefusedFile[];
  /** The form was sent without a page. */
  readonly isAsked: boolean;
  readonly onAdd: (files: File[]) => void;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif,application/pdf';

/** The camera, or files of the device; what cannot be taken is said in words. */
export function AddPages({ count, isReading, refused, isAsked, onAdd }: AddPagesProps) {
  const t = useTexts(texts);
  const camera = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const help = useId();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  };
  if (count >= DOC_PAGES_MOST) {
    return <p className="sp-muted">{t('pages.most', { most: DOC_PAGES_MOST })}</p>;
  }
  return (
    <div className="vf-pages-add">
      <Row>
        <Button aria-describedby={help} onClick={() => camera.current?.click()}>
          {t('pages.camera')}
        </Button>
        <Button aria-describedby={help} onClick={() => folder.current?.click()}>
          {t('pages.file')}
        </Button>
        {isReading && <Spinner label={t('pages.reading')} />}
      </Row>
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        data-testid="camera"
        onChange={take}
      />
      <input
        ref={folder}
        hidden
        multiple
        type="file"
        accept={ACCEPTED}
        data-testid="files"
        onChange={take}
      />
      <p className="sp-muted" id={help}>
        {t('pages.help')}
      </p>
      <div role="alert" className="vf-add__refused">
        {isAsked && count === 0 && <p>{t('pages.missing')}</p>}
        {refused.map(({ name, why }) => (
          <p key={name}>{t(why, { name })}</p>
        ))}
      </div>
    </div>
  );
}
