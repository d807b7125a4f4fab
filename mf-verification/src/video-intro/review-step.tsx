import { useEffect, useState, useRef } from 'react';
import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import { useIsOnline } from 'shared-contracts/behaviour/use-is-online';
import { submitVideoIntro } from 'shared-contracts/calls/verification';
import { useHost, useLeaveGuard, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { UPLOAD_LIMITS, appendFile, type UploadProgress } from 'shared-contracts/platform/uploads';
import { Banner, Button, Progress } from 'shared-contracts/ui/core';
import { introTexts } from '../locales/en/video-intro.ts';
import { ChooseVideo } from './choose-video.tsx';
import { minutes } from './minutes.ts';
import type { PreparedVideo } from './prepare-video.ts';
import { useKeepIntro } from './use-own-intro.ts';
import { usePrepared } from './use-prepared.ts';

interface ReviewStepProps {
  readonly file: File;
  /** Recorded here, and nowhere else. */
  readonly isRecorded: boolean;
  readonly onAgain: () => void;
  readonly onChosen: (file: File) => void;
  readonly onDropped: () => void;
  readonly onSent: () => void;
}

/** A video before it is sent: looked at, made ready, sent or thrown away. */
export function ReviewStep(props: ReviewStepProps) {
  const { file, isRecorded, onAgain, onChosen, onDropped, onSent } = props;
  const t = useTexts(introTexts);
  const phrase = useTexts(phrases);
  const { confirm } = useHost();
  const [firstMinute, setFirstMinute] = useState(false);
  const prepared = usePrepared(file, { isRecorded, firstMinute });
  const { sending, hasFailed, send, cancel } = useSendIntro(onSent);
  const address = useObjectUrl(prepared.state === 'ready' ? prepared.file : file);
  useLeaveGuard(isRecorded || sending !== null);

  const drop = async () => {
    const question = { title: t('review.dropTitle'), text: t('review.dropText'), danger: true };
    if (!isRecorded || (await confirm(question))) onDropped();
  };
  const isRefused = prepared.state !== 'ready' && prepared.state !== 'preparing';
  return (
    <div className="vf-review">
      {!isRefused && (
        <div className="vf-video">
          {address !== null && (
            <video src={address} controls playsInline aria-label={t('review.label')} />
          )}
        </div>
      )}
      {prepared.state === 'preparing' && <Preparing share={prepared.share} />}
      {isRefused && <Refused prepared={prepared} onFirstMinute={() => setFirstMinute(true)} />}
      {prepared.state === 'ready' && prepared.isWebm && (
        <Banner kind="info">{t('review.webm')}</Banner>
      )}
      {sending !== null && <SendingBar share={sending.share} />}
      {hasFailed && (
        <Banner kind="danger" role="alert">
          {t('send.failed')}
        </Banner>
      )}
      <div className="vf-camera__buttons">
        {sending !== null ? (
          <Button onClick={cancel}>{phrase('action.cancel')}</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={() => void drop()}>
              {t('review.drop')}
            </Button>
            {isRecorded ? (
              <Button onClick={onAgain}>{t('review.again')}</Button>
            ) : (
              <ChooseVideo label={t('review.other')} onChosen={onChosen} />
            )}
            {prepared.state === 'ready' && (
              <Button variant="primary" onClick={() => void send(prepared.file)}>
                {hasFailed ? phrase('action.retry') : t('review.use')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Preparing({ share }: { readonly share: number | null }) {
  const t = useTexts(introTexts);
  const percent = Math.round((share ?? 0) * 100);
  const label = share === null ? t('prepare.reading') : t('prepare.converting', { percent });
  return <Progress showLabel label={label} value={share === null ? undefined : percent} />;
}

function SendingBar({ share }: { readonly share: number }) {
  const t = useTexts(introTexts);
  const isOnline = useIsOnline();
  const percent = Math.round(share * 100);
  return (
    <>
      <Progress showLabel label={t('send.label', { percent })} value={percent} />
      {!isOnline && (
        <p className="sp-muted" role="status">
          {t('send.offline')}
        </p>
      )}
    </>
  );
}

function Refused({
  prepared,
  onFirstMinute,
}: {
  readonly prepared: Exclude<PreparedVideo, { state: 'ready' }>;
  readonly onFirstMinute: () => void;
}) {
  const t = useTexts(introTexts);
  if (prepared.state !== 'tooLong')
    return (
      <Banner kind="warning" role="alert">
        {t(`prepare.${prepared.state}`, { most: UPLOAD_LIMITS.video / 1024 / 1024 })}
      </Banner>
    );
  return (
    <Banner
      kind="warning"
      role="alert"
      action={<Button onClick={onFirstMinute}>{t('prepare.firstMinute')}</Button>}
    >
      {t('prepare.tooLong', { length: minutes(prepared.seconds) })}
    </Banner>
  );
}

/** An address of a file for as long as it is shown. */
function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** How far a video is on its way; null while none is. */
type Sending = { readonly share: number } | null;

/** Sends a video in the place of the one before; a line that breaks goes on where it stopped. */
function useSendIntro(onSent: () => void): {
  readonly sending: Sending;
  readonly hasFailed: boolean;
  send(file: File): Promise<void>;
  cancel(): void;
} {
  const host = useHost();
  const tellError = useErrorNotice();
  const keep = useKeepIntro();
  const [sending, setSending] = useState<Sending>(null);
  const [hasFailed, setFailed] = useState(false);
  const under = useRef<AbortController | null>(null);
  // A member who leaves has confirmed it. A reload does not come by here, and resumes.
  useEffect(() => () => under.current?.abort(), []);

  return {
    sending,
    hasFailed,
    async send(file) {
      if (under.current !== null) return;
      const controller = new AbortController();
      const { signal } = controller;
      under.current = controller;
      setFailed(false);
      setSending({ share: 0 });
      const onProgress = ({ sent, size }: UploadProgress) => setSending({ share: sent / size });
      try {
        const form = new FormData();
        await appendFile(host, form, { field: 'video', file, kind: 'video', onProgress, signal });
        keep(await host.send(submitVideoIntro, { body: form }, { signal }));
        onSent();
      } catch (error) {
        if (signal.aborted) return;
        setFailed(true);
        tellError(error);
      } finally {
        under.current = null;
        setSending(null);
      }
    },
    cancel: () => under.current?.abort(),
  };
}
