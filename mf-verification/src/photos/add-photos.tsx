import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';
import { PHOTOS_MOST } from 'shared-contracts/calls/pictures';
import { useTexts } from 'shared-contracts/host';
import { IconPlus } from 'shared-contracts/ui/core';
import { FileButton } from '../choosing/file-button.tsx';
import { photoTexts } from '../locales/en/photos.ts';
import { IconCamera } from './photo-icons.tsx';

interface AddPhotosProps {
  /** How many more there may be. */
  readonly room: number;
  readonly onFiles: (files: readonly File[]) => void;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** Chosen, dropped anywhere on the page, pasted, or taken with the camera. */
export function AddPhotos({ room, onFiles }: AddPhotosProps) {
  const t = useTexts(photoTexts);
  const isOver = usePageDrop(onFiles);
  const isFull = room <= 0;
  return (
    <div className={isOver ? 'vf-add vf-add--over' : 'vf-add'}>
      {isFull ? (
        <p className="sp-muted">{t('add.full', { most: PHOTOS_MOST })}</p>
      ) : (
        <div className="vf-add__ways">
          <FileButton
            multiple
            variant="primary"
            icon={<IconPlus />}
            label={t('add.choose')}
            accept={ACCEPTED}
            onFiles={onFiles}
          />
          <span className="vf-add__camera">
            <FileButton
              icon={<IconCamera />}
              label={t('add.camera')}
              accept="image/*"
              capture="user"
              onFiles={onFiles}
            />
          </span>
        </div>
      )}
      {!isFull && <p className="sp-muted vf-add__hint">{t(isOver ? 'add.dropNow' : 'add.drop')}</p>}
    </div>
  );
}

/** Takes files that are dropped or pasted anywhere on the page; true while some hover over it. */
function usePageDrop(onFiles: AddPhotosProps['onFiles']): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((data: DataTransfer | null): boolean => {
    const files = [...(data?.files ?? [])];
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  });
  useEffect(() => {
    const hasFiles = (event: Event) =>
      (event as unknown as DragEvent).dataTransfer?.types.includes('Files') ?? false;
    const over = (event: Event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: Event) => {
      if ((event as unknown as DragEvent).relatedTarget === null) setIsOver(false);
    };
    const drop = (event: Event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      take((event as unknown as DragEvent).dataTransfer as unknown as DataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (take(event.clipboardData)) event.preventDefault();
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, []);
  return isOver;
}
