import { useState } from 'react';
import { useAction } from 'shared-contracts/behaviour/use-action';
import { deleteVideoIntro, type OwnVideoIntro } from 'shared-contracts/calls/verification';
import { useHost, useTexts } from 'shared-contracts/host';
import { Banner, Button, EmptyState, IconPlay, IconStar, Tag } from 'shared-contracts/ui/core';
import { introTexts } from '../locales/en/video-intro.ts';
import { ChooseVideo } from './choose-video.tsx';
import { IntroDrawing } from './intro-drawing.tsx';
import { Prompts } from './prompts.tsx';
import { useKeepIntro } from './use-own-intro.ts';

interface HomeStepProps {
  readonly intro: OwnVideoIntro['data'];
  readonly onRecord: () => void;
  readonly onChosen: (file: File) => void;
  readonly onRemoved: () => void;
}

/** What there is, or how to begin. */
export function HomeStep(props: HomeStepProps) {
  const { intro } = props;
  return intro === null ? <Begin {...props} /> : <Kept {...props} intro={intro} />;
}

function Begin({ onRecord, onChosen }: HomeStepProps) {
  const t = useTexts(introTexts);
  return (
    <>
      <EmptyState
        title={t('begin.title')}
        drawing={<IntroDrawing />}
        action={
          <>
            <Button variant="primary" icon={<IconPlay />} onClick={onRecord}>
              {t('begin.record')}
            </Button>
            <ChooseVideo onChosen={onChosen} />
          </>
        }
      >
        <p className="vf-intro-text">{t('begin.text')}</p>
        <Tag tone="haldi" icon={<IconStar />}>
          {t('begin.score')}
        </Tag>
      </EmptyState>
      <p className="sp-muted vf-intro-hint">{t('begin.chooseHint')}</p>
      <Prompts />
    </>
  );
}

function Kept({
  intro,
  onRecord,
  onChosen,
  onRemoved,
}: HomeStepProps & { readonly intro: NonNullable<OwnVideoIntro['data']> }) {
  const t = useTexts(introTexts);
  const { send, confirm } = useHost();
  const keep = useKeepIntro();
  const [hasFailed, setFailed] = useState(false);
  const removal = useAction({
    act: () => send(deleteVideoIntro, {}),
    onDone: (reply) => {
      keep(reply);
      onRemoved();
    },
  });
  const remove = async () => {
    const question = { title: t('home.removeTitle'), text: t('home.removeText'), danger: true };
    if (await confirm(question)) await removal.run();
  };
  return (
    <div className="vf-review">
      <div className="vf-video">
        <video
          key={intro.url}
          src={intro.url}
          controls
          playsInline
          preload="metadata"
          aria-label={t('home.label')}
          onError={() => setFailed(true)}
        />
      </div>
      {hasFailed && <Banner kind="warning">{t('home.unplayable')}</Banner>}
      <p className="sp-muted">{t('home.kept', { count: intro.seconds })}</p>
      <div className="vf-camera__buttons">
        <Button variant="quiet" loading={removal.busy} onClick={() => void remove()}>
          {t('home.remove')}
        </Button>
        <ChooseVideo onChosen={onChosen} />
        <Button variant="primary" onClick={onRecord}>
          {t('home.again')}
        </Button>
      </div>
    </div>
  );
}
