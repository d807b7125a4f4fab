import { useIsOnline } from 'shared-contracts/behaviour/use-is-online';
import { useTexts } from 'shared-contracts/host';
import {
  Banner,
  Button,
  FieldError,
  IconButton,
  IconClose,
  Progress,
} from 'shared-contracts/ui/core';
import { photoTexts } from '../locales/en/photos.ts';
import type { PhotoUpload } from './use-uploads.ts';

interface UploadListProps {
  readonly uploads: readonly PhotoUpload[];
  readonly onCancel: (id: string) => void;
  readonly onRetry: (ids: readonly string[]) => void;
}

/** Each file by its name, how far it is, and why it was not taken. */
export function UploadList({ uploads, onCancel, onRetry }: UploadListProps) {
  const t = useTexts(photoTexts);
  const isOnline = useIsOnline();
  const again = uploads
    .filter(({ canRetry, isTwice }) => canRetry && isTwice !== true)
    .map(({ id }) => id);
  if (uploads.length === 0) return null;
  return (
    <section className="vf-uploads" aria-label={t('upload.list')}>
      {!isOnline && <Banner role="status">{t('upload.offline')}</Banner>}
      <ul className="vf-uploads__list">
        {uploads.map((upload) => (
          <li key={upload.id} className="sp-surface vf-upload">
            <span className="vf-upload__name">{upload.name}</span>
            <IconButton
              label={t(upload.state === 'failed' ? 'upload.remove' : 'upload.cancel', {
                name: upload.name,
              })}
              icon={<IconClose />}
              onClick={() => onCancel(upload.id)}
            />
            <div className="vf-upload__state">
              {upload.state === 'failed' ? (
                <Failure upload={upload} onRetry={() => onRetry([upload.id])} />
              ) : (
                <Under upload={upload} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {again.length > 1 && <Button onClick={() => onRetry(again)}>{t('upload.retryAll')}</Button>}
    </section>
  );
}

function Under({ upload: { name, state, sent } }: { upload: PhotoUpload }) {
  const t = useTexts(photoTexts);
  const isSent = sent !== null && sent >= 1;
  const percent = Math.round((sent ?? 0) * 100);
  const isMoving = state === 'sending' && sent !== null && !isSent;
  const words = {
    waiting: t('upload.waiting'),
    preparing: t('upload.preparing'),
    sending: isMoving ? t('upload.sending', { percent }) : t('upload.making'),
    failed: '',
  }[state];
  return (
    <>
      {state !== 'waiting' && <Progress label={name} {...(isMoving && { value: percent })} />}
      <span className="sp-muted">{words}</span>
    </>
  );
}

function Failure({ upload, onRetry }: { upload: PhotoUpload; onRetry: () => void }) {
  const t = useTexts(photoTexts);
  return (
    <>
      <div role="alert">
        <FieldError id={`${upload.id}-error`}>{upload.error}</FieldError>
      </div>
      {upload.canRetry && (
        <Button
          size="small"
          aria-label={t(upload.isTwice ? 'upload.addNamed' : 'upload.retryNamed', {
            name: upload.name,
          })}
          onClick={onRetry}
        >
          {t(upload.isTwice ? 'upload.add' : 'upload.retry')}
        </Button>
      )}
    </>
  );
}
