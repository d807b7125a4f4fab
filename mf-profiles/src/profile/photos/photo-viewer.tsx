import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Photo } from 'shared-contracts/ui/core';
import './photo-viewer.css';
import { PhotoTrack } from './photo-track.tsx';

/** Props of the photos over the whole screen. */
export interface PhotoViewerProps {
  /** Names the view, for example 'Photos of Asha'. */
  readonly title: string;
  readonly photos: readonly Photo[];
  /** Stands where a photo does not arrive. */
  readonly placeholder: ReactNode;
  /** Where it opens, from 0; null while it is closed. */
  readonly opened: number | null;
  readonly onClose: () => void;
}

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
