import { useState } from 'react';
import { useAction } from 'shared-contracts/behaviour/use-action';
import { setPhotoPrivacy, listPics } from 'shared-contracts/calls/pictures';
import { profileCompletion } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { PHOTO_AUDIENCES, type PhotoAudience } from 'shared-contracts/domain/photo-audience';
import { useHost, useTexts } from 'shared-contracts/host';
import { Button, Dialog } from 'shared-contracts/ui/core';
import { settingsTexts } from '../locales/en/account.ts';
import '../pages/forms/forms.css';
import { RadioChoice } from '../pages/settings/radio-choice.tsx';

/**
 * Asks a member of before, once, who may see the photos. Closing it keeps what holds and counts as an answer, unless the
 * member chose meanwhile on another device; after a failure the question returns with the next page.
 */
export function PhotoQuestion({ audience }: { audience: PhotoAudience }) {
  const t = useTexts(settingsTexts);
  const { send } = useHost();
  const [chosen, setChosen] = useState(audience);
  const [isOpen, setOpen] = useState(true);
  const { busy, run } = useAction({
    act: (answer: { privacy: PhotoAudience; unless_chosen?: true }) =>
      send(setPhotoPrivacy, { body: answer }),
    onDone: () => setOpen(false),
    onFailed: () => setOpen(false),
    refresh: () => [keyOf(profileCompletion), keyOf(listPics)],
  });
  // What is shown here may be old: keeping must not widen what was chosen elsewhere.
  const keep = () => void run({ privacy: audience, unless_chosen: true });
  return (
    <Dialog
      open={isOpen}
      title={t('photoQuestion.title')}
      keepOnBackdrop
      onClose={keep}
      footer={
        <>
          <Button disabled={busy} onClick={keep}>
            {t('photoQuestion.keep')}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => void run({ privacy: chosen })}>
            {t('photoQuestion.save')}
          </Button>
        </>
      }
    >
      <p>{t('photoQuestion.text')}</p>
      <RadioChoice
        name="photo-question"
        legend={t('photoQuestion.title')}
        value={chosen}
        choices={PHOTO_AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }))}
        onChoose={setChosen}
      />
    </Dialog>
  );
}
