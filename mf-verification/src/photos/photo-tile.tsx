import type { OwnPic } from 'shared-contracts/calls/pictures';
import { photoFiles } from 'shared-contracts/domain/photo-files';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import {
  type Elements,
  Button,
  IconLock,
  IconStar,
  PhotoImage,
  Tag,
} from 'shared-contracts/ui/core';
import { photoTexts } from '../locales/en/photos.ts';

/** How wide a tile stands. */
const SIZES = '(min-width: 900px) 220px, 45vw';

interface PhotoTileProps {
  readonly pic: OwnPic;
  /** Its place, from 1. */
  readonly n: number;
  readonly isRemoving: boolean;
  readonly onEdit: () => void;
  readonly onUndo: () => void;
  /** By which it is dragged. */
  readonly handle?: Elements;
}

/** A photo with what can be done about it below: nothing is drawn over a face. */
export function PhotoTile(props: PhotoTileProps) {
  const { pic, n, isRemoving, onEdit, onUndo, handle } = props;
  const t = useTexts(photoTexts);
  if (isRemoving) return <RemovedTile onUndo={onUndo} />;
  const state = pic.state ?? 'shown';
  return (
    <>
      <span className="vf-photo__frame">
        <PhotoImage
          photo={{ ...photoFiles(pic), alt: t('photo.alt', { n }) }}
          placeholder={<span className="vf-photo__gone">{t('photo.alt', { n })}</span>}
          eager={n <= 2}
          sizes={SIZES}
        />
      </span>
      <div className="vf-photo__tools">
        {handle}
        <Button
          variant="quiet"
          size="small"
          aria-label={t('photo.editNamed', { n })}
          onClick={onEdit}
        >
          {t('photo.edit')}
        </Button>
      </div>
      {n === 1 && (
        <Tag tone="haldi" icon={<IconStar />}>
          {t('photo.first')}
        </Tag>
      )}
      {state === 'waiting' && (
        <p className="vf-photo__state">
          <IconLock /> <span>{t('photo.waiting')}</span>
        </p>
      )}
      {state === 'refused' && (
        <p className="vf-photo__state vf-photo__state--refused">
          <IconLock /> <span>{t('photo.refused', { reason: pic.reason ?? '' })}</span>
        </p>
      )}
      {pic.openings !== undefined && pic.openings > 0 && (
        <p className="vf-photo__state">{t('photo.openings', { count: pic.openings })}</p>
      )}
    </>
  );
}

/** Stands in the photo's place as long as it can be taken back. */
function RemovedTile({ onUndo }: { onUndo: () => void }) {
  const t = useTexts(photoTexts);
  const phrase = useTexts(phrases);
  return (
    <div className="vf-photo__removed">
      <p role="status">{t('photo.removed')}</p>
      <Button autoFocus size="small" aria-label={t('photo.undoNamed')} onClick={onUndo}>
        {phrase('action.undo')}
      </Button>
    </div>
  );
}
