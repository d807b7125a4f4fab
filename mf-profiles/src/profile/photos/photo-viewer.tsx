import { useLayoutEffect, useRef } from 'react';
import './photo-viewer.css';
import { PhotoTrack, type PhotoViewerProps } from './photo-track.tsx';

/** Photos over the whole screen in a native `dialog`: the browser keeps the focus inside and gives it back, Esc and a phone's Back close it. */
export function PhotoViewer({ title, photos, placeholder, opened, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = opened !== null;
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    element.showModal();
    return () => element.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="pf-viewer"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen && (
        <PhotoTrack
          title={title}
          photos={photos}
          placeholder={placeholder}
          first={opened}
          onClose={onClose}
        />
      )}
    </dialog>
  );
}
