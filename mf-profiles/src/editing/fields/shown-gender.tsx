import type { OwnProfile } from 'shared-contracts/calls/profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import { Button, FieldError } from 'shared-contracts/ui/core';
import { editingTexts } from '../../locales/en/editing.ts';
import { useCorrectGender } from '../saving/use-correct-gender.ts';

/** The gender as it was set at sign-up, with the way to correct it as long as that is possible. */
export function ShownGender({ profile }: { readonly profile: OwnProfile }) {
  const t = useTexts(editingTexts);
  const { confirm } = useHost();
  const { correct, isBusy, refused } = useCorrectGender(profile);
  const { gender, gender_open: isOpen = false } = profile;
  const other = gender === 'female' ? 'male' : 'female';
  const ask = async () => {
    const title = t(`gender.question.${other}`);
    if (await confirm({ title, text: t('gender.follows') })) correct(other);
  };
  return (
    <div className="pf-edit__wide">
      <p>
        <span className="sp-field__label">{t('field.gender')}</span>
        <span>{t(`gender.${gender}`)}</span>
      </p>
      <FieldError id="edit-gender-error">{refused}</FieldError>
      <p className="sp-field__help">{t(isOpen ? 'help.gender.open' : 'help.gender')}</p>
      {isOpen && (
        <Button size="small" loading={isBusy} onClick={() => void ask()}>
          {t('gender.correct')}
        </Button>
      )}
    </div>
  );
}
