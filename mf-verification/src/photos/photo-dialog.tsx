import { useState } from 'react';
import type { OwnPic, PicEdit } from 'shared-contracts/calls/pictures';
import { photoFiles } from 'shared-contracts/domain/photo-files';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { Button, Dialog, PhotoImage } from 'shared-contracts/ui/core';
import { PictureCropper } from '../cropping/picture-cropper.tsx';
import { photoTexts } from '../locales/en/photos.ts';

/** Width to height of every photo on the site. */
const SHAPE = 4 / 5;

interface PhotoDialogProps {
  readonly pic: OwnPic;
  /** Its place, from 1. */
  readonly n: number;
  readonly of: number;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onShowFirst: () => void;
  /** One place to the front or to the back. */
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onEdit: (edit: PicEdit) => void;
}

/** One photo: shown first, cropped, moved without dragging, removed. */
export function PhotoDialog(props: PhotoDialogProps) {
  const { pic, n, of, isBusy, onClose, onShowFirst, onMove, onRemove, onEdit } = props;
  const t = useTexts(photoTexts);
  const phrase = useTexts(phrases);
  const [isCropping, setIsCropping] = useState(false);
  const [edit, setEdit] = useState<PicEdit | null>(null);
  if (isCropping) {
    return (
      <Dialog
        open
        keepOnBackdrop
        title={t('edit.cropTitle', { n })}
        onClose={onClose}
        className="vf-dialog"
        footer={
          <>
            <Button onClick={onClose}>{phrase('action.cancel')}</Button>
            <Button
              variant="primary"
              loading={isBusy}
              onClick={() => (edit === null ? onClose() : onEdit(edit))}
            >
              {t('edit.save')}
            </Button>
          </>
        }
      >
        <PictureCropper
          src={pic.whole ?? pic.url}
          aspect={SHAPE}
          initial={pic.edit ?? null}
          onChange={setEdit}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={t('photo.place', { n, of })}
      onClose={onClose}
      className="vf-dialog"
      footer={<Button onClick={onClose}>{t('edit.close')}</Button>}
    >
      <div className="vf-dialog__photo">
        <PhotoImage
          photo={{ ...photoFiles(pic), alt: t('photo.alt', { n }) }}
          eager
          sizes="200px"
        />
      </div>
      <div className="vf-dialog__actions">
        {n > 1 && (
          <Button block variant="primary" loading={isBusy} onClick={onShowFirst}>
            {t('edit.showFirst')}
          </Button>
        )}
        <Button block onClick={() => setIsCropping(true)}>
          {t('edit.crop')}
        </Button>
        <div className="vf-dialog__pair">
          {n > 1 && (
            <Button block onClick={() => onMove(-1)}>
              {t('edit.earlier')}
            </Button>
          )}
          {n < of && (
            <Button block onClick={() => onMove(1)}>
              {t('edit.later')}
            </Button>
          )}
        </div>
        <Button block variant="quiet" onClick={onRemove}>
          {t('edit.remove')}
        </Button>
      </div>
    </Dialog>
  );
}
