import { useTexts } from 'shared-contracts/host';
import { LOCALES } from 'shared-contracts/i18n/i18n';
import { OWN_NAMES } from 'shared-contracts/i18n/own-names';
import { useLocaleChoice } from '../../device/use-locale-choice.ts';
import { RadioChoice } from './radio-choice.tsx';
import { Section } from './section.tsx';
import { settingsTexts } from './settings-texts.ts';

/** The language of this device and of the account. */
export function LanguageSection() {
  const t = useTexts(settingsTexts);
  const { locale, choose } = useLocaleChoice();
  return (
    <Section title={t('language.title')}>
      <RadioChoice
        name="locale"
        legend={t('language.title')}
        value={locale}
        choices={LOCALES.map((value) => ({ value, label: OWN_NAMES[value], lang: value }))}
        onChoose={choose}
      />
      <p className="shell-fine">{t('language.text')}</p>
    </Section>
  );
}
