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
 * Asks a member of before, once, who may see the photos. Closing it keeps what holds and counts as an answer; after a
 * failure the question returns with the next page.
 */
export function PhotoQuestion({ audience }: { audience: PhotoAudience }) {
  const t = useTexts(settingsTexts);
  const { send } = useHost();
  const [chosen, setChosen] = useState(audience);
  const [isOpen, setOpen] = useState(true);
  const { busy, run } = useAction({
    act: (privacy: PhotoAudience) => send(setPhotoPrivacy, { body: { privacy } }),
    onDone: () => setOpen(false),
    onFailed: () => setOpen(false),
    refresh: () => [keyOf(profileCompletion), keyOf(listPics)],
  });
  return (
    <Dialog
      open={isOpen}
      title={t('photoQuestion.title')}
      keepOnBackdrop
      onClose={() => void run(audience)}
      footer={
        <>
          <Button disabled={busy} onClick={() => void run(audience)}>
            {t('photoQuestion.keep')}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => void run(chosen)}>
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
