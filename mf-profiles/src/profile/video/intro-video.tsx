import { useRef, useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { Button, IconPlay } from 'shared-contracts/ui/core';
import { profileTexts } from '../../locales/en/profile.ts';
import './intro-video.css';

interface IntroVideoProps {
  /** First name of the introduced person. */
  readonly name: string;
  /** Null or empty where there is none. */
  readonly address: string | null;
  /** A picture to stand there until it plays: a photo of the person. */
  readonly poster: string | null;
  /** It was played to its half; said each time that this is noticed, until it leaves. */
  readonly onWatched?: (() => void) | undefined;
}

/** The video introduction as a tile beside the photos; nothing of it loads or plays before a tap. */
export function IntroVideo({ address, ...props }: IntroVideoProps) {
  const t = useTexts(profileTexts);
  if (address === null || address === '') return null;
  return (
    <section className="pf-intro" aria-label={t('view.video')}>
      <Player key={address} address={address} {...props} />
    </section>
  );
}

/** Once it plays, the browser's own controls: pause, place, sound, full screen. */
type Stage = 'waiting' | 'asked' | 'failed';

type PlayerProps = IntroVideoProps & { readonly address: string };

function Player({ name, address, poster, onWatched }: PlayerProps) {
  const t = useTexts(profileTexts);
  const phrase = useTexts(phrases);
  const video = useRef<HTMLVideoElement>(null);
  const [stage, setStage] = useState<Stage>('waiting');

  const play = () => {
    const element = video.current;
    if (element === null) return;
    if (stage === 'failed') element.load();
    setStage('asked');
    // The keyboard goes on with what the button stood for.
    element.focus({ preventScroll: true });
    // What hinders it comes as an error of the video, or leaves its own controls to press.
    void element.play()?.catch(() => setStage((now) => (element.error === null ? now : 'failed')));
  };
  return (
    <div className="pf-video">
      <video
        ref={video}
        src={address}
        poster={poster ?? undefined}
        preload="none"
        playsInline
        controls={stage === 'asked'}
        tabIndex={stage === 'asked' ? 0 : -1}
        aria-label={t('video.of', { name })}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
          if (currentTime >= duration / 2) onWatched?.();
        }}
        onError={() => setStage((now) => (now === 'waiting' ? now : 'failed'))}
      />
      {stage === 'waiting' && (
        <button type="button" className="pf-video__play" onClick={play}>
          <span className="pf-video__disc">
            <IconPlay />
          </span>
          <span className="pf-video__words">{t('video.play', { name })}</span>
        </button>
      )}
      {stage === 'failed' && (
        <div className="pf-video__failed" role="alert">
          <p>{t('video.failed')}</p>
          <Button onClick={play}>{phrase('action.retry')}</Button>
        </div>
      )}
    </div>
  );
}
