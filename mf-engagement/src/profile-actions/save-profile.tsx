import { useState } from 'react';
import { useSaveProfile } from 'shared-contracts/behaviour/save-profile/use-save-profile';
import type { Profile } from 'shared-contracts/calls/profiles';
import { personName } from 'shared-contracts/domain/person-name';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { IconBookmark } from 'shared-contracts/ui/core';
import { actionTexts } from '../locales/en/engagement.ts';
import { ActionButton } from './action-button.tsx';

/** The A/B code of this button's label (section 7, v2/ab). */
const LABEL_CODE = 'PG-VP-BTN-SP';

/** Save, and once it is saved the way to the saved profiles. */
export function SaveProfile({ profile, saved }: { profile: Profile; saved: boolean }) {
  const t = useTexts(actionTexts);
  const { confirm, labelled } = useHost();
  const { busy, save } = useSaveProfile(profile);
  const [pressed, setPressed] = useState<'saved' | 'refused' | null>(null);
  const ask = async () => {
    const title = t('save.question', { name: personName(profile) });
    if (!(await confirm({ title, text: t('save.text') }))) return;
    // Before the answer: it looks saved at once.
    setPressed('saved');
    if (!(await save())) setPressed('refused');
  };
  return (
    <ActionButton
      action={{
        busy,
        justDone: pressed === 'saved',
        isRefused: pressed === 'refused',
        ask: () => void ask(),
      }}
      done={saved}
      icon={<IconBookmark />}
      label={labelled(LABEL_CODE, t('save.label'))}
      doneLabel={t('save.isSaved')}
      doneHref={routes.savedProfiles.href()}
    />
  );
}
