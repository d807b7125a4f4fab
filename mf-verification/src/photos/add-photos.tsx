import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { PHOTOS_MOST } from 'shared-contracts/calls/pictures';
import { useTexts } from 'shared-contracts/host';
import { Button, IconPlus } from 'shared-contracts/ui/core';
import { IconCamera } from './photo-icons.tsx';
import { photoTexts } from './photo-texts.ts';

/** Props of the ways to add photos. */
export interface AddPhotosProps {
  /** How many more there may be. */
  readonly room: number;
  readonly onFiles: (files: readonly File[]) => void;
}

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
          <FileButton primary label={t('add.choose')} onFiles={onFiles} />
          <FileButton camera label={t('add.camera')} onFiles={onFiles} />
        </div>
      )}
      {!isFull && <p className="sp-muted vf-add__hint">{t(isOver ? 'add.dropNow' : 'add.drop')}</p>}
    </div>
  );
}

/** A button that opens the phone's own way to choose or take photos. */
function FileButton(props: {
  readonly label: string;
  readonly camera?: boolean;
  readonly primary?: boolean;
  readonly onFiles: AddPhotosProps['onFiles'];
}) {
  const { label, camera, primary, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={camera ? 'vf-add__camera' : undefined}>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        icon={camera ? <IconCamera /> : <IconPlus />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={
          camera ? 'image/*' : 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'
        }
        multiple={!camera}
        {...(camera && { capture: 'user' as const })}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file again is a choice again.
          target.value = '';
        }}
      />
    </span>
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
