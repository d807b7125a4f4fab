import type { Gender } from 'shared-contracts/domain/profile';
import { useTexts } from 'shared-contracts/host';
import { editingTexts } from '../editing-texts.ts';

/** The gender as it was set at sign-up, and why it cannot be changed. */
export function ShownGender({ gender }: { gender: Gender }) {
  const t = useTexts(editingTexts);
  return (
    <div className="pf-edit__wide">
      <p>
        <span className="sp-field__label">{t('field.gender')}</span>
        {t(`gender.${gender}`)}
      </p>
      <p className="sp-field__help">{t('help.gender')}</p>
    </div>
  );
}
