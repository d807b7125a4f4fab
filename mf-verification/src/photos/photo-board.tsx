import { useState } from 'react';
import { lazyCode, LazyPart } from 'shared-contracts/behaviour/lazy-code';
import type { OwnPic, PicEdit } from 'shared-contracts/calls/pictures';
import { useTexts } from 'shared-contracts/host';
import { type Elements, VisuallyHidden } from 'shared-contracts/ui/core';
import { photoTexts } from '../locales/en/photos.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { usePhotoChanges } from './use-photo-changes.ts';
import { useRemovals } from './use-removals.ts';

const sortable = lazyCode(async () => (await import('./sortable-board.tsx')).SortableBoard);

const TITLE_ID = 'own-photos-title';

/** One's photos in the order in which they are shown; each can be moved, cropped, shown first and removed. */
export function PhotoBoard({ saved }: { readonly saved: readonly OwnPic[] }) {
  const t = useTexts(photoTexts);
  const changes = usePhotoChanges(saved);
  const [opened, setOpened] = useState<string | null>(null);
  const [news, setNews] = useState('');
  // The button that held the focus goes with its tile.
  const removals = useRemovals(() => {
    if (document.activeElement === document.body) document.getElementById(TITLE_ID)?.focus();
  });
  const { pics } = changes;
  const ids = pics.map(({ id }) => id);
  const of = pics.length;

  const order = (next: readonly string[], moved: string) => {
    changes.order(next);
    setNews(t('order.moved', { to: next.indexOf(moved) + 1, of }));
  };
  const tile = (id: string, handle?: Elements) => {
    const pic = pics.find((one) => one.id === id);
    if (pic === undefined) return null;
    return (
      <PhotoTile
        pic={pic}
        n={ids.indexOf(id) + 1}
        isRemoving={removals.removing.has(id)}
        handle={handle}
        onEdit={() => setOpened(id)}
        onUndo={() => {
          if (removals.undo(id)) setNews(t('photo.kept'));
        }}
      />
    );
  };
  const still = (
    <ul className="vf-photos">
      {ids.map((id) => (
        <li key={id} className="vf-photo">
          {tile(id)}
        </li>
      ))}
    </ul>
  );
  return (
    <section className="vf-board" aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {t('order.title')}
      </h2>
      {of > 1 && (
        <p className="sp-muted">
          <span>{t('order.help')}</span> <span className="vf-board__keys">{t('order.keys')}</span>
        </p>
      )}
      {of > 1 ? (
        // Without it the photos still stand, and can be moved by their buttons.
        <LazyPart code={sortable} waiting={still} failed={() => still}>
          {(SortableBoard) => (
            <SortableBoard ids={ids} tile={tile} onOrder={(next) => changes.order(next)} />
          )}
        </LazyPart>
      ) : (
        still
      )}
      <Opened
        pics={pics}
        id={opened}
        isBusy={changes.isBusy}
        onClose={() => setOpened(null)}
        onMove={(id, step) => order(moved(ids, id, step), id)}
        onRemove={removals.remove}
        onShowFirst={async (id) => {
          if (await changes.showFirst(id)) setNews(t('order.isFirst'));
        }}
        onEdit={async (id, edit, n) => {
          if (await changes.edit(id, edit)) setNews(t('edit.saved', { n }));
        }}
      />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </section>
  );
}

/** The dialog of the photo that was opened; each answer but moving closes it. */
function Opened(props: {
  readonly pics: readonly OwnPic[];
  readonly id: string | null;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onMove: (id: string, step: -1 | 1) => void;
  readonly onRemove: (id: string) => void;
  readonly onShowFirst: (id: string) => Promise<void>;
  readonly onEdit: (id: string, edit: PicEdit, n: number) => Promise<void>;
}) {
  const { pics, id, isBusy, onClose } = props;
  const index = pics.findIndex((one) => one.id === id);
  const pic = pics[index];
  if (pic === undefined) return null;
  const n = index + 1;
  return (
    <PhotoDialog
      key={pic.id}
      pic={pic}
      n={n}
      of={pics.length}
      isBusy={isBusy}
      onClose={onClose}
      onMove={(step) => props.onMove(pic.id, step)}
      onRemove={() => {
        onClose();
        props.onRemove(pic.id);
      }}
      onShowFirst={() => void props.onShowFirst(pic.id).then(onClose)}
      onEdit={(edit) => void props.onEdit(pic.id, edit, n).then(onClose)}
    />
  );
}

function moved(ids: readonly string[], id: string, step: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  const other = ids[to];
  if (other === undefined) return ids;
  return ids.map((one, at) => (at === from ? other : at === to ? id : one));
}
